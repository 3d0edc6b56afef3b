import { z } from 'zod'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import {
  findPayment,
  findPaymentsOf,
  findStatement,
  insertPayment,
  saveFiscal,
} from '../checkout/payment.repo.ts'
import type { PaymeSettings } from '../checkout/payments.settings.ts'
import {
  type Bill,
  cannotUse,
  dropPayment,
  giveMoneyBack,
  takeMoney,
  withBill,
} from '../checkout/till.service.ts'
import type { PaymentType } from '../domain/methods.ts'
import {
  ACCOUNT_FIELD,
  fromTiyin,
  hasTimedOut,
  type PaymeErrorName,
  TIMED_OUT,
  toTiyin,
} from '../domain/payme.ts'
import { type Payment, states } from '../domain/payment.ts'
import type { Till } from './port.ts'

const NAME = 'payme'
/** Payme's own number for a payment that could not be carried out. */
const NOT_TAKEN = 3
export const paymeTypes: readonly PaymentType[] = ['payme', 'card']

export type PaymeFailure = { error: PaymeErrorName; data?: string }
type Done = Result<unknown, PaymeFailure>
type Context = Till & { settings: PaymeSettings; now: Date }

const refuse = (error: PaymeErrorName, data?: string): Result<never, PaymeFailure> =>
  err(data === undefined ? { error } : { error, data })

const account = z.object({ [ACCOUNT_FIELD]: z.union([z.string().max(64), z.number()]).transform(String) })
const id = z.string().regex(/^\w{1,64}$/)
const moment = z.int().min(0).max(8_640_000_000_000_000)
const asked = z.object({ amount: z.number(), account })
const named = z.object({ id })

/** Half a sign somewhere in a receipt: no text, and nothing that a database keeps. */
function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => name.isWellFormed() && isWhole(inner))
}

type Method = (context: Context, params: unknown) => Promise<Done>

function method<Shape extends z.ZodType>(
  shape: Shape,
  verb: (context: Context, params: z.output<Shape>) => Promise<Done>,
): Method {
  return async (context, params) => {
    const parsed = shape.safeParse(params)
    return parsed.success ? verb(context, parsed.data) : refuse('bad_call')
  }
}

const methods: Readonly<Record<string, Method>> = {
  CheckPerformTransaction: method(asked, checkPerform),
  CreateTransaction: method(asked.extend({ id, time: moment }), create),
  PerformTransaction: method(named, perform),
  CancelTransaction: method(named.extend({ reason: z.int().min(-32_768).max(32_767) }), cancel),
  CheckTransaction: method(named, check),
  GetStatement: method(z.object({ from: moment, to: moment }), statement),
  SetFiscalData: method(
    named.extend({
      type: z.enum(['PERFORM', 'CANCEL']),
      fiscal_data: z.record(z.string(), z.unknown()).refine(isWhole),
    }),
    setFiscal,
  ),
}

export async function callPayme(
  till: Till,
  settings: PaymeSettings,
  name: unknown,
  params: unknown,
): Promise<Done> {
  if (typeof name !== 'string' || name === '') return refuse('bad_call')
  const known = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!known) return refuse('no_method', name.slice(0, 100))
  return known({ ...till, settings, now: till.clock.now() }, params)
}

type Asked = z.output<typeof asked>

async function checkPerform(context: Context, { amount, account: { order_id } }: Asked): Promise<Done> {
  const checked = await withBill(context.db, order_id, context.now, async (tx, bill): Promise<Done> => {
    const wrong = await whyNot(tx, bill, amount, context.now)
    return wrong ?? ok({ allow: true, ...detailOf(bill, context) })
  })
  return checked ?? refuse('no_order', ACCOUNT_FIELD)
}

/** Undefined when the bill can be paid with this amount now. */
async function whyNot(
  tx: Db,
  bill: Bill,
  amount: number,
  now: Date,
): Promise<Result<never, PaymeFailure> | undefined> {
  const open = (await findPaymentsOf(tx, bill.id)).find(
    ({ provider, state }) => provider === NAME && state === states.open,
  )
  if (open && hasTimedOut(open.providerTime, now)) await dropPayment(tx, open, TIMED_OUT, now)
  else if (open) return refuse('being_paid', ACCOUNT_FIELD)
  if (bill.status !== 'waiting') return refuse('not_to_be_paid', ACCOUNT_FIELD)
  return fromTiyin(amount) === bill.amount ? undefined : refuse('wrong_amount')
}

/** One line an order; the lines come to the amount. */
function detailOf(bill: Bill, { settings: { fiscal }, translate }: Context) {
  if (!fiscal) return {}
  const items = bill.items.map(({ order, amount }) => ({
    title: translate('uz', 'payments.receipt_line', { code: order.trackingCode }),
    price: toTiyin(amount),
    count: 1,
    code: fiscal.ikpu,
    package_code: fiscal.packageCode,
    vat_percent: fiscal.vatPercent,
  }))
  return { detail: { receipt_type: 0, items } }
}

