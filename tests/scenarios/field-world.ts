import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { ReportResult, SyncAnswer, Today } from '#modules/delivery/field/field.contract.ts'
import { findLog } from '#modules/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import { type CodWorld, startCodWorld } from './cod-world.ts'
import { noticesOf } from './notice-world.ts'
import { addAgent, addPerson, addPoint, type Person, type Shown } from './parcel-world.ts'

export type FieldWorld = Awaited<ReturnType<typeof startFieldWorld>>

type Report = { verb: string; parcel: string; input?: object; minutesAgo?: number }

/** The product with everybody who has a parcel in their hands on its way, two depots between the cities included. */
export async function startFieldWorld() {
  const world = await startCodWorld()
  const depots = {
    tashkent: await addPoint(world, 205, 'depot'),
    samarkand: await addPoint(world, 122, 'depot'),
  }
  const field = {
    tashkentDepot: await addAgent(world, depots.tashkent),
    samarkandDepot: await addAgent(world, depots.samarkand),
    driver: await addPerson(world, 'courier'),
    samarkandCourier: await addPerson(world, 'courier'),
  }
  return {
    ...world,
    ...noticesOf(world),
    depots,
    field,
    phone: (who: Person, clockMs = 0) => phoneOf(world, who, clockMs),
    ...looksOf(world),
  }
}

/** A phone in somebody's hand: keeps what they do, and tells it when there is a line. */
function phoneOf(world: CodWorld, who: Person, clockMs: number) {
  const device = `phone-${randomUUID()}`
  const kept: object[] = []
  let seq = 0
  let cursor: string | null = null
  const send = async (actions: readonly object[]): Promise<SyncAnswer> => {
    const answer = await world.ask(who, fieldCalls.sync, {
      body: {
        device_id: device,
        sent_at: new Date(world.clock.now().getTime() + clockMs).toISOString(),
        cursor,
        actions,
      },
    })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    cursor = answer.data.cursor
    return answer.data
  }
  const keep = ({ verb, parcel, input = {}, minutesAgo = 0 }: Report) => {
    seq += 1
    const at = world.clock.now().getTime() + clockMs - minutesAgo * 60_000
    kept.push({ client_id: randomUUID(), seq, verb, parcel, input, happened_at: new Date(at).toISOString() })
  }
  const tell = async (): Promise<ReportResult[]> => (await send(kept.splice(0))).results
  return {
    /** Done without a line. */
    keep,
    tell,
    /** Everything once more, as after an answer that got lost. */
    send,
    kept,
    /** Done and told at once, or the test fails. */
    does: async (verb: string, order: Shown, input: object = {}) => {
      keep({ verb, parcel: order.tracking_code, input })
      const results = await tell()
      expect(results, `${verb}: ${JSON.stringify(results)}`).toMatchObject([{ state: 'done' }])
    },
    today: async () => (await world.ask(who, fieldCalls.readToday)).data as Today,
  }
}

function looksOf(world: CodWorld) {
  const { db } = world
  return {
    /** State and hands, as the desk sees them. */
    standsAt: async (order: Shown) => {
      const { status, custody } = await world.read(world.people.operator, order)
      return { status, holder: custody.holder }
    },
    verbsOf: async ({ id }: Shown) => (await findLog(db, Number(id))).map(({ verb }) => verb),
    /** What the desk and the administrators find of it afterwards. */
    auditOf: async (object: string) =>
      (
        await db.many<{ action: string }>(sql`
          select action from audit_entry where object = ${object} order by id`)
      ).map(({ action }) => action),
  }
}
