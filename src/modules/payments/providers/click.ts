import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { EdgeError } from '#platform/http/errors.ts'
import { findPayment, insertPayment } from '../checkout/payment.repo.ts'
import type { ClickSettings } from '../checkout/payments.settings.ts'
import { type Bill, cannotUse, dropPayment, takeMoney, withBill } from '../checkout/till.service.ts'
import { type ClickCall, type ClickErrorName, clickErrors, signedText, sumOf } from '../domain/click.ts'
import type { PaymentType } from '../domain/methods.ts'
import { type Payment, states } from '../domain/payment.ts'
import type { PayLink, Provider, Till } from './port.ts'

const NAME = 'click'
const types: readonly PaymentType[] = ['click']
const MAX_BODY_BYTES = 16 * 1024
/** Click gave it up; its own number for why goes no further. */
const GIVEN_UP = 10

/** Click's SHOP-API: two signed form calls, always answered with status 200. */
export const clickProvider = (settings: ClickSettings | undefined): Provider => ({
  name: NAME,
  types,
  isConnected: settings !== undefined,
  payUrl: (link) => (settings ? payUrl(settings, link) : ''),
  mount: (api, till) =>
    void api.register(async (scope) => {
      readForms(scope)
      scope.setErrorHandler((error, request, reply) => {
        // What the edge refuses (too many calls) never got as far as Click's protocol.
        if (error instanceof EdgeError) throw error
        request.log.error({ err: error }, 'a call of Click failed')
        return reply.send(answerOf(undefined, { error: 'failed' }))
      })
      for (const step of [prepareStep, completeStep])
        scope.post(`/api/payments/v1/click/${step.path}`, async (request, reply) => {
          reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8')
          return JSON.stringify(await answer(till, settings, step, request.body))
        })
    }),
})

function payUrl({ serviceId, merchantId, checkoutUrl }: ClickSettings, link: PayLink): string {
  const query = new URLSearchParams({
    service_id: serviceId,
    merchant_id: merchantId,
    amount: String(link.amount),
    transaction_param: link.number,
    return_url: link.returnUrl,
  })
  return `${checkoutUrl}?${query}`
}

/** Whatever it claims to be: what cannot be read is answered in Click's own words. */
function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

const number = z.string().regex(/^\d{1,20}$/)
const signed = z.object({
  click_trans_id: number,
  service_id: number,
  merchant_trans_id: z.string().regex(/^[\x20-\x7e]{1,64}$/),
  merchant_prepare_id: number.optional(),
  amount: z.string().regex(/^[\d.]{1,20}$/),
  action: z.string().regex(/^-?\d{1,3}$/),
  error: z.string().regex(/^-?\d{1,9}$/),
  sign_time: z.string().regex(/^[\x20-\x7e]{1,40}$/),
  sign_string: z.string().max(64),
})

type Outcome = { error: ClickErrorName; payment?: Payment }
type Step = {
  path: 'prepare' | 'complete'
  action: '0' | '1'
  /** How its answer calls our number of the transaction. */
  answers: 'merchant_prepare_id' | 'merchant_confirm_id'
  take(till: Till, call: ClickCall, amount: number, now: Date): Promise<Outcome>
}

async function answer(
  till: Till,
  settings: ClickSettings | undefined,
  step: Step,
  body: unknown,
): Promise<unknown> {
  const parsed = signed.safeParse(body)
  if (!parsed.success) return answerOf(undefined, { error: 'bad_request' })
  const { sign_string, ...rest } = parsed.data
  const call: ClickCall = { ...rest, merchant_prepare_id: rest.merchant_prepare_id }
  return answerOf(step, await outcomeOf(till, settings, step, call, sign_string), call)
}

