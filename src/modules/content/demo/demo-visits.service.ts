import { tashkentDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import { dayBefore, type VisitCount, type VisitLanguage } from '../domain/visits/visit.ts'
import { addVisits } from '../visits/visits.repo.ts'

/** How many look at a page on a usual day. */
const usual = {
  home: 420,
  track: 310,
  calculator: 190,
  sendParcel: 120,
  pricing: 90,
  login: 74,
  orderList: 66,
  whatCanYouSend: 48,
  faq: 41,
  business: 33,
  contact: 24,
  covered: 17,
  careers: 15,
  blog: 12,
  about: 9,
  privacy: 3,
} as const

const shares: Readonly<Record<VisitLanguage, number>> = { uz: 0.58, ru: 0.27, oz: 0.11, en: 0.04 }
/** From Sunday: people send on working days. */
const weekdays = [0.55, 1.12, 1.06, 1, 1.04, 1.1, 0.72] as const

const days = 62

/** The same figures for the same day, whenever the demo begins: up and down by a tenth, and a little more every week. */
function demoVisits(today: string): VisitCount[] {
  const counts: VisitCount[] = []
  for (let ago = 1; ago <= days; ago++) {
    const day = dayBefore(today, ago)
    const pace = (weekdays[new Date(day).getUTCDay()] ?? 1) * (1 - ago / 300)
    for (const [page, many] of Object.entries(usual)) {
      for (const [language, share] of Object.entries(shares)) {
        const visits = Math.round(many * share * pace * (0.9 + noise(`${day}${page}${language}`) / 5))
        if (visits > 0) counts.push({ day, page, language: language as VisitLanguage, visits })
      }
    }
  }
  return counts
}

/** From 0 to 1, the same for the same words. */
function noise(words: string): number {
  let hash = 2166136261
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0
  return (hash % 1000) / 1000
}

/** So that the desk's figures show what they are for. */
export async function loadDemoVisits({ db }: { db: Db }, now: Date): Promise<void> {
  await addVisits(db, demoVisits(tashkentDay(now)))
}
