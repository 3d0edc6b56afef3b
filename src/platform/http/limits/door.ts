import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import { EdgeError, type Failure } from '../errors.ts'
import { networkOf } from '../network-of.ts'
import type { Caller } from '../route.ts'
import { createKnownCallers } from './known-callers.ts'
import type { Limits } from './limits.ts'
import type { RateLimitRule } from './rate-limit.ts'

export type DoorOptions = { limits: Limits; clock: Clock; perMinute: number }

/** Refuses a caller who has used up a limit. */
export type Limit = (request: FastifyRequest, reply: FastifyReply, rule?: RateLimitRule) => void

export type Door = {
  /** A call comes in: it counts for the person who was met behind its token before, or for its address. */
  enter(request: FastifyRequest, reply: FastifyReply): void
  /** It is known now who calls. */
  met(request: FastifyRequest, reply: FastifyReply, caller: Result<Caller, Failure>): void
  /** A page: anonymous, so it counts for its address, apart from the calls. */
  page: Limit
  /** A further rule, of what guards one matter: in seconds, how long this caller has to wait. */
  wait(rule: RateLimitRule, countedBy: string): number | undefined
}

const MINUTE_MS = 60_000
/** Whole mobile networks share an address: so many tokens may come from one that this process has not met yet. */
const KNOCKS = 10
/** The places for rendering are few and bounded already (decision 55); this keeps one address from taking them all. */
const PAGES = 2
const LONGEST_TOKEN = 256

/** What limits count by: a person wherever they are, or the network of somebody whom nobody knows. */
export const countedBy = (person: number | undefined, address: string): string =>
  person === undefined ? networkOf(address) : `person ${person}`

/**
 * Whom a call counts for. Who is signed in has an allowance of their own, with all their devices together, and takes
 * nothing from the others behind their address. An invented token helps nobody: it counts for the address as soon as it
 * was looked up, and only so many are looked up.
 */
export function createDoor({ limits, clock, perMinute }: DoorOptions): Door {
  const rule = (name: string, times = 1) => ({ name, limit: perMinute * times, windowMs: MINUTE_MS })
  const byAddress = rule('default')
  const byPerson = rule('person')
  const knocks = rule('knocks', KNOCKS)
  const pages = rule('pages', PAGES)
  const known = createKnownCallers(clock)
  /** Calls whose token has to be looked up before they count for somebody. */
  const waiting = new WeakSet<FastifyRequest>()

  function take(used: RateLimitRule, caller: string, reply: FastifyReply): void {
    const { allowed, resetSeconds, headers } = limits.take(used, caller)
    reply.headers(headers)
    if (!allowed)
      throw new EdgeError({ code: 'rate_limited', values: { seconds: String(resetSeconds) } }, headers)
  }

  return {
    enter(request, reply) {
      const { authorization = '' } = request.headers
      const person = authorization === '' ? undefined : known.personOf(authorization)
      if (person !== undefined) return take(byPerson, countedBy(person, ''), reply)
      const network = networkOf(request.ip)
      const canBeKnown = authorization !== '' && authorization.length <= LONGEST_TOKEN
      if (!canBeKnown || !request.routeOptions.config.asksWhoCalls) return take(byAddress, network, reply)
      take(knocks, network, reply)
      waiting.add(request)
    },
    met(request, reply, caller) {
      const { authorization = '' } = request.headers
      const person = caller.ok ? caller.value.person : undefined
      if (waiting.delete(request)) {
        if (person !== undefined) known.remember(authorization, person)
        return person === undefined
          ? take(byAddress, networkOf(request.ip), reply)
          : take(byPerson, countedBy(person, ''), reply)
      }
      if (person !== undefined) known.remember(authorization, person)
      // Forbidden is what somebody known hears; everything else says that the session is over.
      else if (authorization !== '' && (caller.ok || caller.error.code !== 'forbidden'))
        known.forget(authorization)
    },
    page: (request, reply, own = pages) => take(own, networkOf(request.ip), reply),
    wait(own, caller) {
      const { allowed, resetSeconds } = limits.take(own, caller)
      return allowed ? undefined : resetSeconds
    },
  }
}
