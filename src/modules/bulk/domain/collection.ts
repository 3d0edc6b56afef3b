/** When a courier comes for a merchant's parcels (DECISIONS, "Intervals"). */
export const timeIntervals = ['09:00-12:00', '12:00-15:00', '15:00-18:00', '18:00-21:00'] as const
