import { err, ok, type Result } from '#kernel/result.ts'
import type { TheirPayment } from './comparison.ts'

/** What a list can be wrong about, and in which line. */
export type ListFault = Readonly<{ what: 'columns' | 'line' | 'too_long'; line: number }>

/** Of one provider in one day. */
export const mostPayments = 20_000

/** The names that providers and accountants give these columns, in the languages they write in. */
const names = {
  transaction: ['id', 'transaction', 'transaction id', 'tranzaksiya', 'транзакция', 'id транзакции'],
  amount: ['amount', 'summa', 'сумма'],
  state: ['state', 'status', 'holat', 'holati', 'статус', 'состояние'],
} as const

const stages: Readonly<Record<string, TheirPayment['stage']>> = {
  '2': 'taken',
  paid: 'taken',
  taken: 'taken',
  success: 'taken',
  toʻlangan: 'taken',
  оплачен: 'taken',
  оплачено: 'taken',
  '-2': 'given_back',
  'given back': 'given_back',
  given_back: 'given_back',
  refunded: 'given_back',
  qaytarilgan: 'given_back',
  возврат: 'given_back',
  возвращен: 'given_back',
  '1': 'none',
  '-1': 'none',
  open: 'none',
  dropped: 'none',
  cancelled: 'none',
  'bekor qilingan': 'none',
  отменен: 'none',
}

/** Reads a provider's list of transactions: the first row that is not empty names the columns, in any order. */
export function readRegistry(rows: readonly (readonly string[])[]): Result<TheirPayment[], ListFault> {
  const filled = [...rows.entries()].filter(([, cells]) => cells.length > 0)
  const [head, ...payments] = filled
  if (payments.length > mostPayments) return err({ what: 'too_long', line: mostPayments + 1 })
  const columns = head?.[1].map((name) => name.trim().toLowerCase()) ?? []
  const at = (known: readonly string[]) => columns.findIndex((column) => known.includes(column))
  const [transaction, amount, state] = [at(names.transaction), at(names.amount), at(names.state)]
  if (transaction < 0 || amount < 0 || state < 0) return err({ what: 'columns', line: 1 })
  const read: TheirPayment[] = []
  for (const [index, cells] of payments) {
    const payment = paymentIn(cells[transaction]?.trim(), cells[amount]?.trim(), cells[state]?.trim())
    if (!payment) return err({ what: 'line', line: index + 1 })
    read.push(payment)
  }
  return ok(read)
}

function paymentIn(transaction = '', amount = '', state = ''): TheirPayment | undefined {
  const sum = soumIn(amount)
  const stage = stages[state.toLowerCase()]
  if (!/^[\w-]{1,64}$/.test(transaction) || sum === undefined || stage === undefined) return undefined
  return { transaction, amount: sum, stage }
}

/** "150000", "150 000,00" and "150000.00" are the same; a part of a so'm is nobody's price. */
function soumIn(text: string): number | undefined {
  const [, whole = ''] = /^([\d\s\u00a0]+)(?:[.,]0{1,2})?$/.exec(text) ?? []
  const digits = whole.replace(/\D/g, '')
  return digits.length > 0 && digits.length <= 12 ? Number(digits) : undefined
}