const created = ({ createdAt, id: number, state }: Payment) => ({
  create_time: createdAt.getTime(),
  transaction: String(number),
  state,
})

async function create(context: Context, asking: Asked & { id: string; time: number }): Promise<Done> {
  const { now } = context
  const known = await findPayment(context.db, NAME, asking.id)
  const number = known?.number ?? asking.account.order_id
  const made = await withBill(context.db, number, now, async (tx, bill): Promise<Done> => {
    const before = await findPayment(tx, NAME, asking.id)
    if (before) return (await isAlive(tx, before, now)) ? ok(created(before)) : refuse('state_forbids')
    const wrong = await whyNot(tx, bill, asking.amount, now)
    if (wrong) return wrong
    const providerTime = new Date(asking.time)
    if (hasTimedOut(providerTime, now)) return refuse('state_forbids')
    const payment = await insertPayment(tx, {
      provider: NAME,
      externalId: asking.id,
      checkoutId: bill.id,
      amount: bill.amount,
      providerTime,
      createdAt: now,
    })
    return ok(created(payment))
  })
  return made ?? refuse('no_order', ACCOUNT_FIELD)
}

/** Open, and not for too long: one that is over is given up here. */
async function isAlive(tx: Db, payment: Payment, now: Date): Promise<boolean> {
  if (payment.state !== states.open) return false
  if (!hasTimedOut(payment.providerTime, now)) return true
  await dropPayment(tx, payment, TIMED_OUT, now)
  return false
}

/** The transaction with its bill, while nobody else touches either. */
async function withPayment(
  { db, now }: Context,
  externalId: string,
  work: (tx: Db, bill: Bill, payment: Payment) => Promise<Done>,
): Promise<Done> {
  const known = await findPayment(db, NAME, externalId)
  if (!known) return refuse('no_transaction')
  const done = await withBill(db, known.number, now, async (tx, bill): Promise<Done> => {
    const payment = (await findPayment(tx, NAME, externalId)) ?? known
    return work(tx, bill, payment)
  })
  return done ?? refuse('no_transaction')
}

const performed = ({ id: number, performedAt, state }: Payment) => ({
  transaction: String(number),
  perform_time: performedAt?.getTime() ?? 0,
  state,
})

function perform(context: Context, { id: externalId }: { id: string }): Promise<Done> {
  return withPayment(context, externalId, async (tx, bill, payment) => {
    if (payment.state === states.taken) return ok(performed(payment))
    if (!(await isAlive(tx, payment, context.now))) return refuse('state_forbids')
    if (cannotUse(bill)) {
      await dropPayment(tx, payment, NOT_TAKEN, context.now)
      return refuse('state_forbids')
    }
    return ok(performed(await takeMoney(tx, bill, payment, paymeTypes, context)))
  })
}

const cancelled = ({ id: number, cancelledAt, state }: Payment) => ({
  transaction: String(number),
  cancel_time: cancelledAt?.getTime() ?? 0,
  state,
})

function cancel(context: Context, { id: externalId, reason }: { id: string; reason: number }): Promise<Done> {
  return withPayment(context, externalId, async (tx, bill, payment) => {
    if (payment.state === states.open)
      return ok(cancelled(await dropPayment(tx, payment, reason, context.now)))
    if (payment.state !== states.taken) return ok(cancelled(payment))
    const back = await giveMoneyBack(tx, bill, payment, reason, context)
    return back.ok ? ok(cancelled(back.value)) : refuse('too_late_to_cancel')
  })
}

const checked = (payment: Payment) => ({
  ...created(payment),
  perform_time: payment.performedAt?.getTime() ?? 0,
  cancel_time: payment.cancelledAt?.getTime() ?? 0,
  reason: payment.reason,
})

async function check({ db }: Context, { id: externalId }: { id: string }): Promise<Done> {
  const payment = await findPayment(db, NAME, externalId)
  return payment ? ok(checked(payment)) : refuse('no_transaction')
}

async function statement({ db }: Context, { from, to }: { from: number; to: number }): Promise<Done> {
  const payments = await findStatement(db, NAME, new Date(from), new Date(to))
  const transactions = payments.map((payment) => ({
    id: payment.externalId,
    time: payment.providerTime.getTime(),
    amount: toTiyin(payment.amount),
    account: { [ACCOUNT_FIELD]: payment.number },
    ...checked(payment),
  }))
  return ok({ transactions })
}

type Fiscal = { id: string; type: 'PERFORM' | 'CANCEL'; fiscal_data: Record<string, unknown> }

async function setFiscal({ db }: Context, { id: externalId, type, fiscal_data }: Fiscal): Promise<Done> {
  const isKept = await saveFiscal(db, NAME, externalId, type, fiscal_data)
  return isKept ? ok({ success: true }) : refuse('no_transaction')
}
