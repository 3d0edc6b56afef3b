import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { type FilterRequest, type KeptFilter, mostFilters } from './desk-list.contract.ts'
import { findFilters, lockFilters, removeFilter, saveFilter } from './order-filter.repo.ts'

type Asked = Pick<RequestContext, 'db' | 'caller' | 'now'>

function personOf({ caller: { person } }: Asked): number {
  assert(person !== undefined, 'nobody keeps filters')
  return person
}

const shown = async (db: Db, person: number): Promise<KeptFilter[]> =>
  (await findFilters(db, person)).map(({ id, name, query }) => ({ id: String(id), name, query }))

export async function listFilters(asked: Asked): Promise<Result<KeptFilter[], never>> {
  return ok(await shown(asked.db, personOf(asked)))
}

/** The same name means another filter from then on. */
export async function keepFilter(
  asked: Asked,
  { name, query }: FilterRequest,
): Promise<Result<KeptFilter[], Failure<'too_many_filters'>>> {
  const person = personOf(asked)
  return asked.db.transaction(async (tx) => {
    await lockFilters(tx, person)
    const kept = await findFilters(tx, person)
    if (kept.length >= mostFilters && !kept.some((one) => one.name === name))
      return err({ code: 'too_many_filters', values: { max: String(mostFilters) } })
    await saveFilter(tx, person, { name, query, at: asked.now })
    return ok(await shown(tx, person))
  })
}

export async function dropFilter(
  asked: Asked,
  id: string,
): Promise<Result<KeptFilter[], Failure<'not_found'>>> {
  const person = personOf(asked)
  if (!(await removeFilter(asked.db, person, id))) return err({ code: 'not_found' })
  return ok(await shown(asked.db, person))
}
