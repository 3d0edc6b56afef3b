import type { PinSource } from '#modules/geo/domain/pin-rule.ts'
import type { LatLon } from '../map/lat-lon.ts'

/** The place of an address on the map, and how it came there. */
export type Pin = Readonly<{
  at: LatLon
  source: PinSource | undefined
  /** It lies outside of its district, and the person says that this is right. */
  confirmed: boolean
  /** Put on the map while this very form is filled in: it belongs to the person, not to the text beside it. */
  isFresh: boolean
}>

/** What becomes of the place: a courier brings something there or fetches it, or it is kept for later. */
export type PinPurpose = 'deliver' | 'collect' | 'keep'

/** What a courier looks for inside a house. */
export const doorNumbers = ['entrance', 'floor', 'flat', 'intercom'] as const
export type DoorNumbers = Readonly<Record<(typeof doorNumbers)[number], string>>
export const noDoor: DoorNumbers = { entrance: '', floor: '', flat: '', intercom: '' }

/** What the search and the map need to know of an address, whichever form it stands in. */
export type PinnedAddress = DoorNumbers &
  Readonly<{
    region: number | undefined
    city: number | undefined
    street: string
    pin: Pin | undefined
  }>

/** What they make of it. A district comes along when there was none, or when the person has chosen another. */
export type PinnedChange = Partial<PinnedAddress & Readonly<{ landmark: string }>>

type Marked = Readonly<{
  latitude: number | null
  longitude: number | null
  pin_source?: PinSource | null | undefined
}>

/** Of an address that may have been marked on a map before. */
export const pinOf = ({ latitude, longitude, pin_source }: Marked): Pin | undefined =>
  latitude === null || longitude === null
    ? undefined
    : {
        at: { lat: latitude, lon: longitude },
        source: pin_source ?? undefined,
        confirmed: false,
        isFresh: false,
      }

type Doored = Readonly<Partial<Record<keyof DoorNumbers, string | null | undefined>>>

export const doorOf = (address: Doored): DoorNumbers => ({
  entrance: address.entrance ?? '',
  floor: address.floor ?? '',
  flat: address.flat ?? '',
  intercom: address.intercom ?? '',
})

/** A pin as the server is told of it; one that was taken off is said to be gone. */
export const pinFields = (pin: Pin | undefined) => ({
  latitude: pin?.at.lat ?? null,
  longitude: pin?.at.lon ?? null,
  ...(pin?.source ? { pin_source: pin.source } : {}),
  ...(pin?.confirmed ? { pin_confirmed: true } : {}),
})

export const isSamePlace = (one: Pin | undefined, other: Pin | undefined) =>
  one?.at.lat === other?.at.lat && one?.at.lon === other?.at.lon

/**
 * A street that is written anew takes the old pin away: it would lead the courier to the old door. A pin that the person
 * has put on the map beside it stays.
 */
export const pinBeside = (pin: Pin | undefined, before: string, street: string): Pin | undefined =>
  pin?.isFresh || before.trim() === street.trim() ? pin : undefined
