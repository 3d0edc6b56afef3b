import { expect, test } from 'vitest'
import { isOnlyHere, readConfig } from './config.ts'

test('without any setting it is a demo on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    demo: true,
    trustProxy: 0,
    databaseUrl: undefined,
    databasePool: 10,
  })
})

test.each(['1', '201', 'many'])('refuses a pool of %s connections', (DATABASE_POOL) => {
  expect(() => readConfig({ DATABASE_POOL })).toThrow('DATABASE_POOL')
})

test('an empty setting counts as none', () => {
  expect(
    readConfig({
      DATABASE_URL: '',
      PUBLIC_URL: '',
      TAG_MANAGER_ID: '',
      TRUST_PROXY: '',
      PORT: '',
      METRICS_PORT: '',
    }),
  ).toEqual(readConfig({}))
})

test.each(['0.0.0.0', '192.168.1.4', 'tezbox.example', '::'])(
  'refuses to show the demo on %s unless asked to',
  (HOST) => {
    expect(() => readConfig({ HOST })).toThrow('Set TEZBOX_DEMO=1')
    expect(readConfig({ HOST, TEZBOX_DEMO: '1' }).host).toBe(HOST)
  },
)

test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('shows the demo on %s', (HOST) => {
  expect(readConfig({ HOST }).demo).toBe(true)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'ftp://tezbox.example'],
  ['PUBLIC_URL', 'https://tezbox.example/below?a=1'],
  ['TRUST_PROXY', 'maybe'],
  ['TAG_MANAGER_ID', '"><script>'],
  ['LOG_LEVEL', 'loud'],
])('names the setting that cannot be used: %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}.*docs/operations.md`))
})

test('map tiles are an address with its three places', () => {
  const tiles = 'https://tiles.example.org/{z}/{x}/{y}.png'
  expect(readConfig({ MAP_TILES_URL: tiles }).mapTilesUrl).toBe(tiles)
  for (const wrong of ['javascript:alert(1)', 'https://tiles.example.org/', 'https://a b/{z}/{x}/{y}']) {
    expect(() => readConfig({ MAP_TILES_URL: wrong })).toThrow('MAP_TILES_URL')
  }
})

test('a link to a store leads to that store and nowhere else', () => {
  const apple = 'https://apps.apple.com/uz/app/tezbox/id1'
  expect(readConfig({ APP_STORE_URL: apple }).stores).toEqual({ apple, google: undefined })
  for (const wrong of [
    'http://apps.apple.com/uz',
    'https://apps.apple.com.example.org/uz',
    'https://play.google.com/x',
  ])
    expect(() => readConfig({ APP_STORE_URL: wrong })).toThrow('APP_STORE_URL')
})

test.each([
  [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
  [{ PUBLIC_URL: 'https://tezbox.example' }, 'PUBLIC_URL is https://tezbox.example'],
  [{ TRUST_PROXY: '1' }, 'a proxy stands in front'],
])('a demo that others could reach must be asked for: %j', (env, reason) => {
  expect(() => readConfig(env)).toThrow(reason)
  expect(readConfig({ ...env, TEZBOX_DEMO: '1' }).demo).toBe(true)
})

test('production is what has an SMS gateway; missing payment keys only switch those methods off', () => {
  const gateway = { ESKIZ_EMAIL: 'sms@tezbox.example' }
  const money = { PAYME_KEY: 'a-key-of-payme', CLICK_SECRET_KEY: 'a-key-of-click' }
  expect(readConfig(money).demo).toBe(true)
  expect(readConfig({ TELEGRAM_GATEWAY_TOKEN: 'carries codes only' }).demo).toBe(true)
  expect(readConfig(gateway).demo).toBe(false)
  expect(readConfig({ ...gateway, ...money, HOST: '0.0.0.0' }).demo).toBe(false)
  expect(() => readConfig({ ...gateway, TEZBOX_DEMO: '1' })).toThrow('Take one of them away')
})

test('a demo that nobody asked to show answers this machine only', () => {
  expect(readConfig({}).onlyLocalCallers).toBe(true)
  expect(readConfig({ TEZBOX_DEMO: '1' }).onlyLocalCallers).toBe(false)
  expect(readConfig({ ESKIZ_EMAIL: 'sms@tezbox.example' }).onlyLocalCallers).toBe(false)
})

test.each([
  [{}, true],
  [{ HOST: '127.0.0.1' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0', TEZBOX_DEMO: '1' }, false],
  [{ PUBLIC_URL: 'https://tezbox.example', TEZBOX_DEMO: '1' }, false],
])('who comes here: %j only from this machine: %j', (env, expected) => {
  expect(isOnlyHere(readConfig(env))).toBe(expected)
})

test('a server that is asked to stop says so for five seconds first, a demo does not, and the setting decides', () => {
  const production = { ESKIZ_EMAIL: 'sms@tezbox.example' }
  expect(readConfig(production).drainSeconds).toBe(5)
  expect(readConfig({}).drainSeconds).toBe(0)
  expect(readConfig({ ...production, TEZBOX_DEV: '1' }).drainSeconds).toBe(0)
  expect(readConfig({ ...production, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
  expect(readConfig({ DRAIN_SECONDS: '20' }).drainSeconds).toBe(20)
  expect(() => readConfig({ DRAIN_SECONDS: '600' })).toThrow('DRAIN_SECONDS')
})
