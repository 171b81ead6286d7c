//! Refusals in French.

#[cfg(test)]
mod tests {
    use super::super::French;
    use crate::text::refusals::RefusalTexts;

    #[test]
    fn verbs_agree_in_number() {
        let names = ["Anne", "Léo"].map(str::to_owned);
        assert_eq!(French.others_first(&names[..1]), "Anne doit d’abord décider.");
        assert_eq!(French.others_first(&names), "Anne et Léo doivent d’abord décider.");
    }
}
