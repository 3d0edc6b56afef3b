import { regions as allRegions } from '#modules/geo/domain/regions.ts'
import { type Cyrillic, type Texts, textIn } from '../texts.ts'

export const bannerStates = ['running', 'planned', 'off', 'over'] as const
export type BannerState = (typeof bannerStates)[number]

export const bannerChanges = ['written', 'changed', 'off', 'on'] as const
export type BannerChange = (typeof bannerChanges)[number]

/** Letters: read aloud in a quarter of a minute, which is how long somebody looks at a strip. */
export const longestBanner = 240

/** So many at once are still read; of more, those that began last. */
export const mostBannersAtOnce = 4

/** Ids of regions; none is the whole country. */
export type BannerRegions = readonly number[]

type Plan = Readonly<{ startsAt: Date; endsAt: Date | null; offAt: Date | null }>

export function bannerState({ startsAt, endsAt, offAt }: Plan, now: Date): BannerState {
  if (endsAt !== null && endsAt <= now) return 'over'
  if (offAt !== null) return 'off'
  return startsAt > now ? 'planned' : 'running'
}

/** Whoever has not told where they are sees everything: better one notice too many than a parcel that waits unexplained. */
export function isBannerFor(regions: BannerRegions, region: number | undefined): boolean {
  if (regions.length === 0 || region === undefined || !allRegions.some(({ id }) => id === region)) return true
  return regions.includes(region)
}

/** The regions stand in front, because most readers are not known to be anywhere. */
export function bannerText(
  { texts, regions }: { texts: Texts; regions: BannerRegions },
  language: keyof Texts,
  cyrillic: Cyrillic,
): string {
  const words = textIn(texts, language, cyrillic)
  const names = allRegions
    .filter(({ id }) => regions.includes(id))
    .map(({ name, short = name }) => short[language])
  return names.length === 0 ? words : `${names.join(', ')}: ${words}`
}

/** Several that run at once follow each other. */
export const joinedBanners = (texts: readonly string[]): string => texts.join('  •  ')
