import type { Clock } from '#kernel/clock.ts'

export type RateLimitRule = { name: string; limit: number; windowMs: number }

export type RateDecision = { allowed: boolean; remaining: number; resetSeconds: number }

/** `elsewhere`: what other processes have let through, as far as this one was told. */
type Window = { startedAt: number; used: number; told: number; elsewhere: number }

/** What this process has let through for a caller, as the others are told of it. */
export type OwnUse = { rule: string; caller: string; startedAt: number; endsAt: number; used: number }
/** And what they say of theirs. */
export type OthersUse = { rule: string; caller: string; startedAt: number; used: number }

/** Past this many callers at once the oldest are forgotten, so that a flood of addresses cannot fill the memory. */
const MAX_CALLERS = 50_000

/** Whoever has used less of a limit is nobody's concern but this process's: so most callers are never told of. */
const WORTH_TELLING = 1 / 20

/** Whether others have to hear of it, and at once, before much more is let through. */
export type News = 'none' | 'some' | 'much'

/**
 * Fixed windows in memory. They begin at moments that every process finds by itself, for each caller at another one: so
 * processes can add up what they counted, and those who were told to wait do not all come back together.
 */
export function createRateLimiter(
  rule: RateLimitRule,
  clock: Clock,
  onNews: (news: News) => void = () => undefined,
) {
  const { name, limit, windowMs } = rule
  const windows = new Map<string, Window>()
  const loud = new Set<string>()
  const worthTelling = Math.max(1, Math.ceil(limit * WORTH_TELLING))

  function windowOf(caller: string, now: number): Window {
    const open = windows.get(caller)
    if (open && now >= open.startedAt && now < open.startedAt + windowMs) return open
    const window = { startedAt: startOf(caller, now, windowMs), used: 0, told: 0, elsewhere: 0 }
    // Deleting first moves the caller to the young end of the map's order.
    windows.delete(caller)
    windows.set(caller, window)
    const oldest = windows.size > MAX_CALLERS ? windows.keys().next().value : undefined
    if (oldest !== undefined) windows.delete(oldest)
    return window
  }

  function count(caller: string, window: Window): void {
    window.used += 1
    if (window.used < worthTelling || loud.size > MAX_CALLERS) return
    loud.add(caller)
    onNews(window.used - window.told >= worthTelling ? 'much' : 'some')
  }

  return {
    rule,
    policy: `"${name}";q=${limit};w=${windowMs / 1000}`,
    take(caller: string): RateDecision {
      const now = clock.now().getTime()
      const window = windowOf(caller, now)
      const allowed = window.used + window.elsewhere < limit
      // What is refused is not counted: it would only make the others hear of a caller who is refused already.
      if (allowed) count(caller, window)
      return {
        allowed,
        remaining: Math.max(0, limit - window.used - window.elsewhere),
        resetSeconds: Math.ceil((window.startedAt + windowMs - now) / 1000),
      }
    },
    /** What has not been told yet, at most so many; sums, so that telling twice does no harm. */
    toTell(most: number): OwnUse[] {
      const uses: OwnUse[] = []
      for (const caller of loud) {
        if (uses.length >= most) break
        loud.delete(caller)
        const window = windows.get(caller)
        if (!window) continue
        const { startedAt, used } = window
        uses.push({ rule: name, caller, startedAt, endsAt: startedAt + windowMs, used })
      }
      return uses
    },
    told({ caller, startedAt, used }: OwnUse): void {
      const window = windows.get(caller)
      if (window?.startedAt === startedAt) window.told = used
    },
    notTold({ caller }: OwnUse): void {
      loud.add(caller)
    },
    hear({ caller, startedAt, used }: OthersUse): void {
      const window = windows.get(caller)
      if (window?.startedAt === startedAt) window.elsewhere = Math.max(window.elsewhere, used)
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

/** The same for a caller in every process. */
function startOf(caller: string, now: number, windowMs: number): number {
  let hash = 0
  for (let at = 0; at < caller.length; at++) hash = (Math.imul(hash, 31) + caller.charCodeAt(at)) >>> 0
  // Neighbours are to lie far apart.
  const shift = (Math.imul(hash, 2_654_435_761) >>> 0) % windowMs
  return Math.floor((now - shift) / windowMs) * windowMs + shift
}

export function rateHeaders(
  { rule, policy }: Pick<RateLimiter, 'rule' | 'policy'>,
  { allowed, remaining, resetSeconds }: RateDecision,
): Record<string, string> {
  const ratelimit = `"${rule.name}";r=${remaining};t=${resetSeconds}`
  return allowed
    ? { 'ratelimit-policy': policy, ratelimit }
    : { 'ratelimit-policy': policy, ratelimit, 'retry-after': String(resetSeconds) }
}
