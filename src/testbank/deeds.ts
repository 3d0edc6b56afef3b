import type { Bank, BankProvider } from './bank.ts'

/** Everything that can happen to a payment, by the name of its button. */
export const deeds = ['pay', 'cancel', 'twice', 'late', 'amount', 'forged', 'drop', 'back'] as const
export type Deed = (typeof deeds)[number]
export type Outcome = 'paid' | 'cancelled' | 'refused' | 'waiting' | 'given_back'

export type Bill = { provider: BankProvider; number: string; amount: number }

const LIFE_MS = 43_200_000
/** Reasons of Payme: the bank could not go through with it, and a refund. */
const FAILED = 3
const REFUND = 5

/** A sum that the bill does not say. */
const otherAmount = ({ amount }: Bill) => amount + 1_000

export function play(bank: Bank, bill: Bill, deed: Deed, now: number): Promise<Outcome> {
  return bill.provider === 'payme' ? playPayme(bank, bill, deed, now) : playClick(bank, bill, deed)
}

async function playPayme(bank: Bank, bill: Bill, deed: Deed, now: number): Promise<Outcome> {
  const { payme } = bank
  const { number, amount } = bill
  if (deed === 'back') return giveBack(bank, bill)
  if (deed === 'forged') return isRefused(await payme.check(number, amount, { forged: true }))
  if (deed === 'amount') return isRefused(await payme.check(number, amount, { amount: otherAmount(bill) }))
  const allowed = await payme.check(number, amount)
  if (!allowed.result) return 'refused'
  // Older than Payme lets a transaction live, whatever the two clocks say.
  const time = deed === 'late' ? now - 2 * LIFE_MS : now
  const transaction = await payme.create(number, amount, { time })
  if (!transaction) return 'refused'
  if (deed === 'cancel') {
    await payme.cancel(transaction.id, FAILED)
    return 'cancelled'
  }
  const done = await payme.perform(transaction.id, { dropAnswer: deed === 'drop' })
  // Somebody presses the button again: the same transaction, and then a new one.
  if (deed === 'twice') {
    await payme.perform(transaction.id)
    await payme.check(number, amount)
  }
  return done.result ? 'paid' : 'refused'
}

const isRefused = ({ result }: { result?: unknown }): Outcome => (result ? 'waiting' : 'refused')

async function giveBack(bank: Bank, { provider, number }: Bill): Promise<Outcome> {
  const paid = bank
    .record()
    .find((known) => known.provider === provider && known.number === number && known.state === 'paid')
  if (!paid || provider !== 'payme') return 'refused'
  const { result } = await bank.payme.cancel(paid.id, REFUND)
  return result ? 'given_back' : 'refused'
}

async function playClick(bank: Bank, bill: Bill, deed: Deed): Promise<Outcome> {
  const { click } = bank
  const { number, amount } = bill
  if (deed === 'back') return giveBack(bank, bill)
  const started = openOf(bank, bill)
  const options = { forged: deed === 'forged', ...(deed === 'amount' ? { amount: otherAmount(bill) } : {}) }
  const transaction = started ?? (await click.prepare(number, amount, options)).transaction
  if (!transaction) return 'refused'
  // Paid later: the page offers to go on.
  if (deed === 'late') return 'waiting'
  if (deed === 'cancel') {
    await click.complete(transaction.id, -5017)
    return 'cancelled'
  }
  const { error } = await click.complete(transaction.id, 0, { dropAnswer: deed === 'drop' })
  if (deed === 'twice') {
    await click.complete(transaction.id)
    await click.prepare(number, amount)
  }
  const now = bank.record().find(({ id }) => id === transaction.id)
  return now?.state === 'paid' ? 'paid' : error < 0 ? 'refused' : 'waiting'
}

const openOf = (bank: Bank, { provider, number }: Bill) =>
  bank
    .record()
    .find((known) => known.provider === provider && known.number === number && known.state === 'open')
