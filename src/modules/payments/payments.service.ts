import { type Ok, ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { MethodState } from './domain/methods.ts'
import { findMethods } from './payments.repo.ts'

type Method = { type: MethodState['type']; enabled: boolean; reason: string | null }

/** Every method with its state: one that is off says why, so that a page can show it honestly. */
export async function listMethods(
  { db }: { db: Db },
  translate: RequestContext['translate'],
): Promise<Ok<Method[]>> {
  const methods = await findMethods(db)
  return ok(
    methods.map(({ type, off }) => ({
      type,
      enabled: off === null,
      reason: off === null ? null : translate(`payments.${off}`),
    })),
  )
}
