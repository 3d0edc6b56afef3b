import { expect, test, vi } from 'vitest'
import { type DatabaseServer, nameOf, readAddresses } from './addresses.ts'
import { knowServers, NotWritable, type ServerState } from './servers.ts'

const primary = (timeline = 1): ServerState => ({ isStandby: false, isReadOnly: false, timeline })
const standby: ServerState = { isStandby: true, isReadOnly: true, timeline: 0 }
const readOnly: ServerState = { isStandby: false, isReadOnly: true, timeline: 1 }

/** Servers a and b that answer what the test says; `undefined` refuses. */
function world(states: Record<string, ServerState | 'silent' | undefined>, query = '') {
  const addresses = readAddresses(`postgres://u:p@a:1,b:2/t${query}`)
  const asked: string[] = []
  const servers = knowServers(addresses, async (server) => {
    asked.push(server.host)
    const state = states[server.host]
    if (state === 'silent') return new Promise(() => undefined)
    if (!state) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    return state
  })
  const [a, b] = addresses.servers as [DatabaseServer, DatabaseServer]
  const find = async () => (await servers.find()).host
  return { servers, states, asked, a, b, find }
}

test('connections go to the one that can be written to, wherever it stands in the list', async () => {
  expect(await world({ a: primary(), b: standby }).find()).toBe('a')
  expect(await world({ a: standby, b: primary() }).find()).toBe('b')
  expect(await world({ a: undefined, b: primary() }).find()).toBe('b')
  expect(await world({ a: readOnly, b: primary() }).find()).toBe('b')
})

test('a silent server does not keep the others from being found', async () => {
  expect(await world({ a: 'silent', b: primary() }).find()).toBe('b')
})

test('who was found is not looked for again, until a connection to it is lost', async () => {
  const { servers, states, asked, a, b, find } = world({ a: primary(), b: standby })
  await Promise.all([find(), find(), find()])
  await find()
  expect(asked).toEqual(['a', 'b'])
  servers.doubt(b)
  await find()
  expect(asked).toHaveLength(2)
  Object.assign(states, { a: undefined, b: primary(2) })
  servers.doubt(a)
  expect(await find()).toBe('b')
})

test('nothing that can be written to is told server by server, and asked again at once the next time', async () => {
  const { states, find } = world({ a: undefined, b: standby })
  await expect(find()).rejects.toThrow(NotWritable)
  await expect(find()).rejects.toThrow('a:1 does not answer, b:2 can only be read')
  states.b = primary(2)
  expect(await find()).toBe('b')
})

test('an old primary that comes back is not written to, by a new process neither', async () => {
  expect(await world({ a: primary(1), b: primary(2) }).find()).toBe('b')
  const { servers, states, b, find } = world({ a: undefined, b: primary(2) })
  await find()
  Object.assign(states, { a: primary(1), b: undefined })
  servers.doubt(b)
  await expect(find()).rejects.toThrow('a:1 holds old data: another server was promoted in its place')
})

test('the connections to a server that is left are dropped, those to the new one stay', async () => {
  const { servers, states, a, b, find } = world({ a: primary(), b: standby })
  await find()
  const dropped: string[] = []
  for (const server of [a, b]) servers.onLeft(server, () => dropped.push(nameOf(server)))
  servers.onLeft(a, () => dropped.push('ended before'))()
  Object.assign(states, { a: undefined, b: primary(2) })
  servers.doubt(a)
  expect(dropped).toEqual([])
  await find()
  expect(dropped).toEqual(['a:1'])
  servers.leave(b)
  expect(dropped).toEqual(['a:1', 'b:2'])
})

test('a single server is not asked before it is connected to', async () => {
  const ask = vi.fn()
  const servers = knowServers(readAddresses('postgres://a/t'), ask)
  expect((await servers.find()).host).toBe('a')
  servers.leave(await servers.find())
  expect((await servers.find()).host).toBe('a')
  expect(ask).not.toHaveBeenCalled()
})

test('primary takes one that refuses writes by its settings, any takes a standby', () => {
  const judge = (query: string) => world({}, query).servers.isWanted
  expect([readOnly, standby].map(judge(''))).toEqual([false, false])
  expect([readOnly, standby].map(judge('?target_session_attrs=primary'))).toEqual([true, false])
  expect([readOnly, standby].map(judge('?target_session_attrs=any'))).toEqual([true, true])
})
