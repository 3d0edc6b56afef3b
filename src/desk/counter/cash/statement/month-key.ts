const monthKeys = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const

/** Of `2026-11`: the name under which the month stands in the words. */
export const monthKeyOf = (month: string): (typeof monthKeys)[number] =>
  monthKeys.find((key) => key === month.slice(5, 7)) ?? '01'
