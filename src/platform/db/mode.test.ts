import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { type Mode, refusalOf } from './mode.ts'

const gateway = { ESKIZ_EMAIL: 'sms@tezbox.example' }
const money = { PAYME_KEY: 'a-key-of-payme', CLICK_SECRET_KEY: 'a-key-of-click' }
const outside = { HOST: '0.0.0.0', PUBLIC_URL: 'https://tezbox.example', TRUST_PROXY: '1' }

/** Settings as they are found on servers, and what they ask for. */
const settings: Record<string, { env: Record<string, string>; asksFor: Mode }> = {
  'no settings at all': { env: {}, asksFor: 'demo' },
  'payment keys without an SMS gateway': { env: money, asksFor: 'demo' },
  'a gateway that carries codes only': { env: { TELEGRAM_GATEWAY_TOKEN: 'a-token' }, asksFor: 'demo' },
  'a demo shown to others': { env: { ...outside, TEZBOX_DEMO: '1' }, asksFor: 'demo' },
  'a demo that is asked for': { env: { TEZBOX_DEMO: '1' }, asksFor: 'demo' },
  'an SMS gateway without payment keys': { env: gateway, asksFor: 'production' },
  'an SMS gateway and payment keys': { env: { ...gateway, ...money, ...outside }, asksFor: 'production' },
  'an SMS gateway on loopback': { env: { ...gateway, HOST: '127.0.0.1' }, asksFor: 'production' },
}

const kinds = {
  'of DATABASE_URL': { databaseUrl: 'postgres://tezbox@db.example/tezbox', dataDir: '/srv/tezbox/.data' },
  'of our own': { databaseUrl: undefined, dataDir: '/srv/tezbox/.data' },
}

const stored = ['undecided', 'demo', 'production'] as const

const matrix = stored.flatMap((mode) =>
  Object.entries(settings).flatMap(([name, { env, asksFor }]) =>
    Object.entries(kinds).map(([kind, place]) => ({ mode, name, env, asksFor, kind, place })),
  ),
)

test.each(matrix)('$mode database $kind, started with $name', ({ mode, env, asksFor, place }) => {
  const wanted: Mode = readConfig(env).demo ? 'demo' : 'production'
  expect(wanted).toBe(asksFor)
  const refusal = refusalOf(mode === 'undecided' ? undefined : mode, wanted, place)
  if (mode === 'undecided' || mode === asksFor) return expect(refusal).toBeUndefined()
  const own = place.databaseUrl === undefined
  expect(refusal).toContain(own ? `in ${place.dataDir}` : 'of DATABASE_URL')
  const way =
    mode === 'demo'
      ? own
        ? '"npm run reset"'
        : '"createdb tezbox", and put its address into DATABASE_URL'
      : 'ESKIZ_EMAIL, ESKIZ_PASSWORD'
  expect(refusal).toContain(way)
  // What a database gives away is not repeated in a log.
  expect(refusal).not.toContain('db.example')
})
