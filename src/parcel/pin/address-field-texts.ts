/** Of the texts of `pin` those that `AddressField` needs where no map stands below it. */
export const addressFieldTexts = [
  'pin.house',
  'pin.metres',
  'pin.kilometres',
  'pin.search.list',
  'pin.search.found',
  'pin.elsewhere',
] as const
