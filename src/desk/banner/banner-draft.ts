import { tashkentClock, tashkentDay } from '#kernel/tashkent.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import type { bannerCalls } from '#modules/content/warning/banners.calls.ts'
import type { DeskBanner } from '#modules/content/warning/banners.contract.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { momentOf } from '../parts/days/tashkent-moment.ts'
import { noTexts, settled, unwrittenIn } from '../parts/texts/edited-texts.ts'

/** A day and an hour of Tashkent as the browser's fields write them. */
export type Moment = Readonly<{ day: string; time: string }>

/** A notice while it is written. */
export type BannerDraft = Readonly<{
  texts: Texts
  begins: 'now' | 'later'
  from: Moment
  ends: 'never' | 'until'
  until: Moment
  where: 'whole' | 'some'
  regions: readonly number[]
}>

export type Fault = 'momentMissing' | 'endsEarly' | 'regionsMissing'
type Faults = Readonly<{
  texts: readonly (keyof Texts)[]
  from: Fault | undefined
  until: Fault | undefined
  regions: Fault | undefined
}>

const hourMs = 3_600_000

const fieldsOf = (at: Date): Moment => ({ day: tashkentDay(at), time: tashkentClock(at) })

/** A new one begins at once and is over by tomorrow's evening, unless somebody says otherwise. */
export function draftOf(banner: DeskBanner | undefined, now: Date): BannerDraft {
  const tomorrow = tashkentDay(new Date(now.getTime() + 24 * hourMs))
  const until = banner?.ends_at ? fieldsOf(new Date(banner.ends_at)) : { day: tomorrow, time: '18:00' }
  if (!banner)
    return {
      texts: noTexts,
      begins: 'now',
      from: { day: tomorrow, time: '09:00' },
      ends: 'until',
      until,
      where: 'whole',
      regions: [],
    }
  return {
    texts: banner.texts,
    begins: 'later',
    from: fieldsOf(new Date(banner.starts_at)),
    ends: banner.ends_at === null ? 'never' : 'until',
    until,
    where: banner.regions.length === 0 ? 'whole' : 'some',
    regions: banner.regions,
  }
}

const instantOf = ({ day, time }: Moment) => momentOf(day, time)

const begin = (draft: BannerDraft, now: Date) => (draft.begins === 'now' ? now : instantOf(draft.from))

/** The region list counts only where regions were chosen. */
export const regionsOf = ({ where, regions }: BannerDraft) => (where === 'whole' ? [] : regions)

export function faultsOf(draft: BannerDraft, now: Date): Faults {
  const from = begin(draft, now)
  const until = instantOf(draft.until)
  const endsEarly = draft.ends === 'until' && from && until && until <= from ? 'endsEarly' : undefined
  return {
    texts: unwrittenIn(draft.texts),
    from: from ? undefined : 'momentMissing',
    until: draft.ends === 'until' && !until ? 'momentMissing' : endsEarly,
    regions: draft.where === 'some' && draft.regions.length === 0 ? 'regionsMissing' : undefined,
  }
}

const isFaulty = ({ texts, from, until, regions }: Faults) =>
  texts.length > 0 || from !== undefined || until !== undefined || regions !== undefined

/** Undefined while something is missing. */
export function bodyOf(
  draft: BannerDraft,
  now: Date,
): InputOf<typeof bannerCalls.writeBanner>['body'] | undefined {
  const from = begin(draft, now)
  if (!from || isFaulty(faultsOf(draft, now))) return undefined
  return {
    texts: settled(draft.texts),
    regions: [...regionsOf(draft)],
    starts_at: from.toISOString(),
    ends_at: draft.ends === 'never' ? null : (instantOf(draft.until)?.toISOString() ?? null),
  }
}
