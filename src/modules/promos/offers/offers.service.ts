import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { stateAt } from '../domain/promotion.ts'
import type { DeskOffer, DeskOfferList, OfferEdit, OfferReport, OfferWords } from './offers.contract.ts'
import {
  type ChangeKind,
  type ChangeRow,
  findChanges,
  findCosts,
  findForBanner,
  findOffer,
  findOffers,
  findPromised,
  insertChange,
  insertOffer,
  lockOffer,
  type OfferRow,
  type OfferTexts,
  type Plan,
  saveOffer,
  saveOldOffer,
  saveSwitch,
} from './offers.repo.ts'

/** Accounts know promotions, so promotions are handed their log; and the rules of Cyrillic, which stand with the texts. */
export type OfferDoors = {
  record: (
    tx: Db,
    context: RequestContext,
    line: {
      action: 'promotion.write' | 'promotion.edit' | 'promotion.off' | 'promotion.on'
      object: string
      before?: object
      after: object
    },
  ) => Promise<void>
  cyrillic: (latin: string) => string
}

const HISTORY = 20

export async function listOffers({
  db,
  now,
}: Pick<RequestContext, 'db' | 'now'>): Promise<Ok<DeskOfferList>> {
  const offers = await findOffers(db)
  const ids = offers.map(({ id }) => id)
  const changes = await findChanges(db, ids, HISTORY)
  return ok({ items: offers.map((row) => viewOf(row, changes, now)) })
}

export function writeOffer(
  context: RequestContext,
  doors: OfferDoors,
  words: OfferWords,
): Promise<Result<DeskOffer, Failure<'promotion_fixed'>>> {
  return context.db.transaction(async (tx) => {
    // Who earns a reward, and when, is a programme of its own.
    if (words.gives === 'reward') return err({ code: 'promotion_fixed' })
    const plan = planOf(words, doors)
    const id = await insertOffer(tx, plan)
    await note(tx, context, id, 'written')
    await doors.record(tx, context, {
      action: 'promotion.write',
      object: `promotion:${id}`,
      after: told(plan),
    })
    return ok(await read(tx, id, context.now))
  })
}

/** What the first three give and to whom is told by pages and by their own rules. */
const isFixed = ({ slug, ...before }: OfferRow, { gives, forWhom, amount }: Plan) =>
  /^p\d+$/.test(slug)
    ? gives === 'reward'
    : gives !== before.gives || forWhom !== before.forWhom || (gives === 'reward' && amount !== before.amount)

export function editOffer(
  context: RequestContext,
  doors: OfferDoors,
  id: number,
  { version, ...words }: OfferEdit,
): Promise<Result<DeskOffer, Failure<'not_found' | 'promotion_changed' | 'promotion_fixed'>>> {
  return context.db.transaction(async (tx) => {
    const before = await lockOffer(tx, id)
    if (!before) return err({ code: 'not_found' })
    if (before.version !== version) return err({ code: 'promotion_changed' })
    const plan = planOf(words, doors)
    if (isFixed(before, plan)) return err({ code: 'promotion_fixed' })
    await saveOffer(tx, id, plan)
    if (before.slug === 'half_price') await saveOldOffer(tx)
    await note(tx, context, id, 'changed')
    await doors.record(tx, context, {
      action: 'promotion.edit',
      object: `promotion:${id}`,
      before: told(before),
      after: told(plan),
    })
    return ok(await read(tx, id, context.now))
  })
}

/** Pressed twice, or by two people, it is off all the same. */
export function switchOffer(
  context: RequestContext,
  { record }: OfferDoors,
  id: number,
  to: 'on' | 'off',
): Promise<Result<DeskOffer, Failure<'not_found'>>> {
  return context.db.transaction(async (tx) => {
    const before = await lockOffer(tx, id)
    if (!before) return err({ code: 'not_found' })
    if ((before.offAt === null) !== (to === 'on')) {
      await saveSwitch(tx, id, to === 'off' ? context.now : null)
      if (before.slug === 'half_price') await saveOldOffer(tx)
      await note(tx, context, id, to)
      await record(tx, context, {
        action: `promotion.${to}`,
        object: `promotion:${id}`,
        before: { running: to === 'off' },
        after: { running: to === 'on' },
      })
    }
    return ok(await read(tx, id, context.now))
  })
}

