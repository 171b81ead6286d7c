//! Paying by hand, and trading with the supply.

#[cfg(test)]
mod tests {
    use crate::text::fr::French;
    use crate::text::pay::PayTexts;
    use mountain_king::Pile;

    #[test]
    fn what_is_missing_is_counted() {
        assert_eq!(French.missing(Pile([0, 1, 0, 0, 0, 2, 0])), "Reste à choisir : 1 fer et 2 marteaux");
        assert_eq!(French.missing_any(1), "Reste à choisir : 1 ressource");
        assert_eq!(French.market_rate(2, 1), "Marché nocturne : 2 contre 1, encore 1 échange");
    }
}
