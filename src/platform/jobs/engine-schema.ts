import { getConstructionPlans } from 'pg-boss'
import { assert } from '#kernel/assert.ts'
import { JOBS_SCHEMA } from './boss.ts'

/** The engine's tables as a backup meets them: whose they are, how they are made, and what of them need not be kept. */
export type EngineSchema = { name: string; version: number; plan: string; leftOut: readonly string[] }

/**
 * The engine makes its schema itself and only ever in its newest shape, so the plan of that shape travels with a backup:
 * whatever engine is there when it is restored brings it up to date at its first start.
 */
export function engineSchema(): EngineSchema {
  const plan = withoutTransaction(getConstructionPlans(JOBS_SCHEMA))
  const version = Number(/insert into pgboss\.version\(version\) values \('(\d+)'\)/i.exec(plan)?.[1])
  assert(Number.isInteger(version), "the engine's plan says which version it makes")
  // Its figures of the last days, in a table for each day.
  return { name: JOBS_SCHEMA, version, plan, leftOut: ['queue_stats'] }
}

/** A restore makes everything in one transaction of its own. */
function withoutTransaction(plan: string): string {
  const inner = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(plan)?.[1]
  assert(inner !== undefined, "the engine's plan is one transaction")
  return inner
}
