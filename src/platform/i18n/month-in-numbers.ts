/** `2026-11` as people here write a month beside sums: 11.2026. */
export const monthInNumbers = (month: string) => `${month.slice(5)}.${month.slice(0, 4)}`
