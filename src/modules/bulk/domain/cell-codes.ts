/** What can be wrong with a cell (SPEC section 5); each has its message in `bulk.cells`. */
export const cellCodes = [
  'required',
  'too_short',
  'too_long',
  'invalid_phone',
  'phone_too_short',
  'phone_broken_by_excel',
  'same_phone',
  'unknown_region',
  'unknown_city',
  'which_city',
  'city_elsewhere',
  'city_not_served',
  'unknown_point',
  'which_point',
  'point_cannot_take',
  'not_a_number',
  'not_above_zero',
  'too_heavy',
  'too_heavy_grams',
  'side_too_long',
  'sides_missing',
  'too_much_money',
  'invalid_option',
  'invalid_type',
  'unknown_service',
  'amount_required',
  'refund_outside_region',
  'express_unavailable',
  'parcel_too_big',
  'not_carried_so',
  'duplicate_in_file',
  'duplicate_of_order',
] as const
export type CellCode = (typeof cellCodes)[number]

/** Problems that a merchant may wave through: it looks like a slip and need not be one. */
export const acceptable: readonly CellCode[] = ['duplicate_in_file', 'duplicate_of_order', 'same_phone']
