import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'

/** Kept only while a prepaid shipment is saved for another parcel: by itself a package is used. */
const storageKey = 'order_saves_package'
let unkept = false

export function keptPackageChoice(): boolean {
  try {
    return !unkept && localStorage.getItem(storageKey) === null
  } catch {
    return !unkept
  }
}

export function keepPackageChoice(usesPackage: boolean): void {
  unkept = false
  try {
    if (usesPackage) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, '1')
  } catch {
    // As long as the page lives, it is remembered here.
    unkept = !usesPackage
  }
}

/** Only a refusal is told: whoever has no package is asked nothing, and tells nothing. */
export const withPackageChoice = <Body extends object>(body: Body, usesPackage: boolean) =>
  usesPackage ? body : { ...body, use_package: false as const }

type Asked = Readonly<{
  offer: Pick<OfferAnswer, 'lines'> | undefined
  usesPackage: boolean
  /** The person has just changed it, and the price that shows it is not there yet. */
  isAsking: boolean
}>

/** Where a package pays there is something to choose, and where it was told not to pay, a way back. */
export const asksForPackage = ({ offer, usesPackage, isAsking }: Asked): boolean =>
  isAsking || !usesPackage || (offer?.lines.some(({ rule }) => rule === 'package') ?? false)