async function outcomeOf(
  till: Till,
  settings: ClickSettings | undefined,
  step: Step,
  call: ClickCall,
  sign: string,
): Promise<Outcome> {
  if (!settings || call.service_id !== settings.serviceId || !isSigned(call, settings, sign))
    return { error: 'wrong_sign' }
  if (call.action !== step.action) return { error: 'wrong_action' }
  if (step.action === '1' && call.merchant_prepare_id === undefined) return { error: 'bad_request' }
  const amount = sumOf(call.amount)
  return amount === undefined ? { error: 'wrong_amount' } : step.take(till, call, amount, till.clock.now())
}

function isSigned(call: ClickCall, { secret }: ClickSettings, sign: string): boolean {
  const expected = createHash('md5').update(signedText(call, secret)).digest('hex')
  const given = Buffer.from(sign.toLowerCase())
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected))
}

/** As Click writes it; a number too long to be one stays as it came. */
const asNumber = (digits: string) => (Number.isSafeInteger(Number(digits)) ? Number(digits) : digits)

function answerOf(step: Step | undefined, { error, payment }: Outcome, call?: ClickCall) {
  const [code, note] = clickErrors[error]
  return {
    ...(call
      ? { click_trans_id: asNumber(call.click_trans_id), merchant_trans_id: call.merchant_trans_id }
      : {}),
    ...(step ? { [step.answers]: payment?.id ?? null } : {}),
    error: code,
    error_note: note,
  }
}

const prepareStep: Step = {
  path: 'prepare',
  action: '0',
  answers: 'merchant_prepare_id',
  take: async (till, call, amount, now) =>
    (await withBill(till.db, call.merchant_trans_id, now, (tx, bill) =>
      prepare(tx, bill, call, amount, now),
    )) ?? { error: 'no_order' },
}

async function prepare(tx: Db, bill: Bill, call: ClickCall, amount: number, now: Date): Promise<Outcome> {
  const known = await findPayment(tx, NAME, call.click_trans_id)
  if (known && known.checkoutId !== bill.id) return { error: 'bad_request' }
  if (known?.state === states.taken) return { error: 'already_paid', payment: known }
  if (known && known.state !== states.open) return { error: 'cancelled', payment: known }
  if (bill.status === 'paid') return { error: 'already_paid' }
  if (bill.status !== 'waiting' || Number(call.error) < 0) return { error: 'cancelled' }
  if (amount !== bill.amount) return { error: 'wrong_amount' }
  // Click does not say when a person walks away from its page, so a promise holds nobody up: the first that is paid counts.
  const payment =
    known ??
    (await insertPayment(tx, {
      provider: NAME,
      externalId: call.click_trans_id,
      checkoutId: bill.id,
      amount,
      providerTime: now,
      createdAt: now,
    }))
  return { error: 'none', payment }
}

const completeStep: Step = {
  path: 'complete',
  action: '1',
  answers: 'merchant_confirm_id',
  take: async (till, call, amount, now) =>
    (await withBill(till.db, call.merchant_trans_id, now, (tx, bill) =>
      complete(tx, till, bill, call, amount, now),
    )) ?? { error: 'no_order' },
}

async function complete(
  tx: Db,
  { secrets }: Till,
  bill: Bill,
  call: ClickCall,
  amount: number,
  now: Date,
): Promise<Outcome> {
  const payment = await findPayment(tx, NAME, call.click_trans_id)
  const isKnown = payment?.checkoutId === bill.id && String(payment.id) === call.merchant_prepare_id
  if (!payment || !isKnown) return { error: 'no_transaction' }
  if (payment.state === states.taken) return { error: 'already_paid', payment }
  if (payment.state !== states.open) return { error: 'cancelled', payment }
  if (amount !== payment.amount) return { error: 'wrong_amount', payment }
  if (Number(call.error) < 0 || cannotUse(bill))
    return { error: 'cancelled', payment: await dropPayment(tx, payment, GIVEN_UP, now) }
  return { error: 'none', payment: await takeMoney(tx, bill, payment, types, { now, secrets }) }
}
