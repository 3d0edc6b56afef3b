/** Why an attempt failed, and whether the same attempt may succeed a moment later. */
export const failures = {
  timeout: { retryable: true },
  unreachable: { retryable: true },
  server_error: { retryable: true },
  rate_limited: { retryable: true },
  /** An answer that is not what the contract says. Whether the message left is not known. */
  unreadable: { retryable: true },
  too_large: { retryable: true },
  redirected: { retryable: true },
  /** A wrong password or token, an empty account: people can mend these in the meantime. */
  unauthorized: { retryable: true },
  no_balance: { retryable: true },
  refused: { retryable: false },
  unknown_number: { retryable: false },
  /** The process ended in the middle; whether the message left is not known. */
  lost: { retryable: true },
  broken: { retryable: true },
  /** The reader has left this channel for good: blocked the bot, gave up the device or the mailbox. */
  gone: { retryable: false },
  /** Accepted, and later reported as never arrived. */
  undelivered: { retryable: false },
} as const satisfies Record<string, { retryable: boolean }>

export type Why = keyof typeof failures

export type MessageStatus = 'queued' | 'sent' | 'delivered' | 'failed'

export type Sending = { outcome: 'sent'; id: string } | { outcome: 'refused'; why: Why; retryable: boolean }

export const sent = (id: string): Sending => ({ outcome: 'sent', id })
export const refused = (why: Why): Sending => ({ outcome: 'refused', why, ...failures[why] })
