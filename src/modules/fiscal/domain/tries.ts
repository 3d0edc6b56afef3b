/** `provider`: whoever takes the payment makes its receipt too. */
export const receiptStates = ['waiting', 'sent', 'failed', 'provider'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** Waits double from half a minute to an hour: about thirteen hours, longer than a paper roll or a shift is missing. */
const firstMs = 30_000
const mostMs = 3_600_000
export const mostTries = 20

/** How long nobody else tries what one process is sending: longer than a register is waited for. */
export const leaseMs = 120_000

/** What came of a try that did not succeed: the moment of the next, or none. `never`: another try cannot help. */
export function afterRefusal(
  { tries, kind }: { tries: number; kind: 'later' | 'never' },
  now: Date,
): { state: 'waiting'; nextTryAt: Date } | { state: 'failed' } {
  if (kind === 'never' || tries >= mostTries) return { state: 'failed' }
  const wait = Math.min(mostMs, firstMs * 2 ** (tries - 1))
  return { state: 'waiting', nextTryAt: new Date(now.getTime() + wait) }
}
