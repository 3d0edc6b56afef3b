import type { District } from '#modules/geo/domain/districts.ts'
import { standingOf } from '#modules/geo/domain/pin-rule.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** What a pin is asked about, and what is known of it. */
export type PinPlace = Readonly<{
  /** The district of the address. */
  chosen: District | undefined
  /** It was agreed on with others: it cannot be changed here. */
  isFixed: boolean
  /** How far outside of it the pin lies, by its border; less than nothing inside, undefined while no border is known. */
  kmOutside: number | undefined
  /** The district under the pin; several, likeliest first, where the border is not certain. */
  under: readonly District[]
}>

/** The district under the pin is the right one; the pin goes back; both stay as they are. */
export type PinAnswer = Readonly<{ to: 'move'; district: District } | { to: 'back' } | { to: 'stay' }>

export type PinQuestion = Readonly<{
  /** Of a pin outside of its district: how far, if known, and whether it lies too deep in another region to stay. */
  outside: { district: District; km: number | undefined; isRefused: boolean } | undefined
  /** The likeliest first. */
  answers: readonly PinAnswer[]
}>

/** Farther than any pin that is let stay, where nothing says how far it is. */
const unknownKm = Number.POSITIVE_INFINITY

/** What a person has to be asked before the pin is taken (DECISIONS, "Pins"); undefined when nothing speaks against it. */
export function questionOf({ chosen, isFixed, kmOutside, under }: PinPlace): PinQuestion | undefined {
  const moves = under
    .filter(({ id }) => id !== chosen?.id)
    .map((district) => ({ to: 'move', district }) as const)
  if (!chosen) return under.length > 1 ? { outside: undefined, answers: moves } : undefined
  const mayBeHere = under.some(({ id }) => id === chosen.id)
  if (mayBeHere || (kmOutside ?? (under.length === 0 ? 0 : unknownKm)) <= 0) return undefined

  const isElsewhere = under.length > 0 && under.every(({ regionId }) => regionId !== chosen.regionId)
  const km = kmOutside ?? unknownKm
  // As deep in the other region as it is far from the district, at the most: only the server has borders of regions.
  const standing = standingOf({
    kmOutside: km,
    kmInOtherRegion: isElsewhere ? km : 0,
    inCountry: true,
  })
  const stays = standing === 'near' || standing === 'far' ? [{ to: 'stay' } as const] : []
  const back = { to: 'back' } as const
  const kept = standing === 'near' && isFixed ? [...stays, back] : [back, ...stays]
  return {
    outside: { district: chosen, km: kmOutside, isRefused: stays.length === 0 },
    answers: [...(isFixed ? [] : moves), ...kept],
  }
}

/** Prices go by region and zone of a district: two that share both cost the same. */
export const isPricedAlike = (one: District, other: District) =>
  one.regionId === other.regionId && one.zone === other.zone

/** Some towns and the districts around them are called the same in short: those are told apart by their whole names. */
export function calledIn({ outside, answers }: PinQuestion, district: District, locale: Locale): string {
  const short = district.shortNames[locale]
  const told = [
    outside?.district,
    ...answers.map((answer) => ('district' in answer ? answer.district : undefined)),
  ]
  const isShared = told.some(
    (other) => other && other.id !== district.id && other.shortNames[locale] === short,
  )
  return isShared ? district.names[locale] : short
}

/** An answer by a name of its own, for a form. */
export const answerKey = (answer: PinAnswer) =>
  answer.to === 'move' ? `move-${answer.district.id}` : answer.to
