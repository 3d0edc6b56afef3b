/** What of a payload may be shown: numbers of things, never a phone, a code or a text. */
export const shownFields = [
  'orderId',
  'noticeId',
  'claimId',
  'topUpId',
  'personId',
  'pointId',
  'fromPointId',
  'approvalId',
  'answerId',
  'upload',
  'movementId',
] as const
export type ShownField = (typeof shownFields)[number]

export type JobFact = { field: ShownField; value: string }

export function factsOf(payload: unknown): JobFact[] {
  if (typeof payload !== 'object' || payload === null) return []
  return shownFields.flatMap((field) => {
    const value = (payload as Record<string, unknown>)[field]
    return typeof value === 'number' && Number.isSafeInteger(value) ? [{ field, value: String(value) }] : []
  })
}

export const failureKinds = ['gateway', 'late', 'hopeless', 'connection', 'payload', 'unexpected'] as const
export type FailureKind = (typeof failureKinds)[number]

type Reason = { name: string; message: string } | null

/** What went wrong, as far as it has words. */
export function failureOf(reason: Reason): FailureKind {
  if (reason?.name === 'NoGatewayAnswered') return 'gateway'
  if (reason?.message.startsWith('took longer than')) return 'late'
  if (reason?.message.startsWith('the payload is not')) return 'payload'
  if (reason?.name === 'GiveUp') return 'hopeless'
  return /connect|terminat|ECONN|timeout/i.test(reason?.message ?? '') ? 'connection' : 'unexpected'
}

const LONGEST = 240

/** The sentence of the error for whoever repairs it: what may be a phone, a card or a key is dots. */
export function sentenceOf(reason: Reason): string {
  const message = reason?.message ?? ''
  const hidden = message.replace(/\d{5,}/g, '•••').replace(/[\w-]{24,}/g, '•••')
  return hidden.length > LONGEST ? `${hidden.slice(0, LONGEST)}…` : hidden
}
