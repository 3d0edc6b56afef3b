/** How slow a client may be, and how many connections there may be at a time. */
export type Pace = {
  /** From the first byte of a request to the end of its headers. */
  headersMs: number
  /** For the whole of a body that is JSON or a form's fields: a mebibyte at most. */
  bodyMs: number
  /** The same for one that carries a file. */
  uploadMs: number
  /** For taking an answer; streams of events are let go by their own rules. */
  answerMs: number
  connections: number
  connectionsPerAddress: number
}

export const usualPace: Pace = {
  headersMs: 20_000,
  bodyMs: 30_000,
  // Long enough for five megabytes on a slow phone.
  uploadMs: 120_000,
  answerMs: 300_000,
  // Above the ten thousand streams of events that one process may hold.
  connections: 12_000,
  // Whole mobile networks share one address.
  connectionsPerAddress: 1_000,
}

/** A connection on which nothing moves at all, in neither direction, though an answer is under way. */
export const silenceMs = ({ answerMs }: Pace) => Math.min(75_000, answerMs)

/** Whoever is slow is found within this. */
export const lookEveryMs = ({ headersMs, bodyMs, answerMs }: Pace) =>
  Math.max(100, Math.min(5_000, Math.ceil(Math.min(headersMs, bodyMs, answerMs) / 5)))
