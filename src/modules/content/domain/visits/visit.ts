export const visitLanguages = ['uz', 'oz', 'ru', 'en'] as const
export type VisitLanguage = (typeof visitLanguages)[number]

/** All that is kept of a look at a page. */
export type Visit = Readonly<{ page: string; language: VisitLanguage; day: string }>
export type VisitCount = Visit & Readonly<{ visits: number }>

/** Days of figures that are kept: two years can be compared. */
export const visitLifeDays = 730

/** Days that one question may span. */
export const longestVisitSpan = 366

/** Programs that say what they are are no readers: search engines, previews of messengers, checks of whether we are up. */
const program =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|uptime|curl|wget|python|java\/|go-http|facebookexternalhit|whatsapp|telegram|axios|node-fetch|feedfetcher/i

export const isProgram = (userAgent: string): boolean => userAgent.trim() === '' || program.test(userAgent)

/** Days written as `2026-11-17`; the same day comes back for 0. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** Every day of a span, also those on which nobody came. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < longestVisitSpan; day = dayBefore(day, -1)) days.push(day)
  return days
}

export type WriteVisits = (counts: readonly VisitCount[]) => Promise<void>

/**
 * Adds up what comes while a write is under way, so that a process has one statement at work at a time, however many
 * look: the row of today's home page is never waited for by our own calls.
 */
export function createTally() {
  let waiting = new Map<string, VisitCount>()
  let writing: Promise<void> | undefined

  function add(visit: Visit, visits = 1): void {
    const key = `${visit.day} ${visit.page} ${visit.language}`
    waiting.set(key, { ...visit, visits: visits + (waiting.get(key)?.visits ?? 0) })
  }

  async function writeAll(write: WriteVisits): Promise<void> {
    while (waiting.size > 0) {
      const taken = [...waiting.values()]
      waiting = new Map()
      try {
        await write(taken)
      } catch (error) {
        // Counted again with the next look; there are never more of them than pages, languages and days.
        for (const { visits, ...visit } of taken) add(visit, visits)
        throw error
      }
    }
  }

  return {
    add,
    /** Whoever comes while one is at work waits for the same one. */
    flush(write: WriteVisits): Promise<void> {
      writing ??= writeAll(write).finally(() => {
        writing = undefined
      })
      return writing
    },
  }
}
