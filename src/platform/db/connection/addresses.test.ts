import pg from 'pg'
import { expect, test } from 'vitest'
import { ConfigError } from '#platform/config/environment.ts'
import { nameOf, readAddresses } from './addresses.ts'

const namesIn = (url: string) => readAddresses(url).servers.map(nameOf)

/** What the driver makes of the address of the first server. */
function asDriver(url: string) {
  const client = new pg.Client({ connectionString: readAddresses(url).servers[0]?.url ?? '' })
  const { host, port, user, password, database } = client
  return { host, port, user, password, database }
}

test.each([
  ['postgres://u:p@db1:5432/t', ['db1:5432']],
  ['postgresql://u:p@db1/t', ['db1:5432']],
  ['postgres://u:p@db1:5432,db2:5433/t', ['db1:5432', 'db2:5433']],
  ['postgres://u:p@db1,db2:5433,db3/t', ['db1:5432', 'db2:5433', 'db3:5432']],
  ['postgres://u:p@[::1]:5433,[fd00::2]/t', ['[::1]:5433', '[fd00::2]:5432']],
  ['postgres://u:p@%2Frun%2Fone:5433,db2/t', ['/run/one:5433', 'db2:5432']],
  ['postgres:///t?host=db1,db2&port=5433', ['db1:5433', 'db2:5433']],
  ['postgres:///t?host=db1,db2&port=5433,5434', ['db1:5433', 'db2:5434']],
  ['postgres://u@/t?host=/var/run/postgresql', ['/var/run/postgresql:5432']],
])('reads the servers of %s in their order', (url, names) => {
  expect(namesIn(url)).toEqual(names)
})

test('every server gets an address of its own that keeps everything else', () => {
  const { servers } = readAddresses(
    'postgres://u%40x:p%2Fw@db1:1,db2:2/t?sslmode=verify-full&target_session_attrs=primary&application_name=a',
  )
  expect(servers.map(({ url }) => url)).toEqual([
    'postgres://u%40x:p%2Fw@db1:1/t?sslmode=verify-full&application_name=a',
    'postgres://u%40x:p%2Fw@db2:2/t?sslmode=verify-full&application_name=a',
  ])
})

test('the driver finds user, password, host and database in it', () => {
  expect(asDriver('postgres://u%40x:p%2F%25w@[::1]:5433,b/t')).toEqual({
    host: '::1',
    port: 5433,
    user: 'u@x',
    password: 'p/%w',
    database: 't',
  })
  const socket = { host: '/run/one', port: 5433, user: 'u', password: 'p', database: 't' }
  expect(asDriver('postgres://u:p@%2Frun%2Fone:5433,b/t')).toEqual(socket)
  expect(asDriver('postgres://u:p@/t?host=/run/one&port=5433')).toEqual(socket)
})

test('a server that can be written to is wanted unless the address says otherwise', () => {
  expect(readAddresses('postgres://a/t').wanted).toBe('read-write')
  expect(readAddresses('postgres://a,b/t').wanted).toBe('read-write')
  expect(readAddresses('postgres://a,b/t?target_session_attrs=primary').wanted).toBe('primary')
  expect(readAddresses('postgres://a,b/t?target_session_attrs=any').wanted).toBe('any')
})

test.each([
  ['mysql://u:p@db/t', 'is not an address of PostgreSQL'],
  ['postgres://u:se@cret@db/t', 'percent-encoded'],
  ['postgres://u:se/cret@db/t', 'percent-encoded'],
  ['postgres://u:se#cret@db/t', 'percent-encoded'],
  ['postgres://u:se cret@db/t', 'percent-encoded'],
  ['postgres://u:se%cret@db/t', 'stands for nothing'],
  ['postgres://u:secret@db:port/t', 'is no number'],
  ['postgres://u:secret@db:70000/t', 'is no number'],
  ['postgres://u:secret@::1/t', 'stands in brackets'],
  ['postgres://u:secret@db1,,db2/t', 'a comma too many'],
  ['postgres://u:secret@/t?host=a,b,c&port=1,2', '3 hosts and 2 ports'],
  ['postgres://u:secret@a,b/t?target_session_attrs=standby', 'TezBox writes'],
])('refuses %s with a sentence that does not tell the password', (url, says) => {
  const reading = () => readAddresses(url)
  expect(reading).toThrow(ConfigError)
  expect(reading).toThrow(says)
  expect(reading).toThrow(/^DATABASE_URL (?!.*cret)/)
})
