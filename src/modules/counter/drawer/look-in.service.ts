import { balanceOf, sumBefore } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findLastCount } from './closing.repo.ts'
import { drawerOf } from './closing.service.ts'

/** What lies in somebody's drawer by the books, and whether it is what was there when they counted it last. */
export async function lookIntoDrawer(db: Db, person: number): Promise<{ cash: number; isCounted: boolean }> {
  const [cash, countedAt] = await Promise.all([
    balanceOf(db, 'agent_cash', person),
    findLastCount(db, person),
  ])
  if (countedAt === undefined) return { cash, isCounted: false }
  return { cash, isCounted: (await sumBefore(db, drawerOf(person), countedAt)) === cash }
}
