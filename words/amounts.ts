/**
 * Creates a format of whole amounts of money: '₹1,80,000'.
 *
 * @param locale - BCP 47, for the separators; digits are always Latin, as in phone numbers and dates
 * @param currencyDisplay - 'name' for 'dirhams' instead of 'AED'
 */
export function amountFormat(locale: string, currencyDisplay: 'narrowSymbol' | 'name' = 'narrowSymbol') {
  return (amount: number, currency: string): string =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      maximumFractionDigits: 0,
      numberingSystem: 'latn',
    }).format(amount);
}
