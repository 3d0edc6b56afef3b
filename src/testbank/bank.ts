import { createHash } from 'node:crypto'

/** How a shop is known to the bank. */
export type BankSettings = {
  payme: { key: string }
  click: { serviceId: string; secret: string }
}

export type Request = { path: string; headers: Record<string, string>; body: string }

/** Answers with what the shop said; throws when the connection is lost before it has. */
export type Send = (request: Request, options?: { dropAnswer?: boolean }) => Promise<string>

export type BankProvider = 'payme' | 'click'

/** The bank's own record of one payment, in whole so'm. */
export type Transaction = {
  id: string
  provider: BankProvider
  number: string
  amount: number
  state: 'open' | 'paid' | 'dropped' | 'given back'
  /** Sent back in the shop's cabinet, without a word to the shop's server. */
  sentBack: number
  /** When it began, by the bank's clock. */
  time: number
  /** The shop's own number; Click wants it repeated. */
  shopId: string | undefined
}

/** What was said and answered: shown to whoever plays. */
export type Exchange = { said: string; answered: string }

export type Bank = ReturnType<typeof createBank>
export type CallOptions = { forged?: boolean; dropAnswer?: boolean; amount?: number; time?: number }

type Parts = { settings: BankSettings; send: Send; now(): number; draw(): string }
type State = Parts & { record: Map<string, Transaction>; log: Exchange[] }

/** How often a lost answer is asked for again before the bank gives up; real ones go on for hours. */
const TRIES = 5

/** Speaks the contracts of Payme and Click to a shop, and keeps its own record to hold the shop's against. */
export function createBank(parts: Parts) {
  const state: State = { ...parts, record: new Map(), log: [] }
  return {
    /** Every payment it knows, oldest first. */
    record: () => [...state.record.values()].map((transaction) => ({ ...transaction })),
    /** What was said since the last time somebody asked. */
    takeLog: () => state.log.splice(0),
    /** Somebody of the shop returns a part, or all of it, in the cabinet. */
    sendBack(id: string, amount: number): void {
      const known = state.record.get(id)
      if (known?.state === 'paid') state.record.set(id, { ...known, sentBack: known.sentBack + amount })
    },
    payme: paymeOf(state),
    click: clickOf(state),
  }
}

const copyOf = (transaction: Transaction | undefined) => transaction && { ...transaction }

/** Asked again when the answer is lost: every call of both contracts may be repeated. */
async function ask(state: State, said: string, request: Request, dropAnswer = false): Promise<string> {
  let drop = dropAnswer
  for (let tries = 1; ; tries++) {
    try {
      const answered = await state.send(request, { dropAnswer: drop })
      state.log.push({ said, answered })
      return answered
    } catch (error) {
      state.log.push({ said, answered: `(no answer: ${(error as Error).message})` })
      if (tries === TRIES) throw error
      drop = false
    }
  }
}

export type RpcAnswer = {
  result?: Record<string, unknown>
  error?: { code: number; message: Record<string, string>; data: string | null }
}

