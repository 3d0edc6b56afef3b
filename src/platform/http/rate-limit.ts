import type { Clock } from '#kernel/clock.ts'

export type RateLimitRule = { name: string; limit: number; windowMs: number }

export type RateDecision = { allowed: boolean; remaining: number; resetSeconds: number }

type Window = { startedAt: number; used: number }

/** Past this many callers at once the oldest are forgotten, so that a flood of addresses cannot fill the memory. */
const MAX_CALLERS = 50_000

/**
 * Fixed windows in memory, per process: for the general limits of the API. Limits that protect money or SMS are
 * counted in the database, where all processes see them.
 */
export function createRateLimiter(rule: RateLimitRule, clock: Clock) {
  const windows = new Map<string, Window>()
  return {
    rule,
    policy: `"${rule.name}";q=${rule.limit};w=${rule.windowMs / 1000}`,
    take(caller: string): RateDecision {
      const now = clock.now().getTime()
      let window = windows.get(caller)
      if (!window || now >= window.startedAt + rule.windowMs || now < window.startedAt) {
        window = { startedAt: now, used: 0 }
        // Deleting first moves the caller to the young end of the map's order.
        windows.delete(caller)
        windows.set(caller, window)
        const oldest = windows.size > MAX_CALLERS ? windows.keys().next().value : undefined
        if (oldest !== undefined) windows.delete(oldest)
      }
      window.used += 1
      return {
        allowed: window.used <= rule.limit,
        remaining: Math.max(0, rule.limit - window.used),
        resetSeconds: Math.ceil((window.startedAt + rule.windowMs - now) / 1000),
      }
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

export function rateHeaders(
  { rule, policy }: RateLimiter,
  { allowed, remaining, resetSeconds }: RateDecision,
): Record<string, string> {
  const ratelimit = `"${rule.name}";r=${remaining};t=${resetSeconds}`
  return allowed
    ? { 'ratelimit-policy': policy, ratelimit }
    : { 'ratelimit-policy': policy, ratelimit, 'retry-after': String(resetSeconds) }
}
