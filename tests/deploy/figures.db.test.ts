import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMetrics } from '#platform/telemetry/metrics.ts'
import { watchFigures } from '../../src/figures.ts'
import { freshDatabase } from '../support/database.ts'
import { fakeClock } from '../support/fake-clock.ts'

const runbooks = join(import.meta.dirname, '../../docs/runbooks')
const textOf = (file: string) => readFileSync(join(import.meta.dirname, `../../${file}`), 'utf8')
const rules = textOf('deploy/prometheus/rules.yml')
const dashboard = textOf('deploy/grafana/tezbox.json')

/** As Prometheus names them, without the endings that a histogram has. */
const namesIn = (text: string) =>
  new Set([...text.matchAll(/\btezbox_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')))

/** Every figure there is, with the parts that are wired in src/serve.ts. */
async function figures(): Promise<string> {
  const db = await freshDatabase()
  const metrics = createMetrics()
  metrics.watchPool(db.poolStats)
  metrics.watchJobs({ states: async () => [], backlog: async () => ({ waiting: 0, oldestSeconds: 0 }) })
  metrics.watchCeiling({ limit: 1, used: async () => 0 })
  const live = { stats: () => ({ streams: 2, listening: true }) }
  watchFigures(metrics, { db, dataDir: tmpdir(), clock: fakeClock(), live })
  return metrics.text()
}

test('alerts and the dashboard name figures that there are, and no figure of ours goes unseen', async () => {
  const text = await figures()
  const there = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))
  const asked = new Set([...namesIn(rules), ...namesIn(dashboard)])
  expect([...asked].filter((name) => !there.has(name))).toEqual([])
  const ours = [...there].filter((name) => !/^tezbox_(process|nodejs)_/.test(name))
  expect(ours.filter((name) => !namesIn(dashboard).has(name))).toEqual([])
})

test('the figures tell of disk, streams, standbys and money for goods', async () => {
  const text = await figures()
  expect(text).toMatch(/^tezbox_disk_free_bytes [1-9]/m)
  expect(text).toContain('tezbox_live_streams 2\n')
  expect(text).toContain('tezbox_live_listening 1\n')
  expect(text).toContain('tezbox_db_standbys{kind="all"} 0\n')
  expect(text).toContain('tezbox_db_replication_lag_bytes Nan\n')
  expect(text).toContain('tezbox_cod_parcels{state="late"} 0\n')
  expect(text).toContain('tezbox_cod_oldest_seconds 0\n')
})

test('every alert leads to a runbook that names it, and every runbook says what to look at, do and keep', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)(?:(?!- alert:)[\s\S])*?runbook: (\S+)/g)]
  expect(alerts).toHaveLength(rules.match(/- alert:/g)?.length ?? 0)
  for (const [, alert = '', runbook = ''] of alerts) expect(textOf(runbook)).toContain(`\`${alert}\``)
  for (const file of readdirSync(runbooks).filter((name) => name !== 'README.md'))
    expect(textOf(`docs/runbooks/${file}`).match(/^## .*$/gm)).toEqual([
      '## How it shows',
      '## Look first',
      '## Do',
      '## Afterwards',
    ])
})

test('the questions of the runbooks can be asked', async () => {
  const db = await freshDatabase()
  const questions = readdirSync(runbooks).flatMap((file) =>
    [...textOf(`docs/runbooks/${file}`).matchAll(/^.*psql.* -c (["'])(.*)\1(; done)?$/gm)].map(
      ([, , text = '']) => text,
    ),
  )
  expect(questions.length).toBeGreaterThan(10)
  // Tables of the job engine are there once a server has started.
  for (const text of questions.filter((one) => !one.includes('pgboss.')))
    await db.many({ name: '', text, values: [] })
})
