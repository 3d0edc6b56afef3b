import { expect, test } from 'vitest'
import { err, ok } from '#kernel/result.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { type Database, DatabaseUnavailable, type Db, postgresCode } from './database.ts'
import { sql } from './sql.ts'

test('a value never becomes part of the statement', async () => {
  const db = await freshDatabase()
  const hostile = "'; drop table lead; --"
  expect(await db.one(sql`select ${hostile}::text as text`)).toEqual({ text: hostile })
})

test('a thrown error leaves nothing behind, a returned value commits', async () => {
  const db = await freshDatabase()
  await expect(
    db.transaction(async (tx) => {
      await tx.run(sql`insert into demo_data (part) values ('lost')`)
      throw new Error('stop')
    }),
  ).rejects.toThrow('stop')
  await db.transaction((tx) => tx.run(sql`insert into demo_data (part) values ('kept')`))
  expect(await db.many(sql`select part from demo_data`)).toEqual([{ part: 'kept' }])
})

test('a transaction inside a transaction joins it', async () => {
  const db = await freshDatabase()
  await expect(
    db.transaction(async (tx) => {
      await tx.transaction((inner) => inner.run(sql`insert into demo_data (part) values ('inner')`))
      throw new Error('stop')
    }),
  ).rejects.toThrow('stop')
  expect(await db.many(sql`select part from demo_data`)).toEqual([])
})

test('an expected failure undoes its own part and nothing around it', async () => {
  const db = await freshDatabase()
  const seen: string[] = []
  const writes = (tx: Db, part: string) => tx.run(sql`insert into demo_data (part) values (${part})`)
  const failed = await db.transaction(async (tx) => {
    await writes(tx, 'around')
    return tx.allOrNone(async () => {
      await writes(tx, 'undone')
      const kept = await tx.allOrNone(async (inner) => ok(await writes(inner, 'undone with it')))
      expect(kept.ok).toBe(true)
      tx.afterCommit(() => seen.push('never'))
      await tx.later(() => sql`insert into demo_data (part) values ('never')`)
      await tx.allOrNone(async () => {
        await writes(tx, 'undone before')
        return err('inner')
      })
      return err('outer')
    })
  })
  expect(failed).toEqual(err('outer'))
  expect(await db.allOrNone(async (tx) => ok(await writes(tx, 'kept')))).toEqual(ok(1))
  await db.allOrNone(async (tx) => err(await writes(tx, 'undone')))
  const parts = await db.many<{ part: string }>(sql`select part from demo_data order by part`)
  expect(parts.map(({ part }) => part)).toEqual(['around', 'kept'])
  expect(seen).toEqual([])
})

test('two writers that collide are both served, because the loser tries again', async () => {
  const db = await freshDatabase()
  await db.run(sql`insert into demo_data (part, loaded_at) values ('counter', to_timestamp(0))`)
  const raise = () =>
    db.transaction(
      async (tx) => {
        const { seconds } = await tx.one<{ seconds: number }>(
          sql`select extract(epoch from loaded_at)::int as seconds from demo_data where part = 'counter'`,
        )
        await tx.run(
          sql`update demo_data set loaded_at = to_timestamp(${seconds + 1}) where part = 'counter'`,
        )
      },
      { isolation: 'serializable' },
    )
  await Promise.all([raise(), raise(), raise()])
  expect(
    await db.one(
      sql`select extract(epoch from loaded_at)::int as seconds from demo_data where part = 'counter'`,
    ),
  ).toEqual({ seconds: 3 })
})

test('a deadlock is resolved by trying one side again', async () => {
  const db = await freshDatabase()
  await db.run(sql`insert into demo_data (part) values ('a'), ('b')`)
  const firstLocked = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() }
  const touch = (first: 'a' | 'b', second: 'a' | 'b') =>
    db.transaction(async (tx) => {
      await tx.run(sql`update demo_data set loaded_at = now() where part = ${first}`)
      firstLocked[first].resolve()
      await firstLocked[second].promise
      await tx.run(sql`update demo_data set loaded_at = now() where part = ${second}`)
    })
  await Promise.all([touch('a', 'b'), touch('b', 'a')])
})

test('a statement that runs too long is cancelled', async () => {
  const db = await freshDatabase({ statementTimeoutMs: 100 })
  const error = await db.many(sql`select pg_sleep(10)`).catch((failure: unknown) => failure)
  expect(postgresCode(error)).toBe('57014')
})

test('a lock that does not come is given up', async () => {
  const db = await freshDatabase({ lockTimeoutMs: 100 })
  await db.run(sql`insert into demo_data (part) values ('held')`)
  await db.transaction(async (tx) => {
    await tx.run(sql`update demo_data set loaded_at = now() where part = 'held'`)
    const error = await db
      .run(sql`delete from demo_data where part = 'held'`)
      .catch((failure: unknown) => failure)
    expect(postgresCode(error)).toBe('55P03')
  })
})

