import { randomUUID } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { exchangeUse, sweepUse } from './limit-use.repo.ts'
import {
  createRateLimiter,
  type News,
  type OwnUse,
  type RateDecision,
  type RateLimiter,
  type RateLimitRule,
  rateHeaders,
} from './rate-limit.ts'

export type LimitsOptions = {
  db: Db
  clock: Clock
  onError(error: unknown): void
}

/** A decision with the headers that tell it. */
export type Taken = RateDecision & { headers: Record<string, string> }

export type Limits = {
  /** One more call of this caller; refused ones are not counted. */
  take(rule: RateLimitRule, caller: string): Taken
  stop(): Promise<void>
}

/** Whoever is loud is told of within a second, and at once when it is much. */
const SOON_MS = 1_000
const AT_ONCE_MS = 50
/** A database that is away is left alone for a while; until then every process counts for itself. */
const AFTER_FAILURE_MS = 5_000
const SWEEP_EVERY_MS = 60_000
/** Callers in one statement. */
const MOST_AT_ONCE = 1_000

/**
 * The counts of this process, added up with those of all others on the same database (decision 56). A call never waits
 * for that: it is counted here, and what others have counted is known a moment later. Nothing is asked of the database
 * while nobody comes near a limit.
 */
export function createLimits({ db, clock, onError }: LimitsOptions): Limits {
  const process = randomUUID()
  const limiters = new Map<string, RateLimiter>()
  let timer: NodeJS.Timeout | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let restsUntil = 0
  let sweptAt = 0
  let stopped = false
  let running: Promise<void> | undefined

  function schedule(news: News): void {
    const wanted = Math.max(restsUntil, Date.now() + (news === 'much' ? AT_ONCE_MS : SOON_MS))
    if (stopped || wanted >= dueAt) return
    clearTimeout(timer)
    dueAt = wanted
    timer = setTimeout(() => void exchange(), wanted - Date.now()).unref()
  }

  function limiterOf(rule: RateLimitRule): RateLimiter {
    let limiter = limiters.get(rule.name)
    if (!limiter) {
      limiter = createRateLimiter(rule, clock, schedule)
      limiters.set(rule.name, limiter)
    }
    return limiter
  }

  async function exchange(): Promise<void> {
    await running
    clearTimeout(timer)
    dueAt = Number.POSITIVE_INFINITY
    running = tellAll().finally(() => (running = undefined))
    await running
  }

  async function tellAll(): Promise<void> {
    const own: OwnUse[] = []
    for (const limiter of limiters.values()) own.push(...limiter.toTell(MOST_AT_ONCE - own.length))
    try {
      if (own.length > 0)
        for (const use of await exchangeUse(db, process, own)) limiters.get(use.rule)?.hear(use)
      for (const use of own) limiters.get(use.rule)?.told(use)
      if (own.length === MOST_AT_ONCE) schedule('much')
      await sweep()
    } catch (error) {
      restsUntil = Date.now() + AFTER_FAILURE_MS
      for (const use of own) limiters.get(use.rule)?.notTold(use)
      schedule('some')
      onError(error)
    }
  }

  async function sweep(): Promise<void> {
    const now = clock.now()
    if (now.getTime() - sweptAt < SWEEP_EVERY_MS) return
    sweptAt = now.getTime()
    await sweepUse(db, now)
  }

  return {
    take(rule, caller) {
      const limiter = limiterOf(rule)
      const decision = limiter.take(caller)
      return { ...decision, headers: rateHeaders(limiter, decision) }
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
