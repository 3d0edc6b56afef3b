import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { sql } from '#platform/db/sql.ts'
import { emptyDatabaseUrl } from '../../../../tests/support/database.ts'

const folder = join(import.meta.dirname, '../../../../migrations')
const files = readdirSync(folder).sort()
const mine = files.findIndex((name) => name.endsWith('_agent_stays.sql'))

test('the log becomes stays, whoever works somewhere has one that goes on, and whoever left works nowhere', async () => {
  const url = await emptyDatabaseUrl()
  const some = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(some, { recursive: true }))
  const add = (names: readonly string[]) => {
    for (const name of names) copyFileSync(join(folder, name), join(some, name))
  }
  add(files.slice(0, mine))
  await migrate(url, some)
  const db = createDatabase(url)
  onTestFinished(() => db.close())
  await db.run(sql`
    insert into person (phone, full_name, role) values
      ('901110001', 'Operator', 'operator'), ('901110002', 'Lola', 'agent'), ('901110003', 'Demo', 'agent'),
      ('901110004', 'Ketgan', 'customer')`)
  await db.run(sql`
    insert into pickup_point (kind, name, address, landmark, district_id, lat, lon, hours, services, max_grams,
      side_long_cm, side_middle_cm, side_short_cm, cod, capacity, search_text)
    select 'point', '{}', '{}', '{}', 205, 41, 69, '[[],[],[],[],[],[],[]]', '{}', 15000, 1, 1, 1, true, 100, ''
    from generate_series(1, 2)`)
  await db.run(sql`insert into agent_post (person_id, point_id) values (2, 2), (3, 1), (4, 1)`)
  const line = (day: number, person: number, action: string, before: number | null, after: number | null) =>
    db.run(sql`
      insert into audit_entry (at, person_id, full_name, role, action, object, before, after, address, request_id)
      values (${new Date(Date.UTC(2026, 9, day))}, 1, 'Operator', 'operator', ${action}, ${`person:${person}`},
        ${JSON.stringify({ point_id: before })}, ${JSON.stringify({ point_id: after })}, '', '')`)
  await line(1, 2, 'agent-post.edit', null, 1)
  await line(2, 2, 'agent-post.edit', 1, 1)
  await line(3, 2, 'agent-post.edit', 1, 2)
  await line(4, 4, 'agent-post.edit', null, 1)
  await line(5, 4, 'staff.dismiss', null, null)
  add(files.slice(mine))
  await migrate(url, some)
  const stays = await db.many(sql`
    select person_id as person, point_id as point, extract(day from began_at)::int as began, began_by as by,
      extract(day from ended_at)::int as ended
    from agent_stay order by person_id, id`)
  expect(stays).toEqual([
    { person: 2, point: 1, began: 1, by: 1, ended: 3 },
    { person: 2, point: 2, began: 3, by: 1, ended: null },
    { person: 3, point: 1, began: null, by: null, ended: null },
    { person: 4, point: 1, began: 4, by: 1, ended: 5 },
  ])
  expect(await db.many(sql`select person_id as person from agent_post order by 1`)).toEqual([
    { person: 2 },
    { person: 3 },
  ])
})
