import { err, ok, type Result } from '#kernel/result.ts'
import { createOwnShares } from '#platform/files/upload/own-share.ts'
import type { Failure } from '#platform/http/errors.ts'
import { BUSY, createWorkQueue } from '#platform/work-queue/work-queue.ts'

/**
 * The turns of everything that a process draws to be printed, labels and papers alike. Two lanes, so that one label never
 * waits for a hundred; in each of them one drawing at a time.
 */
const lanes = {
  short: createWorkQueue({ waiting: 50, waitMs: 10_000 }),
  long: createWorkQueue({ waiting: 10, waitMs: 20_000 }),
}
type Lane = keyof typeof lanes

/** One person's documents, drawn or waiting. */
const shares = createOwnShares(2)

type Busy = Failure<'rate_limited' | 'service_unavailable'>

/** Everything for one document: what is read for it, and the drawing, which takes its turn. */
export async function asOwnShare<T, Code extends string>(
  by: number,
  work: () => Promise<Result<T, Failure<Code>>>,
): Promise<Result<T, Failure<Code> | Busy>> {
  const done = await shares.run(by, work)
  return done === BUSY ? err({ code: 'rate_limited', values: { seconds: '5' } }) : done
}

export async function inTurn<T>(lane: Lane, draw: () => Promise<T>): Promise<Result<T, Busy>> {
  const drawn = await lanes[lane].run(draw)
  return drawn === BUSY ? err({ code: 'service_unavailable' }) : ok(drawn)
}
