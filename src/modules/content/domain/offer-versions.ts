/**
 * The public offer is a contract: a version that people have accepted never changes. Its words stand in the locales under
 * a name of their own, its figures here, as they were on its day; a test holds both against a fingerprint. Another figure or
 * word is another version: a new entry at the end, a new text, a new fingerprint (docs/decisions/0043).
 */
type OfferFigures = Readonly<{
  basketDays: number
  confirmationHours: number
  attempts: number
  storageDays: number
  redeliverDays: number
  returnPercent: number
  disposeDays: number
  lostDays: number
  noticeDays: number
  codHours: number
  reweighHours: number
  pointKg: number
  pointCm: number
  doorKg: number
  doorCm: number
  requestKg: number
  standardFrom: number
  standardTo: number
  expressHours: number
  freeCover: number
  coverLevels: readonly number[]
  coverWages: number
  volumeDivisor: number
  packageDays: number
}>

export type OfferVersion = Readonly<{
  /** The day from which it holds, as people in Tashkent count days. */
  id: string
  /** The day it was put on the page; at least `noticeDays` before its own, but for the first. */
  published: string
  /** Where its words stand: `offer.<text>`. */
  text: string
  figures: OfferFigures
}>

/** Oldest first. */
export const offerVersions = [
  {
    id: '2026-11-17',
    published: '2026-11-17',
    text: 'v1',
    figures: {
      basketDays: 7,
      confirmationHours: 1,
      attempts: 3,
      storageDays: 7,
      redeliverDays: 7,
      returnPercent: 50,
      disposeDays: 30,
      lostDays: 7,
      noticeDays: 10,
      codHours: 24,
      reweighHours: 2,
      pointKg: 15,
      pointCm: 120,
      doorKg: 100,
      doorCm: 300,
      requestKg: 1000,
      standardFrom: 2,
      standardTo: 3,
      expressHours: 24,
      freeCover: 20_000,
      coverLevels: [500_000, 1_000_000, 2_000_000],
      coverWages: 10,
      volumeDivisor: 6000,
      packageDays: 180,
    },
  },
] as const satisfies readonly OfferVersion[]

type Version = Readonly<{ id: string }>

const tashkentOffsetMs = 5 * 3_600_000

/** In force from the first minute of its day. A clock that stands before all of them gets the first one. */
export function offerInForce<V extends Version>(now: Date, versions: readonly [V, ...V[]]): V
export function offerInForce(now: Date): (typeof offerVersions)[number]
export function offerInForce(now: Date, versions: readonly [Version, ...Version[]] = offerVersions): Version {
  const today = new Date(now.getTime() + tashkentOffsetMs).toISOString().slice(0, 10)
  return versions.findLast(({ id }) => id <= today) ?? versions[0]
}

/** The version of this name, published or in force. */
export const offerNamed = (id: string | null | undefined) =>
  offerVersions.find((version) => version.id === id)

/**
 * Whether somebody has to be asked about the version in force. `accepted`: their newest one, null when there is none;
 * undefined while it is not known, and then nobody is bothered.
 */
export function asksForOffer(
  accepted: unknown,
  now: Date,
  versions: readonly [Version, ...Version[]] = offerVersions,
): boolean {
  if (accepted === null) return true
  return typeof accepted === 'string' && accepted < offerInForce(now, versions).id
}
