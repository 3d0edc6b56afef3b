/**
 * How long PostgreSQL is waited for, in milliseconds. The server keeps limits of its own; ours are for a server, or a way
 * to it, that says nothing any more. The table for people is in docs/operations.md, "The database: limits and faults".
 */
export type Limits = {
  /** For a connection: until one of the pool is free, or until a new one stands. */
  connectTimeoutMs: number
  /** A question without a sign of life for this long makes us ask, on a new connection, whether the server works on it. */
  quietMs: number
  /** One statement, at the server. Ours ends a second later, and takes the connection with it. */
  statementTimeoutMs: number
  /** For a lock that somebody else holds, at the server. */
  lockTimeoutMs: number
  /** A session that falls asleep inside a transaction holds its locks no longer than this, at the server. */
  idleInTransactionTimeoutMs: number
}

/** Calls of people: with a silent server they are answered within connect + quiet + connect, that is below 5 s. */
export const limitsOfCalls: Limits = {
  connectTimeoutMs: 1_600,
  quietMs: 700,
  statementTimeoutMs: 15_000,
  lockTimeoutMs: 3_500,
  idleInTransactionTimeoutMs: 10_000,
}

/** Migrations, and whatever else may honestly work for minutes. A silent server is found as quickly as by a call. */
export const limitsOfLongWork: Limits = {
  connectTimeoutMs: 5_000,
  quietMs: 2_000,
  statementTimeoutMs: 3_600_000,
  lockTimeoutMs: 60_000,
  idleInTransactionTimeoutMs: 60_000,
}

/** How much later than the server's own limit ours comes: its answer is on the way then. */
export const GRACE_MS = 1_000

/** A goodbye that nobody answers. */
export const GOODBYE_MS = 1_000

/** The first sign of life that TCP asks an idle connection for; the system sends the next ones. */
export const KEEP_ALIVE_AFTER_MS = 10_000
