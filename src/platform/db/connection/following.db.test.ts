import { expect, inject, test } from 'vitest'
import { atTheEnd } from '../../../../tests/support/at-the-end.ts'
import { emptyDatabaseUrl, freshDatabase } from '../../../../tests/support/database.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { patience } from '../../../../tests/support/patience.ts'
import { inPostgres } from '../../../../tests/support/throw-away-postgres.ts'
import { createDatabase, type Database, DatabaseUnavailable } from '../database.ts'
import { migrate } from '../migrate.ts'
import { sql } from '../sql.ts'

/** Whether new sessions in this database may write: what a standby is, as seen by whoever connects. */
function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  const how = isReadOnly ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'
  return inPostgres(inject('postgres').url, `alter database ${name} ${how}`)
}

/** The same server, behind one where nobody listens. */
const behindNobody = (url: string) => url.replace('@', '@127.0.0.1:1,')

function open(url: string): Database {
  const db = createDatabase(url, patience)
  atTheEnd(() => db.close())
  return db
}

const sessionOf = (db: Database) => db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)

/** Who is asked in the moment of the change is told that nobody is there. */
const pidAt = (db: Database) =>
  sessionOf(db).then(
    ({ pid }) => pid,
    () => undefined,
  )

test('of several servers the one that answers is used, by migrations too', async () => {
  const url = behindNobody(await emptyDatabaseUrl())
  await migrate(url, 'migrations')
  expect(await open(url).one(sql`select count(*)::int as n from lead`)).toEqual({ n: 0 })
})

test('a server that can only be read is not ready, and is used as soon as it takes writes', async () => {
  const url = await emptyDatabaseUrl()
  for (const address of [url, behindNobody(url)]) {
    await setReadOnly(url, true)
    const db = open(address)
    expect(await db.isReachable()).toBe(false)
    await expect(db.one(sql`select 1`)).rejects.toThrow(DatabaseUnavailable)
    await expect(migrate(address, 'migrations')).rejects.toThrow(
      /^The database of DATABASE_URL cannot be written to: .* can only be read\./,
    )
    await setReadOnly(url, false)
    expect(await db.one(sql`select 1 as n`)).toEqual({ n: 1 })
  }
})

test('whoever wants any server gets one that can only be read', async () => {
  const url = await emptyDatabaseUrl()
  await setReadOnly(url, true)
  expect(await open(`${url}?target_session_attrs=any`).one(sql`select 1 as n`)).toEqual({ n: 1 })
})

test('a write that meets a read-only server is unavailable, and the connections to it are thrown away', async () => {
  const db = await freshDatabase({ poolSize: 2 })
  const [one, other] = await Promise.all([sessionOf(db), sessionOf(db)])
  await expect(
    db.transaction(async (tx) => {
      await tx.run(sql`set transaction read only`)
      await tx.run(sql`insert into demo_data (part) values ('lost')`)
    }),
  ).rejects.toThrow(DatabaseUnavailable)
  const old = [undefined, one.pid, other.pid]
  await eventually(
    () => pidAt(db),
    (pid) => !old.includes(pid),
  )
  expect(await db.many(sql`select part from demo_data`)).toEqual([])
})

test('a server that says in the middle that it takes no more writes is left', async () => {
  const db = await freshDatabase({ poolSize: 1 })
  const before = await sessionOf(db)
  await db.run(sql`set default_transaction_read_only = on`)
  await eventually(
    () => pidAt(db),
    (pid) => pid !== undefined && pid !== before.pid,
  )
  await db.run(sql`insert into demo_data (part) values ('kept')`)
})
