import type { Db } from '#platform/db/database.ts'
import { findPromotion } from './content.repo.ts'
import type { Promotion } from './domain/promotion.ts'

type Deps = { db: Db }

/** The offer that is running at this moment, if there is one. */
export function readPromotion({ db }: Deps, now: Date): Promise<Promotion | undefined> {
  return findPromotion(db, now)
}
