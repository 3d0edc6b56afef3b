import { type DeliveryOption, endsAtDoor, startsAtDoor } from './facts.ts'
import { longestFirst, type Parcel } from './parcel.ts'
import { type Refusal, refusal } from './refusal.ts'
import type { SidesCm, Tariff } from './tariff.ts'

/** Where a parcel can be left or handed over. */
export const placeKinds = ['mailbox', 'locker', 'point', 'door'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Where the sender leaves it, and where the receiver takes it. */
export const parcelEnds = ['from', 'to'] as const
export type ParcelEnd = (typeof parcelEnds)[number]

export type PlaceAnswer = Readonly<{
  end: ParcelEnd
  kind: Exclude<PlaceKind, 'door'>
  refusal: Refusal | undefined
}>

/** Which kinds of place take the parcel, for the ends that are not doors. `cod`: money is taken from the receiver. */
export function placesFor(
  option: DeliveryOption,
  parcel: Parcel & { cod: boolean },
  tariff: Tariff,
): PlaceAnswer[] {
  const atDoor = { from: startsAtDoor(option), to: endsAtDoor(option) }
  return parcelEnds
    .filter((end) => !atDoor[end])
    .flatMap((end) =>
      placeKinds
        .filter((kind) => kind !== 'door')
        .map((kind) => ({
          end,
          kind,
          refusal: handOutRefusal(end, kind, parcel.cod) ?? misfit(kind, parcel, tariff),
        })),
    )
}

/** Nobody is there to take money at a locker (DECISIONS, "Order lifecycle"), and mailboxes only take letters in. */
function handOutRefusal(end: ParcelEnd, kind: PlaceKind, cod: boolean): Refusal | undefined {
  if (end === 'from') return undefined
  if (kind === 'mailbox') return refusal('mailbox_drop_off_only')
  return kind === 'locker' && cod ? refusal('locker_prepaid_only', {}, { place: 'point' }) : undefined
}

/** Why a parcel does not fit a kind of place, and which one takes it; undefined when it fits. */
export function misfit(kind: PlaceKind, parcel: Parcel, tariff: Tariff): Refusal | undefined {
  const notCarried = beyondCarriage(parcel, tariff)
  if (notCarried) return notCarried
  switch (kind) {
    case 'mailbox':
      return boxMisfit('mailbox', parcel, tariff)
    case 'locker':
      return boxMisfit('locker', parcel, tariff)
    case 'point':
      return pointMisfit(parcel, tariff)
    case 'door':
      return undefined
  }
}

/** What nobody takes without a manager, and what nobody takes at all. */
function beyondCarriage(
  { weightGrams, sidesCm }: Parcel,
  { limits: { door, onRequestGrams } }: Tariff,
): Refusal | undefined {
  const weight = { grams: weightGrams }
  if (sidesCm && sidesCm[0] > door.longestCm)
    return refusal('too_long', { side: { cm: [sidesCm[0]] }, limit: { cm: [door.longestCm] } })
  if (weightGrams > onRequestGrams) return refusal('too_heavy', { weight, limit: { grams: onRequestGrams } })
  if (weightGrams > door.grams) return refusal('on_request', { weight, limit: { grams: door.grams } })
  return undefined
}

function pointMisfit({ weightGrams, sidesCm }: Parcel, { limits: { point } }: Tariff): Refusal | undefined {
  const instead = { deliveryOption: 2, place: 'door' } as const
  if (weightGrams > point.grams)
    return refusal(
      'too_heavy_for_point',
      { weight: { grams: weightGrams }, limit: { grams: point.grams } },
      instead,
    )
  if (sidesCm && sidesCm[0] > point.longestCm)
    return refusal(
      'too_long_for_point',
      { side: { cm: [sidesCm[0]] }, limit: { cm: [point.longestCm] } },
      instead,
    )
  return undefined
}

function boxMisfit(kind: 'mailbox' | 'locker', parcel: Parcel, tariff: Tariff): Refusal | undefined {
  const { weightGrams, sidesCm } = parcel
  const limit = tariff.limits[kind]
  const instead = () => ({ place: nextPlace(kind, parcel, tariff) })
  if (weightGrams > limit.grams)
    return refusal(
      `too_heavy_for_${kind}`,
      { weight: { grams: weightGrams }, limit: { grams: limit.grams } },
      instead(),
    )
  if (sidesCm && !goesInto(sidesCm, limit.sidesCm))
    return refusal(`too_big_for_${kind}`, { sides: { cm: sidesCm }, limit: { cm: limit.sidesCm } }, instead())
  return undefined
}

function nextPlace(kind: 'mailbox' | 'locker', parcel: Parcel, tariff: Tariff): 'locker' | 'point' | 'door' {
  if (kind === 'mailbox' && !boxMisfit('locker', parcel, tariff)) return 'locker'
  return pointMisfit(parcel, tariff) ? 'door' : 'point'
}

/** A box can be turned, so the longest side is held against the longest of the opening. */
function goesInto(sides: SidesCm, opening: SidesCm): boolean {
  const [length, width, height] = longestFirst(sides)
  const [maxLength, maxWidth, maxHeight] = longestFirst(opening)
  return length <= maxLength && width <= maxWidth && height <= maxHeight
}
