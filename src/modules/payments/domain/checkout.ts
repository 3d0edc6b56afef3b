/** As long as a transaction of Payme lives: twelve hours. */
export const CHECKOUT_LIFE_MS = 12 * 3_600_000

export const checkoutStatuses = ['waiting', 'paid', 'cancelled', 'expired'] as const
export type CheckoutStatus = (typeof checkoutStatuses)[number]

export type Checkout = Readonly<{
  id: number
  number: string
  ownerId: number
  method: string
  amount: number
  /** As written down; what it is now, `statusOf` says. */
  status: Exclude<CheckoutStatus, 'expired'>
  createdAt: Date
  expiresAt: Date
  closedAt: Date | null
  hasLink: boolean
  /** `door`: the receiver of one parcel pays what is to be collected for it. `debts`: a sender pays what they owe. */
  purpose: 'basket' | 'door' | 'debts'
}>

/** `isWhole`: each of its orders still waits for this payment. One that was cancelled takes the bill with it. */
export function statusOf(
  { status, expiresAt }: Pick<Checkout, 'status' | 'expiresAt'>,
  isWhole: boolean,
  now: Date,
): CheckoutStatus {
  if (status !== 'waiting') return status
  if (!isWhole) return 'cancelled'
  return now >= expiresAt ? 'expired' : 'waiting'
}

/** `below(n)` draws a whole number from 0 to n - 1. */
export const drawNumber = (below: (n: number) => number) => String(1_000_000_000 + below(9_000_000_000))

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const TOKEN_LETTERS = 22
const token = new RegExp(`^[${letters}]{${TOKEN_LETTERS}}$`)

/** Whether it is worth asking for: a link that was cut short is known without the server. */
export const couldBeToken = (text: string) => token.test(text)

/** For the link that somebody else pays with: 131 bits. */
export const drawToken = (below: (n: number) => number) =>
  Array.from({ length: TOKEN_LETTERS }, () => letters.charAt(below(letters.length))).join('')