function paymeOf(state: State) {
  const call = async (
    method: string,
    params: Record<string, unknown>,
    { forged, dropAnswer }: CallOptions = {},
  ): Promise<RpcAnswer> => {
    const key = forged ? 'not-the-key' : state.settings.payme.key
    const answered = await ask(
      state,
      `Payme ${method} ${JSON.stringify(params)}`,
      {
        path: '/api/payments/v1/payme',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`Paycom:${key}`).toString('base64')}`,
        },
        body: JSON.stringify({ id: state.log.length + 1, method, params }),
      },
      dropAnswer,
    )
    return JSON.parse(answered) as RpcAnswer
  }
  const bill = (number: string, amount: number) => ({ amount: amount * 100, account: { order_id: number } })
  return {
    call,
    check: (number: string, amount: number, options?: CallOptions) =>
      call('CheckPerformTransaction', bill(number, options?.amount ?? amount), options),
    /** Undefined when the shop refused. */
    async create(
      number: string,
      amount: number,
      options: CallOptions = {},
    ): Promise<Transaction | undefined> {
      const id = state.draw()
      const time = options.time ?? state.now()
      const params = { id, time, ...bill(number, options.amount ?? amount) }
      const { result } = await call('CreateTransaction', params, options)
      if (!result) return undefined
      state.record.set(id, {
        id,
        provider: 'payme',
        number,
        amount,
        state: 'open',
        sentBack: 0,
        time,
        shopId: String(result.transaction),
      })
      return copyOf(state.record.get(id))
    },
    async perform(id: string, options?: CallOptions): Promise<RpcAnswer> {
      const answer = await call('PerformTransaction', { id }, options)
      // Refused: the bank keeps nothing of what it has not been allowed to take.
      settle(state, id, answer.result ? 'paid' : 'dropped', 'open')
      return answer
    },
    async cancel(id: string, reason: number, options?: CallOptions): Promise<RpcAnswer> {
      const answer = await call('CancelTransaction', { id, reason }, options)
      if (answer.result) {
        settle(state, id, 'dropped', 'open')
        settle(state, id, 'given back', 'paid')
      }
      return answer
    },
  }
}

function settle(state: State, id: string, to: Transaction['state'], from: Transaction['state']): void {
  const transaction = state.record.get(id)
  if (transaction?.state === from) state.record.set(id, { ...transaction, state: to })
}

export type ClickAnswer = {
  error: number
  error_note: string
  merchant_prepare_id?: number | null
  merchant_confirm_id?: number | null
}

const ALREADY_PAID = -4

function clickOf(state: State) {
  const call = async (
    step: 'prepare' | 'complete',
    fields: Record<string, string>,
    { forged, dropAnswer }: CallOptions = {},
  ): Promise<ClickAnswer> => {
    const form = signed(state, fields, forged === true)
    const request = {
      path: `/api/payments/v1/click/${step}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    }
    return JSON.parse(await ask(state, `Click ${step} ${request.body}`, request, dropAnswer)) as ClickAnswer
  }
  const fieldsOf = (id: string, number: string, amount: number, action: '0' | '1', error: number) => ({
    click_trans_id: id,
    service_id: state.settings.click.serviceId,
    click_paydoc_id: id,
    merchant_trans_id: number,
    amount: amount.toFixed(2),
    action,
    error: String(error),
    error_note: error < 0 ? 'Cancelled' : 'Success',
  })
  return {
    call,
    fieldsOf,
    async prepare(
      number: string,
      amount: number,
      options: CallOptions = {},
    ): Promise<{ answer: ClickAnswer; transaction: Transaction | undefined }> {
      const id = String(Number.parseInt(state.draw().slice(0, 12), 16) || 1)
      const fields = fieldsOf(id, number, options.amount ?? amount, '0', 0)
      const answer = await call('prepare', fields, options)
      if (answer.error === 0)
        state.record.set(id, {
          id,
          provider: 'click',
          number,
          amount,
          state: 'open',
          sentBack: 0,
          time: state.now(),
          shopId: String(answer.merchant_prepare_id),
        })
      return { answer, transaction: copyOf(state.record.get(id)) }
    },
    /** `error` below zero: the bank gives it up. */
    async complete(id: string, error = 0, options?: CallOptions): Promise<ClickAnswer> {
      const known = state.record.get(id)
      if (!known) throw new Error('nothing was prepared')
      const fields = fieldsOf(id, known.number, options?.amount ?? known.amount, '1', error)
      const answer = await call('complete', { ...fields, merchant_prepare_id: known.shopId ?? '' }, options)
      const isPaid = error >= 0 && (answer.error === 0 || answer.error === ALREADY_PAID)
      if (!options?.forged) settle(state, id, isPaid ? 'paid' : 'dropped', 'open')
      return answer
    },
  }
}

/** md5 is Click's own choice. */
function signed(state: State, fields: Record<string, string>, forged: boolean): Record<string, string> {
  const signTime = new Date(state.now()).toISOString().slice(0, 19).replace('T', ' ')
  const secret = forged ? 'not-the-secret' : state.settings.click.secret
  const text = [
    fields.click_trans_id,
    fields.service_id,
    secret,
    fields.merchant_trans_id,
    fields.merchant_prepare_id ?? '',
    fields.amount,
    fields.action,
    signTime,
  ].join('')
  return { ...fields, sign_time: signTime, sign_string: createHash('md5').update(text).digest('hex') }
}
