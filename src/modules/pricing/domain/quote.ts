import type { Explanation } from './explanation.ts'
import { chosenCover } from './extra-services.ts'
import {
  type DeliveryType,
  deliveryOptions,
  deliveryTypes,
  endsAtDoor,
  type Facts,
  startsAtDoor,
} from './facts.ts'
import { type Choice, type Ground, groundOf } from './ground.ts'
import { type Line, sumOf } from './line.ts'
import type { Parcel } from './parcel.ts'
import { type LostPromotion, lostPromotions } from './promotion.ts'
import { collectsMoney, type QuoteInput } from './quote-input.ts'
import type { Refusal } from './refusal.ts'
import { rules } from './rules/index.ts'
import type { Promised } from './service-levels.ts'
import type { Tariff } from './tariff.ts'
import { whyNot } from './why-not.ts'

export type NoteKey = 'pricing.notes.callFirst'

export type Offer = Choice &
  Readonly<
    | {
        available: true
        lines: readonly Line[]
        total: number
        promised: Promised
        /** Something to know beforehand. */
        note: Explanation<NoteKey> | undefined
        /** Promotions that take nothing off, each with the reason. */
        lost: readonly LostPromotion[]
      }
    | { available: false; refusal: Refusal }
  >

export type Quote = Readonly<{ parcel: Parcel; offers: readonly Offer[] }>

const choices: readonly Choice[] = deliveryTypes.flatMap((deliveryType) =>
  deliveryOptions.map((deliveryOption) => ({ deliveryOption, deliveryType })),
)

/** All four delivery options in both service levels, each with its price or the reason why it cannot be had. */
export function quote(input: QuoteInput, tariff: Tariff, now: Date): Quote {
  const ground = groundOf(input, tariff, now)
  return { parcel: ground.parcel, offers: choices.map((choice) => offer(choice, ground)) }
}

/** The one offer that was chosen, for whoever asks about thousands of parcels. */
export function quoteOne(input: QuoteInput, choice: Choice, tariff: Tariff, now: Date): Offer {
  return offer(choice, groundOf(input, tariff, now))
}

function offer(choice: Choice, ground: Ground): Offer {
  const refusal = whyNot(choice, ground)
  if (refusal) return { ...choice, available: false, refusal }
  const facts = factsOf(choice, ground)
  const lines = linesOf(facts, ground.tariff)
  return {
    ...choice,
    available: true,
    lines,
    total: sumOf(lines),
    promised: ground.promised[choice.deliveryType],
    note: noteOn(ground),
    lost: lostPromotions(facts, ground.tariff, sumOf(lines.filter(({ rule }) => rule !== 'promotion'))),
  }
}

function linesOf(facts: Facts, tariff: Tariff): readonly Line[] {
  const lines: Line[] = []
  for (const rule of rules) {
    const line = rule(facts, tariff, lines)
    if (line) lines.push(line)
  }
  return lines
}

function factsOf({ deliveryOption, deliveryType }: Choice, ground: Ground): Facts {
  const { input, parcel, distance } = ground
  const services = input.services ?? []
  return {
    parcel,
    distance,
    express: deliveryType === 2,
    fromDoor: startsAtDoor(deliveryOption),
    toDoor: endsAtDoor(deliveryOption),
    fromZone: input.from.zone,
    toZone: input.to.zone,
    carriedBy: carriedBy(deliveryType, ground),
    collection: input.collection,
    cod: collectsMoney(input),
    codReturn: services.includes('cod_return'),
    signature: services.includes('signature'),
    coverLevel: chosenCover(services),
    promotions: input.promotions ?? [],
  }
}

/** Prepaid shipments are standard ones inside their limits; anything else on that plan is paid by the tariff. */
function carriedBy(deliveryType: DeliveryType, { input, parcel, tariff }: Ground): Facts['carriedBy'] {
  if (input.plan === 'pro') return 'pro'
  if (input.plan !== 'flexible' || !input.usePackage || deliveryType === 2) return 'tariff'
  const { upToGrams, sideUpToCm, sidesBelowCm } = tariff.flexible
  const [longest, middle, shortest] = parcel.sidesCm ?? [0, 0, 0]
  const fits =
    parcel.billableGrams <= upToGrams && longest <= sideUpToCm && longest + middle + shortest < sidesBelowCm
  return fits ? 'package' : 'tariff'
}

/** Long things are carried after a call: a courier on a scooter cannot take them. */
function noteOn({ parcel, tariff }: Ground): Explanation<NoteKey> | undefined {
  const above = tariff.limits.door.callFirstAboveCm
  if (!parcel.sidesCm || parcel.sidesCm[0] <= above) return undefined
  return { key: 'pricing.notes.callFirst', values: { limit: { cm: [above] } } }
}
