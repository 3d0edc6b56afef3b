import type { Tariff } from './tariff.ts'

/**
 * The numbers of the first version (DECISIONS, "Price"; SPEC sections 5 and 9). The migration that makes the table puts
 * exactly these in; a later change of prices is a new version made in the desk, not an edit here.
 */
export const firstTariff: Tariff = {
  belts: {
    1: 3, // Karakalpakstan
    2: 1, // Andijan
    3: 2, // Bukhara
    4: 1, // Jizzakh
    5: 2, // Kashkadarya
    6: 2, // Navoiy
    7: 1, // Namangan
    8: 1, // Samarkand
    9: 3, // Surkhandarya
    10: 1, // Syrdarya
    11: 1, // capital region
    12: 1, // Fergana
    13: 3, // Khorezm
    14: 0, // the capital
  },
  base: { local: 15_000, belt1: 20_000, belt2: 25_000, belt3: 30_000 },
  volumeDivisor: 6_000,
  boxes: {
    small: { upToGrams: 1_000, surcharge: 0, sidesCm: [20, 20, 15] },
    medium: { upToGrams: 3_000, surcharge: 5_000, sidesCm: [30, 30, 20] },
    large: { upToGrams: 5_000, surcharge: 10_000, sidesCm: [40, 30, 25] },
  },
  heavy: { perKg: 3_000, upToGrams: 10_000 },
  expressPercent: 150,
  roundUpTo: 100,
  serviceLevels: {
    cutOffHour: 12,
    standardDays: { from: 2, to: 3 },
    expressDays: 1,
    // The specification promises hours without naming weekends, so every weekday is worked until the desk says otherwise.
    weekdaysOff: [],
    holidays: {
      yearly: ['01-01', '03-08', '03-21', '05-09', '09-01', '10-01', '12-08'],
      // Ramazon hayiti and Qurbon hayiti follow the moon and are confirmed by decree: expected days.
      dated: ['2026-03-20', '2026-05-27', '2027-03-10', '2027-05-17'],
    },
    perishableHours: 60,
  },
  doorLeg: { zone1: 10_000, zone2: 15_000 },
  collection: { price: 30_000, freeFromParcels: 7 },
  cod: 6_900,
  signature: 3_000,
  cover: {
    free: 20_000,
    levels: [
      { upTo: 500_000, price: 5_600 },
      { upTo: 1_000_000, price: 8_400 },
      { upTo: 2_000_000, price: 11_200 },
    ],
    minimumWage: 1_271_000,
    wages: 10,
  },
  flexible: {
    packages: [
      { shipments: 10, price: 220_000 },
      { shipments: 50, price: 1_000_000 },
      { shipments: 200, price: 3_600_000 },
    ],
    upToGrams: 10_000,
    sideUpToCm: 50,
    sidesBelowCm: 100,
    days: 180,
    belt3Extra: 5_000,
  },
  pro: { price: 25_000, gramsEach: 10_000 },
  promotions: { halfPricePercent: 50 },
  limits: {
    mailbox: { sidesCm: [35, 23, 3], grams: 1_000 },
    locker: { sidesCm: [66, 41, 38], grams: 15_000 },
    point: { longestCm: 120, grams: 15_000 },
    door: { longestCm: 300, grams: 100_000, callFirstAboveCm: 120 },
    onRequestGrams: 1_000_000,
  },
}