test('a session that falls asleep inside a transaction is ended', async () => {
  const db = await freshDatabase({ idleInTransactionTimeoutMs: 100 })
  await expect(
    db.transaction(async (tx) => {
      await tx.run(sql`insert into demo_data (part) values ('asleep')`)
      const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await eventually(
        () => db.many(sql`select pid from pg_stat_activity where pid = ${pid}`),
        (sessions) => sessions.length === 0,
      )
      await tx.run(sql`select 1`)
    }),
  ).rejects.toThrow()
  expect(await db.many(sql`select part from demo_data`)).toEqual([])
})

test('timestamps come back as dates and large sums as exact numbers', async () => {
  const db = await freshDatabase()
  expect(
    await db.one(
      sql`select '2026-11-15T10:00:00.123Z'::timestamptz(3) as at, 9007199254740991::bigint as sum`,
    ),
  ).toEqual({ at: new Date('2026-11-15T10:00:00.123Z'), sum: 9_007_199_254_740_991 })
  await expect(db.one(sql`select 9007199254740993::bigint as sum`)).rejects.toThrow('2^53')
})

test('a transaction that swallowed a database error does not pretend to have committed', async () => {
  const db = await freshDatabase()
  let hinted = false
  await expect(
    db.transaction(async (tx) => {
      await tx.run(sql`insert into demo_data (part) values ('once')`)
      tx.afterCommit(() => {
        hinted = true
      })
      await tx.run(sql`insert into demo_data (part) values ('once')`).catch(() => undefined)
      return 'acknowledged'
    }),
  ).rejects.toThrow('had failed before')
  expect(hinted).toBe(false)
  expect(await db.many(sql`select part from demo_data`)).toEqual([])
})

test('a pool without a connection to spare says so, and health checks do not wait for it', async () => {
  const db = await freshDatabase({ poolSize: 1, connectTimeoutMs: 5_000 })
  await db.transaction(async () => {
    expect(await db.isReachable()).toBe(false)
    await expect(db.one(sql`select 1`)).rejects.toThrow(DatabaseUnavailable)
  })
  expect(await db.isReachable()).toBe(true)
})

const partsOf = (db: Database) => db.many(sql`select part from demo_data order by part`)
const add = (part: string) => sql`insert into demo_data (part) values (${part})`

test('what is meant for later is written with the commit, and never after a rollback', async () => {
  const db = await freshDatabase()
  await db.transaction(async (tx) => {
    await tx.later(() => add('later'))
    expect(await tx.many(sql`select part from demo_data`)).toEqual([])
  })
  const stopped = db.transaction(async (tx) => {
    await tx.later(() => add('never'))
    throw new Error('stop')
  })
  await expect(stopped).rejects.toThrow('stop')
  await db.later(() => add('at once'))
  expect(await partsOf(db)).toEqual([{ part: 'at once' }, { part: 'later' }])
})

test('what fails with the commit fails the call and leaves nothing behind', async () => {
  const db = await freshDatabase({ poolSize: 1 })
  let hinted = false
  const error = await db
    .transaction(async (tx) => {
      tx.afterCommit(() => {
        hinted = true
      })
      await tx.run(add('once'))
      await tx.later(() => add('once'))
      await tx.later(() => add('after it'))
      return 'acknowledged'
    })
    .catch((failure: unknown) => failure)
  expect(postgresCode(error)).toBe('23505')
  expect(hinted).toBe(false)
  expect(await partsOf(db)).toEqual([])
})

test('a commit that is refused fails the call', async () => {
  const db = await freshDatabase()
  await db.run(sql`alter table demo_data add column twin text unique deferrable initially deferred`)
  const error = await db
    .transaction((tx) => tx.run(sql`insert into demo_data (part, twin) values ('a', 'x'), ('b', 'x')`))
    .catch((failure: unknown) => failure)
  expect(postgresCode(error)).toBe('23505')
  expect(await partsOf(db)).toEqual([])
})

test('an error that was swallowed fails the call, also when statements follow with the commit', async () => {
  const db = await freshDatabase()
  const failing = db.transaction(async (tx) => {
    await tx.run(sql`select 1 / 0`).catch(() => undefined)
    await tx.later(() => add('later'))
    return 'acknowledged'
  })
  await expect(failing).rejects.toThrow()
  expect(await partsOf(db)).toEqual([])
})

test('nothing is written when the transaction cannot begin', async () => {
  const db = await freshDatabase({ poolSize: 1 })
  const unknown = { isolation: 'unheard of' as 'serializable' }
  await expect(db.transaction((tx) => tx.run(add('first')), unknown)).rejects.toThrow('unheard')
  await expect(
    db.transaction(async (tx) => {
      await tx.many(sql`select part from demo_data`)
      await tx.run(add('second'))
    }, unknown),
  ).rejects.toThrow('unheard')
  await expect(db.transaction(async () => 'acknowledged', unknown)).rejects.toThrow('unheard')
  expect(await partsOf(db)).toEqual([])
})

test('statements sent together are done in their order', async () => {
  const db = await freshDatabase()
  const seen = await db.transaction((tx) =>
    Promise.all([
      tx.many(sql`select part from demo_data`),
      tx.run(add('a')),
      tx.many(sql`select part from demo_data`),
      tx.run(add('b')),
      tx.many(sql`select count(*) as parts from demo_data`),
    ]),
  )
  expect(seen).toEqual([[], 1, [{ part: 'a' }], 1, [{ parts: 2 }]])
})
