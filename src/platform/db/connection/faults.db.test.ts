import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../../tests/support/database.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { startFaultProxy } from '../../../../tests/support/fault-proxy.ts'
import { patience } from '../../../../tests/support/patience.ts'
import { createDatabase, type Database, type DatabaseOptions, DatabaseUnavailable } from '../database.ts'
import { sql } from '../sql.ts'

/** A database, and the same behind a way that can be spoiled; silence is found quickly, connecting may take its time. */
async function behindProxy(options: DatabaseOptions = {}) {
  const direct = await freshDatabase()
  const proxy = await startFaultProxy(direct.url)
  const db = createDatabase(proxy.urlOf(), { ...patience, quietMs: 700, ...options })
  onTestFinished(async () => {
    await db.close()
    await proxy.stop()
  })
  return { direct, proxy, db }
}

const add = (part: string) => sql`insert into demo_data (part) values (${part})`
const partsOf = (db: Database) => db.many(sql`select part from demo_data order by part`)

test('a connection that has gone silent is thrown away, and the next question is served on a new one', async () => {
  const { proxy, db } = await behindProxy()
  await Promise.all([db.one(sql`select 1`), db.one(sql`select 1`), db.one(sql`select 1`)])
  proxy.swallow()
  await expect(db.one(sql`select 1`)).rejects.toThrow(DatabaseUnavailable)
  expect(await Promise.all([1, 2, 3].map(() => db.one(sql`select 1 as one`)))).toHaveLength(3)
})

test('a statement that takes long is not taken for silence', async () => {
  const { db } = await behindProxy({ quietMs: 300 })
  expect(await db.one(sql`select 1 as one from pg_sleep(1.5)`)).toEqual({ one: 1 })
})

test('whoever falls quiet while others are asked about is not taken for silent', async () => {
  const { db } = await behindProxy({ quietMs: 300 })
  const oneAfterTheOther = Array.from({ length: 10 }, async (_, place) => {
    await sleep(place * 40)
    return db.one(sql`select 1 as one from pg_sleep(1.5)`)
  })
  expect(await Promise.all(oneAfterTheOther)).toHaveLength(10)
})

test('whoever waits for a lock of somebody whose answer lies unread is not taken for silent', async () => {
  const { db } = await behindProxy({ quietMs: 300 })
  await db.run(add('row'))
  const change = sql`update demo_data set loaded_at = now() where part = 'row'`
  const inTurn = Array.from({ length: 8 }, () =>
    db.transaction(async (tx) => {
      await tx.run(change)
      // Answered, and not heard: this process is busy with something else.
      const read = tx.run(sql`select 1`)
      const until = performance.now() + 320
      while (performance.now() < until);
      await read
    }),
  )
  expect(await Promise.all(inTurn)).toHaveLength(8)
})

test('a commit whose answer never came is not repeated: what it did is there once, and its caller is told 503', async () => {
  const { direct, proxy, db } = await behindProxy()
  let attempts = 0
  let hinted = false
  const committing = db.transaction(async (tx) => {
    attempts += 1
    await tx.run(add('once'))
    tx.afterCommit(() => {
      hinted = true
    })
    proxy.swallowAnswers()
  })
  await expect(committing).rejects.toThrow(DatabaseUnavailable)
  expect([attempts, hinted]).toEqual([1, false])
  expect(await partsOf(direct)).toEqual([{ part: 'once' }])
})

test('a transaction that went silent before its commit leaves nothing behind, not even its locks', async () => {
  const { direct, proxy, db } = await behindProxy()
  await direct.run(add('row'))
  const lost = db.transaction(async (tx) => {
    await tx.run(sql`update demo_data set loaded_at = now() where part = 'row'`)
    proxy.swallow()
    await tx.run(add('never'))
  })
  await expect(lost).rejects.toThrow(DatabaseUnavailable)
  await direct.run(sql`update demo_data set loaded_at = now() where part = 'row'`)
  expect(await partsOf(direct)).toEqual([{ part: 'row' }])
})

test('only what PostgreSQL itself has undone is tried again', async () => {
  const { proxy, db } = await behindProxy()
  let attempts = 0
  const failing = db.transaction(async (tx) => {
    attempts += 1
    if (attempts === 1) await tx.run(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
    await tx.run(add('twice tried'))
    proxy.reset()
    await tx.run(add('lost'))
  })
  await expect(failing).rejects.toThrow(DatabaseUnavailable)
  expect(attempts).toBe(2)
})

const message = (code: string, length: number, body = '') => {
  const header = Buffer.alloc(5)
  header.write(code)
  header.writeUInt32BE(length, 1)
  return Buffer.concat([header, Buffer.from(body, 'latin1')])
}

/** What a server never says. */
const garbage = {
  'an unknown message': message('~', 8, 'what'),
  'an impossible length': message('D', 0xffff_fff0),
  'a length below the least': message('Z', 0),
  'a row that does not fill its length': message('D', 14, '\0\u0001\0\0\0\u0063four'),
  'an error without an end': message('E', 10, 'Sfatal'),
  'a web page': Buffer.from(
    'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\n\r\n<h1>Bad Gateway</h1>',
  ),
}

test.each(Object.entries(garbage))('%s is a broken connection, which is replaced', async (_, bytes) => {
  const { proxy, db } = await behindProxy()
  await db.one(sql`select 1`)
  proxy.garbageInNextAnswer(bytes)
  await expect(db.many(sql`select repeat('answer', 100) from generate_series(1, 20)`)).rejects.toThrow(
    DatabaseUnavailable,
  )
  expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 })
  // While nobody waits for an answer it is one all the same.
  proxy.garbage(bytes)
  await eventually(
    () => db.one(sql`select 1 as one`).catch(() => undefined),
    (answer) => answer !== undefined,
  )
})

test('connections that are reset or half closed are replaced', async () => {
  const { proxy, db } = await behindProxy()
  for (const spoil of [proxy.reset, proxy.halfClose]) {
    await Promise.all([db.one(sql`select 1`), db.one(sql`select 1`)])
    const asked = db.one(sql`select pg_sleep(5)`)
    await expect.poll(() => proxy.lines()).toBeGreaterThan(0)
    spoil()
    await expect(asked).rejects.toThrow(DatabaseUnavailable)
    await eventually(
      () => db.isReachable(),
      (reachable) => reachable,
    )
  }
})

test('while not even a new connection is answered nobody waits, and afterwards everybody is served', async () => {
  const { direct, proxy, db } = await behindProxy({ connectTimeoutMs: 1_000 })
  const served = () =>
    eventually(
      () => db.one(sql`select 1 as one`).catch(() => undefined),
      (answer) => answer !== undefined,
    )
  await served()
  proxy.silent()
  await expect(db.one(sql`select 1`)).rejects.toThrow(DatabaseUnavailable)
  await expect(db.transaction((tx) => tx.run(add('never')))).rejects.toThrow(DatabaseUnavailable)
  expect(await db.isReachable()).toBe(false)
  expect(await db.isStuck()).toBe(false)
  proxy.pass()
  await served()
  expect(await partsOf(direct)).toEqual([])
})

test('a silent server does not keep the pool from closing', async () => {
  const { proxy, db } = await behindProxy({ connectTimeoutMs: 1_000 })
  await db.one(sql`select 1`)
  const held = db.transaction(async (tx) => {
    await tx.one(sql`select 1`)
    proxy.silent()
    await tx.one(sql`select 1`)
  })
  await expect(held).rejects.toThrow(DatabaseUnavailable)
  await db.close()
})
