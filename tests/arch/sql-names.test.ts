import { expect, test } from 'vitest'
import { tablesIn } from './sql-names.ts'

/** Statements, each with what it reads and what it writes. */
const statements: [sql: string, read: string, written: string][] = [
  ['select 1', '', ''],
  ['select id from a', 'a', ''],
  ['select id from a as b join c on c.id = b.id left join d using (id)', 'a c d', ''],
  ['select from a, b x, only c, lateral (select from d) y where x.id in (1, 2)', 'a b c d', ''],
  ['select from a join b on b.id = a.id, c order by e, f', 'a b c', ''],
  ['select from (a join b on true) join c on true', 'a b c', ''],
  ['select x, (select max(id) from b where a.id = id), y from a', 'b a', ''],
  ['select from (select id from a) as x, (select id from b) as y', 'a b', ''],
  ['select from a where id = any (array(select id from b)) for no key update of c, d', 'a b', ''],
  ['select from a for update', 'a', ''],
  ['with a as (select from b), c (id, at) as materialized (select from a) select from a, c, d', 'b d', ''],
  ['select from unnest(?::text[]) with ordinality as a (x, y), jsonb_array_elements(z) line', '', ''],
  ['select extract(epoch from a), trim(both from b), c is distinct from d, substring(e from 2)', '', ''],
  ["select 'from a' -- from b\n from c /* from d */", 'c', ''],
  ['insert into a (x, y) values (1, 2) on conflict (x) do update set y = excluded.y, x = 1', '', 'a'],
  ['insert into a (x) select x from b returning x', 'b', 'a'],
  ['update a set x = b.x, y = 2 from b, c where a.id = b.id', 'b c', 'a'],
  ['delete from a using b, c where a.id = b.id', 'b c', 'a'],
  ['with gone as (delete from a returning id) insert into b (id) select id from gone', '', 'a b'],
  ['truncate table a', '', 'a'],
  ['SELECT FROM "a" WHERE b', 'a', ''],
  ['select from pgboss.job join public.a on true', 'job a', ''],
  ['? where x join a on true', 'a', ''],
]

test.each(statements)('%s', (sql, read, written) => {
  const found = tablesIn(sql)
  const names = (isWritten: boolean) =>
    found
      .filter((table) => table.isWritten === isWritten)
      .map(({ name }) => name)
      .join(' ')
  expect([names(false), names(true)]).toEqual([read, written])
})

test('a name is found where it stands, with its schema', () => {
  expect(tablesIn("select 'x'\nfrom pgboss.job")).toEqual([
    { name: 'job', schema: 'pgboss', isWritten: false, at: 16 },
  ])
})
