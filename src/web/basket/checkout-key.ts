import type { ApiError } from '../api-client.ts'

export type Sent = Readonly<{ body: string; key: string }>

/** The same question keeps its key until it has been answered: a lost answer, asked for again, is the same answer. */
export const sentAgain = (before: Sent | undefined, body: string, newKey: string): Sent =>
  before?.body === body ? before : { body, key: newKey }

/** Whether the server may have done it all the same, or may still be at it. */
export const isUnanswered = ({ code, status }: ApiError) =>
  status === undefined || status >= 500 || code === 'unreadable_answer' || code === 'idempotency_in_flight'
