import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { ActCode } from '../domain/act-codes.ts'
import type { HandOverWish } from '../domain/events.ts'
import { type Order, termsOf } from '../domain/order.ts'
import { project, transitionFor } from '../domain/projection.ts'
import { linkOnly } from '../domain/receiver-choices.ts'
import { isWishedAlready, wishesOf } from '../domain/wishes.ts'
import type { Verb } from '../domain/words.ts'
import { act, type Deed } from '../life/act.service.ts'
import type { Doer } from '../life/doer.ts'
import { lockOrder } from '../life/order.repo.ts'
import { findLog } from '../life/order-event.repo.ts'
import { spoken } from '../life/scene.service.ts'
import type { AddressChange } from '../place/order-request.contract.ts'
import { atKnownDoor } from '../place/pins.service.ts'
import { isSameAddress, readdressed } from '../place/readdress.ts'
import type { HandOverBody, ReceiverPage, SeenBody } from './receiver.contract.ts'
import { type Opened, openPage, pageOf, type Visit } from './receiver-page.service.ts'

/** What a choice can fail with, whoever says it. */
export type ChoiceCode = ActCode | 'pin_outside_district' | 'region_fixed' | 'time_interval_fixed'
/** `Code`: what the way it was said by can fail with. */
export type Chosen<Code extends string> = Promise<Result<ReceiverPage, Failure<ChoiceCode | Code>>>

/** How somebody comes to speak for the receiver. */
export type Way<Code extends string> = Readonly<{
  doer: Doer
  /** The parcel, held until the transaction ends. */
  open(here: Visit): Promise<Result<Opened, Failure<'not_found' | Code>>>
  /** What else this verb asks of this way. */
  whyNot(here: Visit, opened: Opened, verb: Verb): Promise<Failure<Code> | undefined>
  noted?(here: Visit, order: Order, verb: Verb): Promise<void>
}>

/** Whoever has the link acts for the receiver; the link has named the order already. */
const theReceiver: Doer = {
  actor: 'receiver',
  personId: undefined,
  pointId: undefined,
  reach: { kind: 'any' },
}

export function byLink(link: string): Way<'receiver_link_required'> {
  return {
    doer: theReceiver,
    open: async (here) => {
      const known = await openPage(here, link)
      if (known) await lockOrder(here.db, known.order.id)
      const opened = known && (await openPage(here, link))
      return opened ? ok(opened) : err({ code: 'not_found' })
    },
    whyNot: async (_, { key }, verb) =>
      key === 'card' && linkOnly.includes(verb) ? { code: 'receiver_link_required' } : undefined,
  }
}

/** Undefined: as it was already, so nothing is written down. */
type Wanted = Result<Deed | undefined, Failure<ChoiceCode>>
type DeedFor = (order: Order, tx: Db) => Wanted | Promise<Wanted>

/** Does what was chosen, through the same gate as everybody else's deeds, and answers with the page as it is then. */
function choose<Code extends string>(
  visit: Visit,
  way: Way<Code>,
  body: SeenBody,
  deedFor: DeedFor,
): Chosen<Code> {
  return visit.db.transaction(async (tx) => {
    const here = { ...visit, db: tx }
    const known = await way.open(here)
    if (!known.ok) return known
    const opened = known.value
    const wanted = await deedFor(opened.order, tx)
    if (!wanted.ok) return wanted
    const deed = wanted.value
    if (!deed) return ok(await pageOf(here, opened))
    const why = await way.whyNot(here, opened, deed.verb)
    if (why) return err(why)
    if (await isChosenAlready(here, opened.order, deed)) return ok(await pageOf(here, opened))
    const by = opened.key === 'link' ? undefined : opened.key
    const told = { ...deed, details: { ...deed.details, by }, version: body.version, eventId: body.event_id }
    const done = await act(tx, opened.order.id, way.doer, told, visit)
    if (!done.ok) return err(spoken(done.error, visit))
    await way.noted?.(here, done.value, deed.verb)
    return ok(await pageOf(here, { ...opened, order: done.value }))
  })
}

/** What is chosen once more as it is writes nothing; where it is no longer open, the gate says so. */
async function isChosenAlready({ db, now }: Visit, order: Order, deed: Deed): Promise<boolean> {
  const terms = termsOf(order)
  const { state, effective } = project(terms, await findLog(db, order.id))
  const attempt = { actor: 'receiver', happenedAt: now } as const
  if (!state || !transitionFor(terms, state, deed.verb, attempt)) return false
  return isWishedAlready(wishesOf(state, effective), deed)
}

type Given<Body> = SeenBody & Body

export const changeAddress = <Code extends string>(
  visit: Visit,
  way: Way<Code>,
  body: Given<AddressChange>,
): Chosen<Code> =>
  choose(visit, way, body, async (order, tx) => {
    const changed = readdressed(order, body, visit.locale)
    if (!changed.ok) return changed
    const { before, after } = changed.value
    if (isSameAddress(before, after)) return ok(undefined)
    const details = { before, after: await atKnownDoor(tx, after, visit.now) }
    return ok({ verb: 'change_address', details })
  })

export const chooseDay = <Code extends string>(
  visit: Visit,
  way: Way<Code>,
  body: Given<{ day: string }>,
): Chosen<Code> => choose(visit, way, body, () => ok({ verb: 'redeliver', details: { day: body.day } }))

export const choosePoint = <Code extends string>(
  visit: Visit,
  way: Way<Code>,
  body: Given<{ point_id: number }>,
): Chosen<Code> => choose(visit, way, body, () => ok({ verb: 'redirect', pointId: body.point_id }))

export const chooseHandOver = <Code extends string>(
  visit: Visit,
  way: Way<Code>,
  body: HandOverBody,
): Chosen<Code> =>
  choose(visit, way, body, () => ok({ verb: 'choose_hand_over', details: { handOver: wishOf(body) } }))

function wishOf(body: HandOverBody): HandOverWish | null {
  if (body.kind === 'neighbour') return { kind: 'neighbour', name: body.name, phone: body.phone }
  return body.kind === 'safe_place' ? { kind: 'safe_place', place: body.place } : null
}

export const sendDelegate = <Code extends string>(
  visit: Visit,
  way: Way<Code>,
  body: Given<{ name: string; phone: string }>,
): Chosen<Code> =>
  choose(visit, way, body, () =>
    ok({ verb: 'delegate', details: { delegate: { name: body.name, phone: body.phone } } }),
  )

/** A choice that says everything by itself. */
export const chooseVerb = <Code extends string>(
  visit: Visit,
  way: Way<Code>,
  verb: 'extend_storage' | 'refuse' | 'revoke_delegate' | 'renew_code',
  body: SeenBody,
): Chosen<Code> => choose(visit, way, body, () => ok({ verb }))
