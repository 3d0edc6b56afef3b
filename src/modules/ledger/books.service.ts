import type { Db } from '#platform/db/database.ts'
import { bookFaults } from './books.repo.ts'

export type Violation = { rule: string; what: string }

/** Everything that cannot be while the books are right. An empty list is the only good answer. */
export async function checkBooks(db: Db): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const [rule, find] of Object.entries(bookFaults)) {
    for (const { what } of await find(db)) violations.push({ rule, what })
  }
  return violations
}
