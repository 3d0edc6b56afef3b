import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { promotionsOf } from '#modules/promos/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { FieldError } from '#platform/http/errors.ts'
import { explain } from './domain/explanation.ts'
import { type ServiceSlug, servicesOf } from './domain/extra-services.ts'
import { placesFor } from './domain/limits.ts'
import { lineTitles } from './domain/line.ts'
import type { Parcel } from './domain/parcel.ts'
import { type Place, placeIn } from './domain/place.ts'
import { type Offer, quote } from './domain/quote.ts'
import { collectsMoney, type QuoteInput } from './domain/quote-input.ts'
import type { Refusal } from './domain/refusal.ts'
import { closedOn } from './domain/served.ts'
import type { Tariff } from './domain/tariff.ts'
import { hasPrepaidShipment } from './packages/package-shipment.service.ts'
import type { CalculateRequest, OfferAnswer, ServiceAnswer } from './pricing.contract.ts'
import { pausesNow } from './served/served.repo.ts'
import { type CallersLanguage, languageOf, type Speech } from './speech.ts'
import { currentTariff } from './tariff/current-tariff.service.ts'

type Deps = { db: Db; now: Date } & Speech

/** `person`: whose promotions and packages count; nobody's for a visitor. */
type Asking = Deps & { person?: number | undefined }

type BadInput = { code: 'invalid_input'; fields: FieldError[] }

/** All eight offers for a parcel, in the caller's language. */
export async function calculateParcel(
  deps: Asking,
  request: CalculateRequest,
): Promise<Result<OfferAnswer[], BadInput>> {
  const { db, now } = deps
  const { tariff } = await currentTariff(db, now)
  const input = quoteInput(request, tariff)
  if (!input.ok) return input
  const closed = closedOn(await pausesNow(db, now), { from: request.from.city, to: request.to.city })
  const { parcel, offers } = quote(
    { ...input.value, closed, ...(await ownTerms(deps, request)) },
    tariff,
    now,
  )
  const language = languageOf(deps)
  const toHandOver = { ...parcel, cod: collectsMoney(input.value) }
  return ok(
    offers.map((offer) => ({
      ...answerOf(offer, parcel, language),
      places: placesFor(offer.deliveryOption, toHandOver, tariff).map(({ end, kind, refusal }) => ({
        end,
        kind,
        fits: !refusal,
        reason: refusal ? explain(refusal.reason, language) : null,
      })),
    })),
  )
}

/** The same that an order of this person would be priced by. Whoever names a plan asks what that plan costs. */
async function ownTerms(
  { db, now, person }: Asking,
  { plan, use_package }: CalculateRequest,
): Promise<Pick<QuoteInput, 'plan' | 'usePackage' | 'promotions'>> {
  if (person === undefined || plan) return {}
  const usePackage = use_package !== false && (await hasPrepaidShipment(db, person, now))
  return {
    promotions: await promotionsOf(db, person, now),
    ...(usePackage ? { plan: 'flexible', usePackage } : {}),
  }
}

/** The services a customer can choose from, with today's prices. */
export async function listServices(deps: Deps): Promise<Ok<ServiceAnswer[]>> {
  const { tariff } = await currentTariff(deps.db, deps.now)
  const language = languageOf(deps)
  return ok(
    servicesOf(tariff).map(
      ({ id, slug, locked, selected, amount, sameRegionOnly, needsAmount, ...said }) => ({
        id,
        slug,
        name: explain(said.name, language),
        description: explain(said.description, language),
        locked,
        selected,
        amount: amount ?? null,
        same_region_only: sameRegionOnly,
        needs_amount: needsAmount,
      }),
    ),
  )
}

function quoteInput(request: CalculateRequest, tariff: Tariff): Result<QuoteInput, BadInput> {
  const from = placeIn(request.from.region, request.from.city)
  const to = placeIn(request.to.region, request.to.city)
  const slugs = new Set<string>(servicesOf(tariff).map(({ slug }) => slug))
  const services = request.services ?? []
  if (from && to && services.every((slug) => slugs.has(slug)))
    return ok({ ...choicesOf(request), from, to, services: services as ServiceSlug[] })
  const fields: FieldError[] = services.flatMap((slug, index) =>
    slugs.has(slug) ? [] : [{ path: `services.${index}`, code: 'invalid_choice' }],
  )
  return err({ code: 'invalid_input', fields: [...unknownPlaces({ from, to }), ...fields] })
}

function unknownPlaces(places: Record<'from' | 'to', Place | undefined>): FieldError[] {
  return (['from', 'to'] as const).flatMap((end) =>
    places[end] ? [] : [{ path: `${end}.city`, code: 'unknown_place' }],
  )
}

function choicesOf(request: CalculateRequest): Omit<QuoteInput, 'from' | 'to' | 'services'> {
  return {
    parcel: request.parcel_size,
    productFee: request.product_fee ?? 0,
    parcelValue: request.parcel_value ?? 0,
    perishable: request.perishable ?? false,
    plan: request.plan ?? 'starter',
    usePackage: request.use_package ?? false,
    collection: request.collection_parcels ? { parcels: request.collection_parcels } : undefined,
  }
}

function answerOf(
  offer: Offer,
  { sizeClass, billableGrams }: Parcel,
  language: CallersLanguage,
): Omit<OfferAnswer, 'places'> {
  const { deliveryOption, deliveryType } = offer
  return {
    delivery_option: deliveryOption,
    delivery_type: deliveryType,
    ...(offer.available ? pricedAnswer(offer, language) : refusedAnswer(offer.refusal, language)),
    currency: 'UZS',
    size_class: sizeClass,
    billable_weight: billableGrams / 1000,
  }
}

function pricedAnswer(offer: Extract<Offer, { available: true }>, language: CallersLanguage) {
  return {
    available: true,
    price: offer.total,
    lines: offer.lines.map(({ rule, amount, because }) => ({
      rule,
      title: language.message(lineTitles[rule], {}),
      amount,
      because: explain(because, language),
    })),
    promised: offer.promised,
    reason: null,
    reason_code: null,
    instead: null,
    note: offer.note ? explain(offer.note, language) : null,
    promotion: promotionAnswer(offer, language),
  }
}

/** Which one won, and why the others did not; nothing for whom nothing is meant. */
function promotionAnswer(
  { lines, lost }: Extract<Offer, { available: true }>,
  language: CallersLanguage,
): OfferAnswer['promotion'] {
  const won = lines.find(({ promotion }) => promotion)?.promotion
  const isMeant = ({ promotion: { refused } }: (typeof lost)[number]) =>
    refused === null || refused === 'over' || refused === 'limit'
  if (!won && !lost.some(isMeant)) return null
  return {
    name: won?.name[language.locale] ?? null,
    others: lost.map(({ promotion, reason }) => ({
      name: promotion.name[language.locale],
      reason: explain(reason, language),
    })),
  }
}

function refusedAnswer({ code, reason, instead }: Refusal, language: CallersLanguage) {
  return {
    available: false,
    price: null,
    lines: [],
    promised: null,
    reason: explain(reason, language),
    reason_code: code,
    instead: instead ? insteadAnswer(instead) : null,
    note: null,
    promotion: null,
  }
}

function insteadAnswer({ deliveryOption, deliveryType, place, without }: NonNullable<Refusal['instead']>) {
  return {
    ...(deliveryOption ? { delivery_option: deliveryOption } : {}),
    ...(deliveryType ? { delivery_type: deliveryType } : {}),
    ...(place ? { place } : {}),
    ...(without ? { without } : {}),
  }
}
