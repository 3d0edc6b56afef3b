/** SPEC section 3: three boxes to choose by eye; any other is measured. The tariff will bring its own limits. */
export const parcelSizes = [
  { size: 'small', name: 'home.waybill.sizes.small', weightGrams: 1_000, sidesCm: [20, 20, 15] },
  { size: 'medium', name: 'home.waybill.sizes.medium', weightGrams: 3_000, sidesCm: [30, 30, 20] },
  { size: 'large', name: 'home.waybill.sizes.large', weightGrams: 5_000, sidesCm: [40, 30, 25] },
] as const
