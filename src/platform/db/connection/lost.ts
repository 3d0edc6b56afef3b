/**
 * The connection is gone, and with it the answer. Whether what was asked has happened nobody here knows, so it is not
 * asked again: the caller is told 503 and asks again with the same Idempotency-Key.
 */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
  /** As the system says it of one that nobody answers. */
  readonly code: string = 'ETIMEDOUT'
}
