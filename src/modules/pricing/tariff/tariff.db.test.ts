import { expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { freshDatabase } from '../../../../tests/support/database.ts'
import { firstTariff } from '../domain/first-tariff.ts'
import { currentTariff } from './current-tariff.service.ts'
import { draftTariff, publishTariff, publishTariffByTwo, readTariff, readTariffs } from './tariff.service.ts'

const hour = 3_600_000
const now = new Date('2026-11-16T05:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * hour)
const dearer = { ...firstTariff, cod: 7_500 }

/** An admin at a given moment, with a session that the log can name. */
async function adminOf(db: Db) {
  const person = await db.one<{ id: number }>(sql`
    insert into person (phone, full_name, role) values ('901234567', 'Oygul', 'admin') returning id`)
  return (at: Date) => ({
    now: at,
    address: '10.0.0.1',
    requestId: 'test',
    caller: { kind: 'admin', person: person.id, session: 1, reach: 'any' as const },
  })
}

async function desk() {
  const db = await freshDatabase()
  const admin = await adminOf(db)
  const ask = (version: number, from?: Date, at = now) =>
    publishTariff({ db, now: at }, version, from, admin(at))
  /** On the second admin's yes, at the same moment unless told. */
  const agree = (version: number, from?: Date, at = now) =>
    db.transaction((tx) =>
      publishTariffByTwo(tx, {
        subject: `tariff:${version}`,
        amount: null,
        input: { version, effective_from: from?.toISOString() ?? null },
        askedBy: 1,
        askedAt: at,
        approvedBy: 2,
        now: at,
        context: { ...admin(at), db: tx } as unknown as RequestContext,
        outer: db,
      }),
    )
  return {
    db,
    ask: async (...asked: Parameters<typeof ask>) => {
      const waits = await ask(...asked)
      return waits.ok ? `${waits.value.state} ${waits.value.approval !== null}` : waits.error.code
    },
    agree,
    states: async (at: Date) => {
      const { value } = await readTariffs({ db, now: at })
      return value.map(({ version, state }) => `${version} ${state}`)
    },
    draft: async (draft: Parameters<typeof draftTariff>[1], at = now) => {
      const drafted = await draftTariff({ db, now: at }, draft, admin(at))
      return drafted.ok ? drafted.value.version : drafted.error
    },
    publish: async (version: number, from?: Date, at = now) => {
      const waits = await ask(version, from, at)
      if (!waits.ok) return waits.error.code
      await agree(version, from, at)
      const { value } = await readTariffs({ db, now: at })
      return value.find((tariff) => tariff.version === version)?.state
    },
    cod: async (at: Date) => (await currentTariff(db, at)).tariff.cod,
  }
}

test('a new database has the first tariff, number by number as in the code', async () => {
  const db = await freshDatabase()
  expect(await currentTariff(db, now)).toMatchObject({ version: 1, tariff: firstTariff })
})

test('a draft changes nothing until it is published, then it is in force at once', async () => {
  const { draft, publish, states, cod } = await desk()
  expect(await draft({ data: dearer, note: 'Fuel' })).toBe(2)
  expect([await cod(now), await states(now)]).toEqual([6_900, ['2 draft', '1 in_force']])
  expect(await publish(2)).toBe('in_force')
  expect([await cod(now), await states(now)]).toEqual([7_500, ['2 in_force', '1 past']])
})

test('a scheduled version begins at its moment, without anybody reading again', async () => {
  const { draft, publish, states, cod } = await desk()
  await draft({ data: dearer, note: 'From noon' })
  expect(await publish(2, later(2))).toBe('scheduled')
  const justBefore = new Date(later(2).getTime() - 1)
  expect(await cod(justBefore)).toBe(6_900)
  expect(await cod(later(2))).toBe(7_500)
  expect(await states(justBefore)).toEqual(['2 scheduled', '1 in_force'])
  expect(await states(later(2))).toEqual(['2 in_force', '1 past'])
})

test('going back is publishing the old numbers anew', async () => {
  const { draft, publish, states, cod } = await desk()
  await draft({ data: dearer, note: 'Fuel' })
  await publish(2)
  expect(await draft({ copy_of: 1, note: 'Back' }, later(1))).toBe(3)
  await publish(3, undefined, later(1))
  expect(await cod(later(1))).toBe(6_900)
  expect(await states(later(1))).toEqual(['3 in_force', '2 past', '1 past'])
})

test('of two versions with the same moment the later one counts, so a scheduled one can be taken back', async () => {
  const { draft, publish, cod } = await desk()
  await draft({ data: dearer, note: 'A mistake' })
  await publish(2, later(5))
  await draft({ copy_of: 1, note: 'Back' })
  await publish(3, later(5))
  expect(await cod(later(5))).toBe(6_900)
})

test('what is published stays as it is', async () => {
  const { draft, publish } = await desk()
  await draft({ data: dearer, note: 'Fuel' })
  await publish(2, later(2))
  expect(await publish(2, later(3))).toBe('tariff_already_published')
  expect(await publish(1)).toBe('tariff_already_published')
  expect(await publish(9)).toBe('not_found')
})

test('no version begins in the past', async () => {
  const { draft, publish } = await desk()
  await draft({ data: dearer, note: 'Fuel' })
  expect(await publish(2, new Date(now.getTime() - 1))).toBe('tariff_starts_in_past')
})

test('publishing waits for a second admin: until then it is a draft, and is asked for once', async () => {
  const { draft, ask, states } = await desk()
  await draft({ data: dearer, note: 'Fuel' })
  const outcomes = await Promise.all([ask(2, later(1)), ask(2, later(2))])
  expect(outcomes.sort()).toEqual(['approval_waiting', 'draft true'])
  expect(await states(later(3))).toEqual(['2 draft', '1 in_force'])
})

test('a moment that passed while it waited is the moment of the yes', async () => {
  const { draft, ask, agree, states } = await desk()
  await draft({ data: dearer, note: 'Fuel' })
  await ask(2, later(1))
  await agree(2, later(1), later(5))
  expect(await states(later(4))).toEqual(['2 scheduled', '1 in_force'])
  expect(await states(later(5))).toEqual(['2 in_force', '1 past'])
})

test('refuses a draft whose prices fall with the distance, and names the number', async () => {
  const { draft } = await desk()
  const base = { ...firstTariff.base, belt3: 1_000 }
  expect(await draft({ data: { ...firstTariff, base }, note: 'Typo' })).toEqual({
    code: 'invalid_input',
    fields: [{ path: 'data.base.belt3', code: 'too_small', values: { min: '25000' } }],
  })
  expect(await draft({ copy_of: 77, note: 'Nothing' })).toEqual({ code: 'not_found' })
})

test('another process prices by a new version within two seconds', async () => {
  const { db, draft, cod } = await desk()
  await draft({ data: dearer, note: 'Fuel' })
  expect(await cod(now)).toBe(6_900)
  // As another process would: this one's memory is not told.
  await db.run(sql`update tariff set effective_from = ${now} where version = 2`)
  expect(await cod(new Date(now.getTime() + 1_999))).toBe(6_900)
  expect(await cod(new Date(now.getTime() + 2_000))).toBe(7_500)
})

test('a reading that failed is not remembered', async () => {
  const { db, cod } = await desk()
  let broken = true
  const flaky: Db = {
    ...db,
    many: (statement) => (broken ? Promise.reject(new Error('away')) : db.many(statement)),
  }
  await expect(currentTariff(flaky, now)).rejects.toThrow('away')
  broken = false
  expect((await currentTariff(flaky, now)).version).toBe(1)
  expect(await cod(now)).toBe(6_900)
})

test('drafting and publishing are in the audit log, and refusals are not', async () => {
  const { db, draft, publish } = await desk()
  await draft({ data: dearer, note: 'Fuel' })
  await publish(2, later(1))
  await publish(2, later(1))
  const lines = await db.many<{ action: string; object: string; after: unknown }>(
    sql`select action, object, after from audit_entry order by id`,
  )
  expect(lines).toEqual([
    { action: 'tariff.draft', object: 'tariff:2', after: { note: 'Fuel' } },
    { action: 'approval.ask', object: 'approval:1', after: expect.anything() },
    { action: 'tariff.publish', object: 'tariff:2', after: { effective_from: later(1).toISOString() } },
  ])
})

test('a version can be read with all its numbers', async () => {
  const { db, draft } = await desk()
  await draft({ data: dearer, note: 'Fuel' })
  const read = await readTariff({ db, now }, 2)
  expect(read).toMatchObject({ ok: true, value: { state: 'draft', effective_from: null, data: dearer } })
})
