import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractProblems } from './expand-contract.ts'

const root = join(import.meta.dirname, '../..')
const migrations = join(root, 'migrations')

/** The commit of the version before, and its last migration. */
const [commit = '', released = ''] = readFileSync(join(root, 'deploy/version-before'), 'utf8')
  .trim()
  .split(' ')

const judge = (text: string) => contractProblems([{ name: '0050_what.sql', text }], 46)

test('every migration since the rule leaves the version before what it reads', () => {
  const files = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, text: readFileSync(join(migrations, name), 'utf8') }))
  expect(contractProblems(files, Number(released))).toEqual([])
})

test('the version before is a commit with migrations that are still here', () => {
  expect(commit).toMatch(/^[0-9a-f]{40}$/)
  expect(readdirSync(migrations).filter((name) => name.startsWith(`${released}_`))).toHaveLength(1)
})

test.each([
  'drop table lead;',
  'drop view if exists person_name;',
  'drop function old_sum(int);',
  'alter table lead drop column company;',
  'alter table lead add column a text, drop b;',
  'alter table lead rename column company to firm;',
  'alter table lead rename to letter;',
  'alter table lead alter column id type bigint;',
  'alter table lead alter id set data type bigint;',
  'alter table lead add column kind text not null;',
  "alter table lead add column a text default '', add column kind text not null;",
  "alter table lead\n  add column kind text not null,\n  add column b text not null default '';",
  'alter table lead alter column company set not null;',
  "alter table lead add constraint lead_kind check (kind in ('a'));",
  'alter table lead add unique (company);',
  'alter table lead drop constraint lead_kind;',
  'alter table lead alter column kind drop default;',
  'create unique index lead_company on lead (company);',
  'drop index lead_company;',
  'truncate lead;',
  'create trigger kept before delete on lead execute function refuse();',
  '-- contract: nothing since 0046 reads it\n\ndrop table lead;',
  '-- wider: more kinds\nalter table lead drop column kind;',
  '-- contract: nothing since 0047 reads it\ndrop table lead;',
  'select 1; -- contract: nothing since 0046 reads it\ndrop table lead;',
])('a migration may not in the same release: %s', (text) => {
  expect(judge(text)).toHaveLength(1)
})

test.each([
  '-- Letters.\ncreate table letter (id int not null, kind text unique);\ncreate unique index k on letter (kind);',
  '-- Letters.\ncreate table letter (id int);\nalter table letter add constraint some check (id > 0);',
  'alter table lead add column kind text;',
  "alter table lead add column kind text not null default 'drop table x';",
  'alter table lead add column n bigint not null generated always as identity;',
  'alter table lead alter column company drop not null;',
  "alter table lead alter column kind set default 'a';",
  'create index lead_kind on lead (kind);',
  'create or replace view person_name as select id from person;',
  "update lead set kind = 'rename' where kind is null;",
  'create function old_sum(a int) returns int language sql as $$\n  -- drop table x;\n  select a;\n$$;',
  "-- wider: one kind more\nalter table lead drop constraint k, add constraint k check (kind in ('a', 'b'));",
  '-- It was for the old form.\n-- contract: nothing since 0046 reads it\ndrop table lead;',
])('a migration may: %s', (text) => {
  expect(judge(text)).toEqual([])
})

test('what was applied before the rule is left alone', () => {
  expect(contractProblems([{ name: '0044_what.sql', text: 'drop table lead;' }], 44)).toEqual([])
})
