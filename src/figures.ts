import type { Clock } from '#kernel/clock.ts'
import { readFigures } from '#modules/fiscal/index.ts'
import { readCodClock } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/database.ts'
import { readReplication } from '#platform/db/replication.repo.ts'
import type { Live } from '#platform/live/live.ts'
import type { Metrics } from '#platform/telemetry/metrics.ts'
import { surroundings } from '#platform/telemetry/surroundings.ts'

type Watched = { db: Db; dataDir: string; clock: Clock; live: Pick<Live, 'stats'> }

/** What the figures tell beside what every answer, job and message counts by itself. */
export function watchFigures(metrics: Metrics, { db, dataDir, clock, live }: Watched): void {
  for (const figure of surroundings(dataDir)) metrics.watch(figure)
  metrics.watch({
    name: 'tezbox_live_streams',
    help: 'Live streams that are open in this process',
    read: () => live.stats().streams,
  })
  metrics.watch({
    name: 'tezbox_live_listening',
    help: '1 while this process hears of changes; 0: its streams stand still',
    read: () => Number(live.stats().listening),
  })
  watchReplication(metrics, db)
  watchCod(metrics, () => readCodClock(db, clock.now()))
  watchFiscal(metrics, () => readFigures(db, clock.now()))
}

function watchReplication(metrics: Metrics, db: Db): void {
  const read = together(() => readReplication(db))
  metrics.watch({
    name: 'tezbox_db_standbys',
    help: 'Standbys that follow the database, and those among them that commits wait for',
    label: 'kind',
    readEach: async () => {
      const { standbys, synchronous } = await read()
      return { all: standbys, synchronous }
    },
  })
  metrics.watch({
    name: 'tezbox_db_replication_lag_bytes',
    help: 'How far the slowest standby is behind; NaN without standbys or without the right pg_monitor',
    read: async () => (await read()).lagBytes,
  })
}

/** The clock of 24 hours that senders are promised (decision 18). */
function watchCod(metrics: Metrics, clock: () => ReturnType<typeof readCodClock>): void {
  const read = together(clock)
  metrics.watch({
    name: 'tezbox_cod_parcels',
    help: 'Parcels whose money for goods is not out yet, and those among them past their 24 hours',
    label: 'state',
    readEach: async () => {
      const { waiting, late } = await read()
      return { waiting, late }
    },
  })
  metrics.watch({
    name: 'tezbox_cod_oldest_seconds',
    help: 'Age of the oldest money for goods that is not out yet',
    read: async () => (await read()).oldestSeconds,
  })
}

function watchFiscal(metrics: Metrics, ask: () => ReturnType<typeof readFigures>): void {
  const read = together(ask)
  metrics.watch({
    name: 'tezbox_fiscal_receipts',
    help: 'Receipts for the tax office that wait, and those that were given up',
    label: 'state',
    readEach: async () => {
      const { waiting, failed } = await read()
      return { waiting, failed }
    },
  })
  metrics.watch({
    name: 'tezbox_fiscal_oldest_seconds',
    help: 'Age of the oldest receipt that is not registered yet',
    read: async () => (await read()).oldestSeconds,
  })
}

/** Figures that are read at the same moment share one question. */
function together<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return asked
  }
}
