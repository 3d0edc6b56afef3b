import { expect } from 'vitest'
import { type AccountKind, onNormalSide } from '#modules/ledger/domain/accounts.ts'
import { planNotices } from '#modules/notifications/notices/plan-notices.service.ts'
import { tellStaffNews } from '#modules/notifications/notices/staff-news.service.ts'
import { findLog, orderOfScan, project, termsOf } from '#modules/orders/index.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import { never, noticesOf } from '../scenarios/notice-world.ts'
import { day, hour, type Person, type World } from '../scenarios/parcel-world.ts'

type Ground = Pick<World, 'db' | 'clock' | 'secrets'>
type Parcel = { id: string }

type Standing = { state: string; custody: string; notices: readonly string[] }

/** What a story has come to. Every list is whole: what is not named has not happened. */
export type After = {
  parcels: Record<string, Standing & { of: Parcel }>
  /** By whom it belongs to: how much more each account holds than when the story began. */
  ledger: Record<string, Record<string, number>>
  /** Who of our people did what, and to what or whom. */
  audit: readonly string[]
  /** Who told what did not fit, of which parcel, and what was decided. */
  incidents?: readonly string[]
  /** Messages that are about no parcel. */
  otherMessages?: readonly string[]
}

/** Carries what people are told as soon as it has happened, and in the morning what waited for it. */
export function postOf(ground: Ground): () => Promise<void> {
  const { deps, sendDue } = noticesOf(ground)
  const app = {
    name: 'push',
    reaches: async ({ personId }: { personId: number | undefined }) => personId !== undefined,
    send: async () => ({ outcome: 'sent', id: 'push' }) as const,
  } as const
  const channels = [app]
  return async () => {
    const rows = await ground.db.many<{ id: number; topic: string; payload: unknown }>(sql`
      delete from outbox where topic in ('event:orders.order-changed', 'event:accounts.staff-news')
      returning id, topic, payload`)
    for (const { topic, payload } of rows.toSorted((a, b) => a.id - b.id))
      if (topic === 'event:accounts.staff-news') await tellStaffNews(deps, payload as never, never)
      else await planNotices({ ...deps, channels }, payload as never)
    await sendDue({ channels })
  }
}

/** By which name a story calls everybody and every place in it. */
type Cast = { people: Record<string, Person>; places: Record<string, number> }

/** Begins by day, so that nobody's message waits for the morning. What was before is no part of it. */
export async function beginStory(ground: Ground, post: () => Promise<void>, { people, places }: Cast) {
  const { clock } = ground
  const local = (clock.now().getTime() + 5 * hour) % day
  clock.advance((10 * hour - local + day) % day)
  await post()
  const ids = Object.fromEntries(Object.entries(people).map(([name, { id }]) => [name, id]))
  const look = looksOf(ground, { people: ids, places })
  const began = await look.now()
  return {
    standsAt: look.standsAt,
    /** State, custody, ledger, notices, audit. */
    expectAfter: async ({ parcels, ledger, audit, incidents = [], otherMessages = [] }: After) => {
      await post()
      const numbers: Named = {}
      const expected: Record<string, Standing> = {}
      const stands: Record<string, Standing> = {}
      for (const [name, { of, ...standing }] of Object.entries(parcels)) {
        numbers[name] = Number(of.id)
        expected[name] = standing
        const [state = '', custody = ''] = await look.standsAt(of)
        stands[name] = { state, custody, notices: await look.noticesOf(of) }
      }
      expect({
        parcels: stands,
        ledger: await look.movedSince(began.balances),
        audit: await look.auditSince(began.audit, numbers),
        incidents: await look.incidentsSince(began.incident, numbers),
        otherMessages: await look.otherMessagesSince(began.message),
      }).toEqual({ parcels: expected, ledger, audit, incidents, otherMessages })
    },
  }
}

type Named = Record<string, number>

const nameIn = (named: Named, id: number | null) =>
  Object.keys(named).find((name) => named[name] === id) ?? `somebody (${id})`

