//! Paying by hand, and trading with the supply.

#[cfg(test)]
mod tests {
    use crate::text::en::English;
    use crate::text::pay::PayTexts;
    use mountain_king::Pile;

    #[test]
    fn what_is_missing_is_counted() {
        assert_eq!(English.missing(Pile([0, 1, 0, 0, 0, 2, 0])), "Still to choose: 1 iron and 2 hammers");
        assert_eq!(English.missing_any(1), "Still to choose: 1 resource");
        assert_eq!(English.market_rate(2, 1), "Night Market: 2 for 1, 1 trade left");
    }
}
