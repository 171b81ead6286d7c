//! The spells in French, in the order of the cards: name, text on the card, and the text at length.

/// Names.
pub(crate) const NAMES: [&str; 17] = [
    "Rituel de la Terre",
    "Roche tendre",
    "Longue Haleine",
    "Mémoire de pierre",
    "Don de sourcier",
    "Beau Parleur",
    "Cor d’appel",
    "Second Souffle",
    "Chassé-croisé",
    "De main en main",
    "Transmutation",
    "Marché nocturne",
    "Statue qui marche",
    "Ancêtres agités",
    "Bénédiction tardive",
    "Mains affairées",
    "Bras long",
];

/// The texts on the cards.
pub(crate) const CARDS: [&str; 17] = [
    "Le tunnel que vous creusez ce tour-ci peut se payer en minéraux mélangés. Il rapporte selon le moins précieux d’entre eux.",
    "Ce tour-ci, les gravats ne vous coûtent aucun marteau.",
    "Après l’étape 2, vous pouvez creuser un tunnel de plus, de taille 3 ou moins.",
    "Rendez un de vos tunnels à la réserve et gagnez autant de pierres que sa taille, 4 au maximum.",
    "Prenez les ressources enfouies d’une ou deux cases vierges à deux pas au plus de votre réseau.",
    "Si vous recrutez ce tour-ci, n’importe laquelle de vos ressources peut servir de pot-de-vin.",
    "Jusqu’à trois fois : remplacez un troll de la horde sans pot-de-vin par un nouveau venu.",
    "Activez un seul troll de votre meute.",
    "Jusqu’à deux fois : échangez deux trolls de votre meute, avec tout ce qu’ils portent.",
    "Déplacez jusqu’à quatre ressources de vos trolls vers votre stock.",
    "Changez jusqu’à trois minéraux d’un même type en autant d’un autre type.",
    "Jusqu’à trois fois ce tour-ci, vous pouvez échanger 2 ressources contre 1 de votre choix de la réserve.",
    "Déplacez une statue de votre réseau de deux tunnels au plus, sans wagonnet.",
    "Déplacez une statue enfouie vers une case vierge et libre, à trois pas au plus.",
    "Posez un piédestal de votre stock sur un ancrage nu de votre réseau où ne se dresse aucune statue.",
    "Vous pouvez activer des ateliers deux fois ce tour-ci : deux ateliers, ou deux fois le même.",
    "Activez n’importe quel atelier du plateau, comme s’il touchait votre réseau. Il offre au moins deux utilisations.",
];

/// The full explanation of each spell: choices, limits and interactions with other rules.
pub(crate) const MORE: [&str; 17] = [
    "Payez le tunnel de ce tour avec toute combinaison de pierre, de fer et de rochecœur qui atteint sa taille. Il rapporte \
     l’honneur du minéral le moins précieux parmi eux. Les marteaux pour les gravats se paient comme toujours. Si vous \
     recrutez, le sort est perdu.",
    "Tous les gravats sous les tunnels que vous creusez ce tour-ci cèdent gratuitement ; ce qui y est enfoui vous revient. \
     Si vous recrutez, le sort est perdu.",
    "Une fois que vous avez recruté, creusé ou constaté que vous ne pouviez rien faire, vous pouvez creuser encore : taille \
     2 ou 3, au prix habituel, avec honneur, trouvailles, ancrage et ateliers. Ce que vos trolls ont gagné à l’étape 2 peut \
     servir à payer. Rien ne vous y oblige.",
    "Reprenez un tunnel de votre réseau qui ne porte ni statue, ni piédestal, ni salle. Il retourne sur sa pile et vous \
     gagnez autant de pierres que sa taille, 4 au maximum. Son honneur reste acquis. Les tuiles qui ne rejoignent plus votre \
     portail n’appartiennent plus à personne, avec tout ce qu’elles portent, jusqu’à ce qu’un nouveau tunnel les touche. Les \
     gravats brisés et les ressources prises ne reviennent pas.",
    "Choisissez une case à ressources enfouies, à deux pas au plus de votre réseau, à travers la roche qu’aucune tuile ne \
     couvre, et prenez-les ; puis une deuxième si vous le voulez. Les gravats ne gênent pas et restent en place. Une case \
     voisine d’un rival convient aussi.",
    "Chaque troll à soudoyer accepte n’importe quelle ressource à la place d’une pièce. Qui recrutera ce troll la recevra. \
     Quatre pots-de-vin envoient un troll à la retraite, comme toujours. Si vous creusez, ou recrutez sans avoir personne à \
     soudoyer, le sort est perdu.",
    "Renvoyez un troll de la horde qui ne porte aucun pot-de-vin ; la prochaine carte de sa rangée prend sa place, et lui \
     passe sous sa pioche. Décidez ensuite de continuer ou non, trois fois au plus. Le piédestal de l’emplacement reste. Ce \
     qui a été révélé ne peut plus être annulé.",
    "Choisissez un troll de votre meute : chacun de ses symboles vides reçoit sa ressource. Les trolls en dessous continuent \
     de dormir.",
    "Choisissez deux trolls de votre meute : ils échangent leurs emplacements avec tout ce qu’ils portent, quelles que \
     soient leurs rangées. Personne ne s’active. Puis une seconde fois si vous le voulez.",
    "Jusqu’à quatre ressources passent de vos trolls à votre stock, et leurs symboles pourront se remplir à nouveau. Un \
     wagonnet de clan devient neutre.",
    "Donnez d’un à trois minéraux d’un même type, pris sur vos trolls ou dans votre stock, et gagnez-en autant d’un autre \
     type dans votre stock.",
    "Jusqu’à la fin de ce tour, vous pouvez échanger deux ressources quelconques contre une de votre choix, trois fois au \
     plus. L’échange de quatre contre une reste possible à côté.",
    "Déplacez une statue de votre réseau comme le feraient deux wagonnets : dans son tunnel, ou vers un tunnel adjacent, \
     deux fois. Elle doit finir sur une case sans statue ; un piédestal ou un autel fait très bien l’affaire.",
    "Choisissez une statue encore prise dans la roche vierge, et déplacez-la à trois pas au plus, à travers la roche vierge, \
     vers une case sans statue, sans ressource et sans gravats.",
    "Posez un piédestal de votre stock sur un ancrage de votre réseau qui ne porte ni piédestal ni statue. Comme toujours, \
     une zone n’admet qu’un piédestal de chaque clan, et vous prenez son jeton Bénéfice.",
    "À l’étape 1, vous pouvez activer deux ateliers, ou deux fois le même. Chacun offre autant d’utilisations qu’il a \
     d’entrées ouvertes.",
    "Activez n’importe quel atelier de la montagne, si loin soit-il, en plus de celui de votre tour. Il offre une \
     utilisation par entrée ouverte, et jamais moins de deux.",
];