export async function readReport(
  { db }: Pick<RequestContext, 'db'>,
  id: number,
): Promise<Result<OfferReport, Failure<'not_found'>>> {
  if (!(await findOffer(db, id))) return err({ code: 'not_found' })
  const [costs, { held, givenTo }] = await Promise.all([findCosts(db, id), findPromised(db, id)])
  const shown = costs.map(({ newCustomers, ...row }) => ({ ...row, new_customers: newCustomers }))
  const { month: _, ...whole } = shown.find(({ month }) => month === null) ?? {
    month: null,
    parcels: 0,
    cost: 0,
    customers: 0,
    new_customers: 0,
  }
  const months = shown.flatMap(({ month, ...row }) => (month === null ? [] : [{ month, ...row }]))
  return ok({ ...whole, held, given_to: givenTo, months })
}

/** What home shows: the words in one language, and until when. */
export type PromotionBanner = {
  slug: string
  title: string
  text: string
  endsAt: Date | null
  /** Whoever is here already has nothing of it. */
  isForNew: boolean
}

export async function readBanner(db: Db, locale: Locale, now: Date): Promise<PromotionBanner | undefined> {
  const row = await findForBanner(db, now)
  if (!row) return undefined
  const say = (part: keyof OfferTexts) => row.texts[part][locale] ?? row.cyrillic[part]
  const { slug, endsAt, forWhom } = row
  return { slug, title: say('title'), text: say('text'), endsAt, isForNew: forWhom === 'new' }
}

function note(tx: Db, { caller, now }: RequestContext, id: number, what: ChangeKind): Promise<void> {
  assert(caller.person !== undefined, 'a visitor reached the promotions of the desk')
  return insertChange(tx, id, what, now, caller.person)
}

async function read(tx: Db, id: number, now: Date): Promise<DeskOffer> {
  const row = await findOffer(tx, id)
  assert(row, 'a promotion is never deleted')
  return viewOf(row, await findChanges(tx, [id], HISTORY), now)
}

function planOf(words: OfferWords, { cyrillic }: Pick<OfferDoors, 'cyrillic'>): Plan {
  const { name, title, text } = words
  return {
    gives: words.gives,
    percent: words.gives === 'percent' ? words.percent : null,
    amount: words.gives === 'amount' || words.gives === 'reward' ? words.amount : null,
    forWhom: words.for_whom,
    lastsDays: words.for_whom === 'new' ? words.lasts_days : null,
    mostPerParcel: words.most_per_parcel,
    mostPerCustomer: words.most_per_customer,
    mostParcels: words.most_parcels,
    mostParcelsMerchant: words.most_parcels_merchant,
    startsAt: words.starts_at,
    endsAt: words.ends_at,
    budget: words.budget,
    banner: words.banner,
    texts: { name, title, text },
    cyrillic: { name: cyrillic(name.uz), title: cyrillic(title.uz), text: cyrillic(text.uz) },
  }
}

/** As the log keeps it. */
const told = ({ texts, cyrillic: _, startsAt, endsAt, ...plan }: Plan) => ({
  gives: plan.gives,
  percent: plan.percent,
  amount: plan.amount,
  for_whom: plan.forWhom,
  lasts_days: plan.lastsDays,
  most_per_parcel: plan.mostPerParcel,
  most_per_customer: plan.mostPerCustomer,
  budget: plan.budget,
  name: texts.name.uz,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt?.toISOString() ?? null,
})

const viewOf = (row: OfferRow, changes: readonly ChangeRow[], now: Date): DeskOffer => ({
  id: String(row.id),
  slug: row.slug,
  version: row.version,
  state: stateAt(row, now),
  gives: row.gives,
  percent: row.percent,
  amount: row.amount,
  for_whom: row.forWhom,
  lasts_days: row.lastsDays,
  most_per_parcel: row.mostPerParcel,
  most_per_customer: row.mostPerCustomer,
  most_parcels: row.mostParcels,
  most_parcels_merchant: row.mostParcelsMerchant,
  budget: row.budget,
  used: row.used,
  banner: row.banner,
  ...row.texts,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt?.toISOString() ?? null,
  history: changes
    .filter(({ offer }) => offer === row.id)
    .map(({ what, at, by }) => ({ what, at: at.toISOString(), by })),
})
