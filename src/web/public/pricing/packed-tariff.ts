import type { Tariff } from '#modules/pricing/domain/tariff.ts'

/**
 * The tariff on its way into the page: as text, because the router writes an object of 150 numbers twice as long, and
 * without the calendar, because the page names days but promises no date.
 */
export function packed(tariff: Tariff): string {
  const serviceLevels = { ...tariff.serviceLevels, holidays: { yearly: [], dated: [] } }
  return JSON.stringify({ ...tariff, serviceLevels } satisfies Tariff)
}

export const unpacked = (text: string): Tariff => JSON.parse(text)
