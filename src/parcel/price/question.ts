import type { DeliveryOption, DeliveryType } from '#modules/pricing/domain/facts.ts'
import type { DraftAddress } from '../draft/order-draft.ts'
import { type ParcelChoice, parcelFault, parcelSize } from './parcel-choice.ts'
import type { Terms } from './terms.ts'

/** A district, or the capital as a whole, with the words that the page shows. */
export type ChosenPlace = Readonly<{
  /** In the address of the page: a district's id, or the capital's. */
  id: number
  region: number
  city: number
  /** False for the capital as a whole: the price is the same in all its districts, the address is asked for later. */
  exact: boolean
  label: string
  regionLabel: string
  /** What was found inside of the district: shown in its stead. The price does not ask about it. */
  spot?: FoundSpot
}>

export type FoundSpot = Readonly<{
  text: string
  /** Town, district and region. */
  note: string
  /** What the wizard's address learns of it; a town or village alone is none. */
  address?: Partial<DraftAddress>
}>

/** In a list the same district may stand several times, with what was found in it. */
export const keyOf = ({ id, spot }: ChosenPlace) => (spot ? `${id} ${spot.text}, ${spot.note}` : String(id))

/** One of the eight offers. */
export type Way = Readonly<{ option: DeliveryOption; type: DeliveryType }>

export type Extras = Readonly<{
  /** So'm to collect from the receiver; 0 is none. */
  cod: number
  /** The money comes back in cash; only inside one region. */
  codReturn: boolean
  parcelValue: number
  /** What is inside spoils. */
  perishable: boolean
  /** 0 is the free one. */
  coverLevel: number
  signature: boolean
}>

/** Everything a price depends on, and which offer is looked at. */
export type Question = Readonly<{
  from: ChosenPlace | undefined
  to: ChosenPlace | undefined
  parcel: ParcelChoice
  extras: Extras
  way: Way
}>

export const usualWay: Way = { option: 2, type: 1 }
export const noExtras: Extras = {
  cod: 0,
  codReturn: false,
  parcelValue: 0,
  perishable: false,
  coverLevel: 0,
  signature: false,
}

export function servicesOf({ codReturn, coverLevel, signature }: Extras): string[] {
  return [
    ...(codReturn ? ['cod_return'] : []),
    ...(signature ? ['signature'] : []),
    ...(coverLevel > 0 ? [`cover_${coverLevel}`] : []),
  ]
}

export const hasExtras = (extras: Extras) => Object.values(extras).some(Boolean)

/** The most that calculate-parcel takes; a larger sum is a slip of the finger, and is told at its field. */
export const mostSoum = 1_000_000_000
export const isTooMuch = (soum: number) => soum > mostSoum

/** What calculate-parcel is asked; undefined while something is missing. The offer that is looked at plays no part. */
export function quoteBody({ from, to, parcel, extras }: Question, terms: Terms) {
  if (!from || !to || parcelFault(parcel)) return undefined
  if (isTooMuch(extras.cod) || isTooMuch(extras.parcelValue)) return undefined
  return {
    from: { region: from.region, city: from.city },
    to: { region: to.region, city: to.city },
    parcel_size: parcelSize(parcel, terms),
    services: servicesOf(extras),
    product_fee: extras.cod,
    parcel_value: extras.parcelValue,
    perishable: extras.perishable,
  }
}

export type QuoteBody = NonNullable<ReturnType<typeof quoteBody>>
