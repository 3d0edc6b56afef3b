import { findPersonByPhone } from '#modules/accounts/index.ts'
import { parcelsAtPost } from '#modules/orders/index.ts'
import { findPost } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import { freePlace, usualLayout } from '../domain/shelf-place.ts'
import { savePlace } from '../shelf/shelf.repo.ts'

const agentPhone = '901000012'
const MOST = 40

/** What lies at the counter of the demo's agent lies somewhere; but for what came last, which is still to be laid. */
export async function loadDemoShelf({ db }: { db: Db }, now: Date): Promise<void> {
  const agent = await findPersonByPhone(db, agentPhone)
  const point = agent && (await findPost(db, agent.id))
  if (!agent || point === undefined) return
  const reach = { kind: 'agent', person: agent.id, point, scan: undefined } as const
  const doer = { actor: 'agent', personId: agent.id, pointId: point, reach } as const
  const lying = await parcelsAtPost({ db, doer, now }, MOST)
  const oldestFirst = lying.toSorted((one, other) => one.since.getTime() - other.since.getTime())
  const used: string[] = []
  for (const { order } of oldestFirst.slice(0, -1)) {
    const place = freePlace(usualLayout, used)
    used.push(place)
    await savePlace(db, { point, orderId: order.id, place }, { at: now, by: agent.id })
  }
}
