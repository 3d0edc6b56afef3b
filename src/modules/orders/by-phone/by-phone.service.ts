import { err, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import { kindsByPhone, needsPhone } from '../domain/codes/caller.ts'
import { orderIdOf } from '../domain/numbers.ts'
import type { Order } from '../domain/order.ts'
import { findOrder, lockOrder } from '../life/order.repo.ts'
import type { Scene } from '../life/scene.service.ts'
import type { ReceiverPage } from '../receiver/receiver.contract.ts'
import type { ChoiceCode, Chosen, Way } from '../receiver/receiver-choice.service.ts'
import { pageOf } from '../receiver/receiver-page.service.ts'
import type { CallerPage, Shown } from './by-phone.contract.ts'
import { type Caller, findCaller } from './caller.repo.ts'
import { sendCallerCode, takeCode, takeDigits } from './caller.service.ts'

type DigitsCode = 'caller_digits_wrong' | 'caller_digits_locked'
type CallFailure = Failure<'not_found' | DigitsCode>
/** What else can go wrong when somebody says it by phone. */
export type CallerCode = DigitsCode | 'caller_code_required' | 'caller_code_wrong' | 'caller_code_over'
type Opened = { order: Order; caller: Caller }

/** The order of a caller who knew the digits, held until the transaction ends. */
async function openFor(scene: Scene, id: string, digits: string): Promise<Result<Opened, CallFailure>> {
  const { db, now } = scene
  const number = orderIdOf(id)
  if (number === undefined) return err({ code: 'not_found' })
  await lockOrder(db, number)
  const order = await findOrder(db, number, scene.doer.reach)
  if (!order) return err({ code: 'not_found' })
  const caller = await takeDigits(db, order, digits, now)
  return caller.ok ? ok({ order, caller: caller.value }) : caller
}

export function openForCaller(
  scene: Scene,
  id: string,
  { digits }: Shown,
): Promise<Result<CallerPage, CallFailure>> {
  return scene.db.transaction(async (tx) => {
    const here = { ...scene, db: tx }
    const opened = await openFor(here, id, digits)
    if (!opened.ok) return opened
    return ok(await callerPageOf(here, id, await pageOf(here, { order: opened.value.order, key: 'phone' })))
  })
}

export function sendCodeToReceiver(
  scene: Scene,
  id: string,
  { digits }: Shown,
): Promise<Result<CallerPage, CallFailure | Failure<'code_wait' | 'caller_codes_used'>>> {
  return scene.db.transaction(async (tx) => {
    const here = { ...scene, db: tx }
    const opened = await openFor(here, id, digits)
    if (!opened.ok) return opened
    const { order, caller } = opened.value
    const sent = await sendCallerCode(tx, here, order, caller)
    if (!sent.ok) return sent
    return ok(await callerPageOf(here, id, await pageOf(here, { order, key: 'phone' })))
  })
}

/** How an operator speaks for the receiver: with the digits, and with the code where the digits are not enough. */
export function byPhone(scene: Scene, id: string, shown: Shown): Way<CallerCode> {
  return {
    doer: { actor: 'receiver', personId: scene.doer.personId, pointId: undefined, reach: { kind: 'any' } },
    open: async (here) => {
      const opened = await openFor({ ...scene, db: here.db }, id, shown.digits)
      return opened.ok ? ok({ order: opened.value.order, key: 'phone' }) : opened
    },
    whyNot: async ({ db, now, secrets }, { order }, verb) => {
      if (!needsPhone.includes(verb)) return undefined
      const caller = await findCaller(db, order.id)
      const taken = await takeCode(db, secrets, { id: order.id, caller, code: shown.code, now })
      return taken.ok ? undefined : taken.error
    },
    noted: ({ db }, { id: orderId, status }, verb) =>
      recordAudit(db, scene, {
        action: `order.${verb}`,
        object: `order:${orderId}`,
        after: { status, by: 'phone' },
      }),
  }
}

/** The page as it is after a choice, in the form the desk shows. */
export async function answered(
  scene: Scene,
  id: string,
  chosen: Chosen<CallerCode>,
): Promise<Result<CallerPage, Failure<ChoiceCode | CallerCode>>> {
  const page = await chosen
  return page.ok ? ok(await callerPageOf(scene, id, page.value)) : page
}

async function callerPageOf({ db, now }: Scene, id: string, page: ReceiverPage): Promise<CallerPage> {
  const { codeUntil } = await findCaller(db, Number(id))
  return {
    page,
    needs_code: [...kindsByPhone],
    code: codeUntil && codeUntil > now ? { until: codeUntil.toISOString() } : null,
  }
}
