const hour = 3_600_000

export const leadWindowMs = hour

/** What strangers wrote is answered long before; the page about privacy tells this. */
export const leadLifeMs = 366 * 24 * hour

/** The same words of the same phone within this time are one letter. */
export const sameLetterMs = 600_000

/** How many contacts may be left within an hour: from one address, and in all. */
export type LeadLimits = { network: number; total: number }

/** An office or a mobile operator shares one address. Settings can change both. */
export const usualLeadLimits: LeadLimits = { network: 20, total: 500 }

/** How many were left within the window, and when the first of them was. */
export type LeadCounts = Record<keyof LeadLimits, { count: number; since: Date | null }>

/** How many seconds to wait, if nobody may leave contacts now. */
export function refusalOfLead(counts: LeadCounts, limits: LeadLimits, now: Date): number | undefined {
  const waits = (['network', 'total'] as const)
    .filter((name) => counts[name].count >= limits[name])
    .map((name) => (counts[name].since?.getTime() ?? 0) + leadWindowMs - now.getTime())
  return waits.length === 0 ? undefined : Math.max(1, Math.ceil(Math.max(...waits) / 1000))
}