function looksOf(ground: Ground, { people, places }: { people: Named; places: Named }) {
  const { db } = ground
  return {
    now: async () => ({
      balances: await balancesOf(ground),
      audit: await lastOf(ground, sql`audit_entry`),
      incident: await lastOf(ground, sql`order_incident`),
      message: await lastOf(ground, sql`message`),
    }),
    /** Its state, and in whose hands it is. */
    standsAt: async ({ id }: Parcel): Promise<string[]> => {
      const order = await orderOfScan(db, id)
      if (!order) throw new Error('it is gone')
      const { status, holder, holderCourierId, holderPointId } = order
      const { state } = project(termsOf(order), await findLog(db, order.id))
      expect(state, 'what is kept beside the log is what the log says').toMatchObject({
        status,
        custody: { holder },
      })
      expect([state?.custody.courierId ?? null, state?.custody.pointId ?? null]).toEqual([
        holderCourierId,
        holderPointId,
      ])
      if (holder === 'courier') return [status, `bag of ${nameIn(people, holderCourierId)}`]
      if (holderPointId === null) return [status, holder]
      return [status, `${nameIn(places, holderPointId)}${holder === 'origin_point' ? ', on its way' : ''}`]
    },
    /** What left for whom, in the order of leaving; by several ways it is one. */
    noticesOf: async ({ id }: Parcel): Promise<string[]> => {
      const sent = await db.many<{ told: string }>(sql`
        select side || ': ' || kind as told from message join notice on reference = 'notice:' || notice.id
        where notice.order_id = ${Number(id)} and message.status <> 'failed'
        group by seq, side, kind order by min(message.id)`)
      return sent.map(({ told }) => told)
    },
    otherMessagesSince: async (last: number): Promise<string[]> => {
      const sent = await db.many<{ id: number | null; template: string }>(sql`
        select person.id, template from message left join person using (phone)
        where message.id > ${last} and reference not like 'notice:%' order by message.id`)
      return sent.map(({ id, template }) => `${nameIn(people, id)}: ${template}`)
    },
    auditSince: async (last: number, parcels: Named): Promise<string[]> => {
      const lines = await db.many<{ by: number; action: string; object: string }>(sql`
        select person_id as by, action, object from audit_entry where id > ${last} order by id`)
      return lines.map(({ by, action, object }) => {
        const [kind, id] = object.split(':')
        const known = kind === 'order' ? parcels : kind === 'person' ? people : undefined
        return [`${nameIn(people, by)}:`, action, ...(known ? [nameIn(known, Number(id))] : [])].join(' ')
      })
    },
    incidentsSince: async (last: number, parcels: Named): Promise<string[]> => {
      const rows = await db.many<Incident>(sql`
        select person_id as by, kind, order_id as "orderId", coalesce(decision, 'open') as decision
        from order_incident where id > ${last} order by id`)
      return rows.map(({ by, kind, orderId, decision }) => {
        const what = orderId === null ? kind : `${kind} of ${nameIn(parcels, orderId)}`
        return `${nameIn(people, by)}: ${what}, ${decision}`
      })
    },
    movedSince: async (before: Balances): Promise<After['ledger']> => {
      const moved: After['ledger'] = {}
      for (const [name, { kind, owner, amount }] of await balancesOf(ground)) {
        const more = amount - (before.get(name)?.amount ?? 0)
        const whose = /^\d+$/.test(owner) && kind !== 'cash_desk' ? nameIn(people, Number(owner)) : 'company'
        if (more !== 0) moved[whose] = { ...moved[whose], [kind]: more }
      }
      return moved
    },
  }
}

type Incident = { by: number; kind: string; orderId: number | null; decision: string }
type Balances = ReadonlyMap<string, { kind: AccountKind; owner: string; amount: number }>

const lastOf = async ({ db }: Ground, table: Sql): Promise<number> =>
  (await db.one<{ last: number }>(sql`select coalesce(max(id), 0)::bigint as last from ${table}`)).last

async function balancesOf({ db }: Ground): Promise<Balances> {
  const rows = await db.many<{ kind: AccountKind; owner: string; balance: number }>(sql`
    select kind, owner, sum(balance)::bigint as balance from ledger_balance group by kind, owner order by kind, owner`)
  return new Map(
    rows.map(({ kind, owner, balance }) => [
      `${kind} ${owner}`,
      { kind, owner, amount: onNormalSide(kind, balance) },
    ]),
  )
}
