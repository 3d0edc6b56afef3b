import { createHash } from 'node:crypto'

/** The test register: takes receipts as a fiscal register would, and fails the way one fails. */

export type RegisterSettings = {
  key: string
  /** The IKPU that it knows. */
  ikpus: readonly string[]
}

export const faults = ['busy', 'lost', 'closed', 'no_paper'] as const
/** `lost`: it takes the receipt, and nobody hears the answer. */
export type Fault = (typeof faults)[number]

type Item = { amount: number; price: number; count: number; code: string; vat_percent: number; vat: number }
export type Receipt = {
  receipt_id: string
  type: 'sale' | 'refund'
  items: Item[]
  total: number
  cash: number
  card: number
  origin: { number: string; sign: string } | null
}
export type Registered = { number: string; sign: string; url: string; at: string }
type Kept = { receipt: Receipt; text: string; answer: Registered }
/** `drop`: the line is cut instead of an answer. */
export type RegisterAnswer = { status: number; body: unknown; drop?: true }

const statusOf = { busy: 503, closed: 423, no_paper: 507 } as const

export function createRegister({ key, ikpus }: RegisterSettings, now: () => number, address: () => string) {
  const taken = new Map<string, Kept>()
  let fault: { kind: Fault; times: number } | undefined

  function take(authorization: string | undefined, text: string): RegisterAnswer {
    if (authorization !== `Bearer ${key}`) return { status: 401, body: { code: 'unauthorized' } }
    const failing = nextFault()
    if (failing && failing !== 'lost') return { status: statusOf[failing], body: { code: failing } }
    const receipt = receiptIn(text)
    if (!receipt) return { status: 400, body: { code: 'unreadable' } }
    const before = taken.get(receipt.receipt_id)
    if (before && before.text !== text) return { status: 409, body: { code: 'other_content' } }
    // The same number again: answered as the first time.
    if (before) return { status: 200, body: before.answer, ...(failing ? { drop: true } : {}) }
    const wrong = faultIn(receipt)
    if (wrong) return { status: 422, body: { code: wrong } }
    const kept = { receipt, text, answer: register(receipt) }
    taken.set(receipt.receipt_id, kept)
    return { status: 200, body: kept.answer, ...(failing ? { drop: true } : {}) }
  }

  function nextFault(): Fault | undefined {
    if (!fault) return undefined
    const { kind, times } = fault
    fault = times > 1 ? { kind, times: times - 1 } : undefined
    return kind
  }

  function register({ receipt_id }: Receipt): Registered {
    const number = String(taken.size + 1)
    const sign = BigInt(
      `0x${createHash('sha256').update(`${receipt_id} ${number}`).digest('hex').slice(0, 12)}`,
    )
    const said = String(sign % 1_000_000_000_000n).padStart(12, '0')
    return {
      number,
      sign: said,
      url: `${address()}/register/check?r=${number}&s=${said}`,
      at: new Date(now()).toISOString(),
    }
  }

  function faultIn({ items, total, cash, card, type, origin }: Receipt): string | undefined {
    if (items.length === 0 || total !== cash + card) return 'wrong_sum'
    if (items.reduce((sum, { amount }) => sum + amount, 0) !== total) return 'wrong_sum'
    for (const { amount, price, count, code, vat_percent, vat } of items) {
      if (amount <= 0 || price * count !== amount) return 'wrong_sum'
      if (!ikpus.includes(code)) return 'wrong_ikpu'
      if (vat !== Math.round((amount * vat_percent) / (100 + vat_percent))) return 'wrong_vat'
    }
    if (type === 'refund' && origin && !isKnown(origin)) return 'unknown_origin'
    return undefined
  }

  const isKnown = ({ number, sign }: { number: string; sign: string }) =>
    [...taken.values()].some(({ answer }) => answer.number === number && answer.sign === sign)

  return {
    take,
    /** What it has registered, oldest first. */
    record: () => [...taken.values()].map(({ receipt, answer }) => ({ ...receipt, ...answer })),
    fail(kind: Fault, times: number): void {
      fault = { kind, times }
    },
  }
}

export type TestRegister = ReturnType<typeof createRegister>

function receiptIn(text: string): Receipt | undefined {
  try {
    const { receipt_id, type, items, total, cash, card, origin } = JSON.parse(text) as Receipt
    const isWhole =
      typeof receipt_id === 'string' &&
      (type === 'sale' || type === 'refund') &&
      Array.isArray(items) &&
      [total, cash, card].every(Number.isSafeInteger)
    return isWhole ? { receipt_id, type, items, total, cash, card, origin: origin ?? null } : undefined
  } catch {
    return undefined
  }
}
