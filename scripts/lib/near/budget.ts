import type { ReachedTest } from './reach.ts'
import type { TestKind } from './test-kinds.ts'

/** The compiler and the start of the runner come first. */
const budgetSeconds = 225

/** A file of each kind on two cores, measured over all of them: the whole suite by the number of its files. */
const secondsEach: Record<TestKind, number> = { unit: 0.3, db: 3.5, journey: 23 }
/** Paid once: the database and its template; the build of the site, the browser, a server with demo data. */
const secondsToStart: Record<TestKind, number> = { unit: 0, db: 8, journey: 45 }

/** As many of the nearest as fit; the others are left to `npm test`. A test that was itself changed always runs. */
export function withinBudget(reached: readonly ReachedTest[]): {
  chosen: ReachedTest[]
  left: ReachedTest[]
} {
  const chosen: ReachedTest[] = []
  const left: ReachedTest[] = []
  const started = new Set<TestKind>()
  let seconds = 0
  for (const test of reached) {
    const cost = secondsEach[test.kind] + (started.has(test.kind) ? 0 : secondsToStart[test.kind])
    if (test.distance > 0 && seconds + cost > budgetSeconds) {
      left.push(test)
      continue
    }
    seconds += cost
    started.add(test.kind)
    chosen.push(test)
  }
  return { chosen, left }
}
