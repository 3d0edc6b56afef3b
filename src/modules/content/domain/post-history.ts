import type { PostEvent } from './posts.ts'

export type Written = Readonly<{ version: number; at: Date; by: string | null; byId: number | null }>

/** From a moment on a version is shown, or nothing (`version` null), unless it was dropped before. */
export type Release = Readonly<{
  version: number | null
  shownFrom: Date
  decidedAt: Date
  by: string | null
  droppedAt: Date | null
  droppedBy: string | null
}>

export type HistoryLine = Readonly<{
  version: number
  at: Date
  by: string | null
  what: PostEvent
  publishAt: Date | null
}>

/** An editor saves by itself every few seconds; what one person writes with pauses shorter than this is one line. */
const oneGoMs = 15 * 60_000

export const isOneGo = (last: Pick<Written, 'at' | 'byId'>, at: Date, byId: number): boolean =>
  last.byId === byId && at.getTime() - last.at.getTime() < oneGoMs

/** What became of a post, newest first. Both lists come first to last. */
export function historyOf(versions: readonly Written[], releases: readonly Release[]): HistoryLine[] {
  const lines: (HistoryLine & { byId?: number | null })[] = [
    ...versions.map((each) => ({ ...each, what: 'written' as const, publishAt: null })),
    ...releasesTold(releases),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
  const told: typeof lines = []
  for (const line of lines) {
    const last = told.at(-1)
    const goesOn =
      last?.what === 'written' &&
      line.what === 'written' &&
      line.byId != null &&
      isOneGo({ at: last.at, byId: last.byId ?? null }, line.at, line.byId)
    if (goesOn) told[told.length - 1] = line
    else told.push(line)
  }
  return told.reverse().map(({ version, at, by, what, publishAt }) => ({ version, at, by, what, publishAt }))
}

function releasesTold(releases: readonly Release[]): HistoryLine[] {
  let shown = 0
  return releases.flatMap((release): HistoryLine[] => {
    const { version, shownFrom, decidedAt, by, droppedAt, droppedBy } = release
    if (version === null) return [{ version: shown, at: decidedAt, by, what: 'withdrawn', publishAt: null }]
    if (droppedAt === null) shown = version
    const isLater = shownFrom > decidedAt
    const decided: HistoryLine = {
      version,
      at: decidedAt,
      by,
      what: isLater ? 'scheduled' : 'published',
      publishAt: isLater ? shownFrom : null,
    }
    // Dropped by a further decision at the same moment: that one tells it.
    const isReplaced = releases.some((other) => other.decidedAt.getTime() === droppedAt?.getTime())
    if (droppedAt === null || isReplaced) return [decided]
    return [decided, { version, at: droppedAt, by: droppedBy, what: 'unscheduled', publishAt: null }]
  })
}
