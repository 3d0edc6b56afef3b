import { tashkentClock, tashkentDay } from '#kernel/tashkent.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import type { Audience, Gift } from '#modules/promos/domain/promotion.ts'
import type { offerCalls } from '#modules/promos/offers/offers.calls.ts'
import type { DeskOffer } from '#modules/promos/offers/offers.contract.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { momentOf } from '../parts/days/tashkent-moment.ts'
import { noTexts, settled, unwrittenIn } from '../parts/texts/edited-texts.ts'

type Moment = Readonly<{ date: string; time: string }>

/** A promotion while it is written; a number that is not given is a bound that is not set. */
export type PromotionDraft = Readonly<{
  gives: Gift
  percent: number | undefined
  amount: number | undefined
  forWhom: Audience
  lastsDays: number | undefined
  mostPerParcel: number | undefined
  mostPerCustomer: number | undefined
  mostParcels: number | undefined
  mostParcelsMerchant: number | undefined
  budget: number | undefined
  banner: boolean
  from: Moment
  ends: 'never' | 'until'
  until: Moment
  name: Texts
  title: Texts
  text: Texts
}>

export type Fault = 'momentMissing' | 'endsEarly' | 'amountMissing'

const dayMs = 86_400_000
const momentFields = (at: Date): Moment => ({ date: tashkentDay(at), time: tashkentClock(at) })

/** A new one is for everybody, begins tomorrow, lasts a month and takes a tenth off. */
export function draftOf(offer: DeskOffer | undefined, now: Date): PromotionDraft {
  const in31Days = momentFields(new Date(now.getTime() + 31 * dayMs))
  if (!offer)
    return {
      gives: 'percent',
      percent: 10,
      amount: undefined,
      forWhom: 'everybody',
      lastsDays: undefined,
      mostPerParcel: 50_000,
      mostPerCustomer: undefined,
      mostParcels: undefined,
      mostParcelsMerchant: undefined,
      budget: undefined,
      banner: false,
      from: momentFields(new Date(now.getTime() + dayMs)),
      ends: 'until',
      until: in31Days,
      name: noTexts,
      title: noTexts,
      text: noTexts,
    }
  return {
    gives: offer.gives,
    percent: offer.percent ?? undefined,
    amount: offer.amount ?? undefined,
    forWhom: offer.for_whom,
    lastsDays: offer.lasts_days ?? undefined,
    mostPerParcel: offer.most_per_parcel ?? undefined,
    mostPerCustomer: offer.most_per_customer ?? undefined,
    mostParcels: offer.most_parcels ?? undefined,
    mostParcelsMerchant: offer.most_parcels_merchant ?? undefined,
    budget: offer.budget ?? undefined,
    banner: offer.banner,
    from: momentFields(new Date(offer.starts_at)),
    ends: offer.ends_at === null ? 'never' : 'until',
    until: offer.ends_at === null ? in31Days : momentFields(new Date(offer.ends_at)),
    name: offer.name,
    title: offer.title,
    text: offer.text,
  }
}

const instantOf = ({ date, time }: Moment) => momentOf(date, time)

export function faultsOf(draft: PromotionDraft) {
  const from = instantOf(draft.from)
  const until = draft.ends === 'until' ? instantOf(draft.until) : undefined
  const needsAmount = draft.gives === 'amount' || draft.gives === 'reward'
  const untilFault: Fault | undefined =
    draft.ends === 'until' && !until
      ? 'momentMissing'
      : from && until && until <= from
        ? 'endsEarly'
        : undefined
  return {
    from: from ? undefined : ('momentMissing' as const),
    until: untilFault,
    amount: needsAmount && !draft.amount ? ('amountMissing' as const) : undefined,
    name: unwrittenIn(draft.name),
    title: unwrittenIn(draft.title),
    text: unwrittenIn(draft.text),
  }
}

export type Faults = ReturnType<typeof faultsOf>

const isFaulty = ({ name, title, text, ...rest }: Faults) =>
  [name, title, text].some((missing) => missing.length > 0) || Object.values(rest).some(Boolean)

/** Undefined while something is missing. */
export function bodyOf(draft: PromotionDraft): InputOf<typeof offerCalls.writeOffer>['body'] | undefined {
  const from = instantOf(draft.from)
  if (!from || isFaulty(faultsOf(draft))) return undefined
  return {
    gives: draft.gives,
    percent: draft.percent ?? null,
    amount: draft.amount ?? null,
    for_whom: draft.forWhom,
    lasts_days: draft.lastsDays ?? null,
    most_per_parcel: draft.mostPerParcel ?? null,
    most_per_customer: draft.mostPerCustomer ?? null,
    most_parcels: draft.mostParcels ?? null,
    most_parcels_merchant: draft.mostParcelsMerchant ?? null,
    budget: draft.budget ?? null,
    banner: draft.banner,
    name: settled(draft.name),
    title: settled(draft.title),
    text: settled(draft.text),
    starts_at: from.toISOString(),
    ends_at: draft.ends === 'never' ? null : (instantOf(draft.until)?.toISOString() ?? null),
  }
}
