import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { post } from '../src/modules/ledger/index.ts'
import { keptTariff } from '../src/modules/pricing/index.ts'
import { placeMany, sharePrices } from '../src/modules/orders/index.ts'
import { createDatabase } from '../src/platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { sql } from '../src/platform/db/sql.ts'
const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
openDataFolder(dataDir)
const postgres = await startEmbeddedPostgres({ dataDir, removeIfAbandoned: true, onLost: (e: unknown) => console.error(e) })
await migrate(postgres.url, join(import.meta.dirname, '../migrations'))
const db = createDatabase(postgres.url)
const { id: owner } = await db.one<{ id: number }>(sql`insert into person (phone, full_name, type) values ('901234567', 'Bench', 8) returning id`)
await post(db, { key: 'a', template: 'top_up_approved', facts: { customer: owner, amount: 100_000_000_000 }, at: new Date() })
await post(db, { key: 'b', template: 'upload_reserved', facts: { customer: owner, amount: 50_000_000_000 }, at: new Date() })
const at = new Date()
const kept = await keptTariff(db, at)
const sender = { fullName: 'Dilnoza Karimova', phone: '901112233', regionId: 14, districtId: 205, street: 'Bunyodkor 12, 4-uy' }
const prices = await sharePrices(db, owner, { tariff: kept.tariff, now: at }, false)
const N = Number(process.env.N ?? 10), SIZE = Number(process.env.SIZE ?? 500)
const t0 = performance.now()
const asks = new Map()
const make = (n: number) => {
  const receiver = { fullName: `Bobur Toshmatov ${n % 977}`, phone: String(930_000_000 + n), regionId: 8, districtId: 122, street: `Registon ${n}, ${n % 50}-uy` }
  const key = n % 40
  let asked = asks.get(key)
  if (!asked) asks.set(key, asked = { from: sender, to: receiver, parcel: { weightGrams: 500 + key * 10 }, services: [], productFee: 90000, parcelValue: 0, deliveryOption: 2, deliveryType: 1 })
  const price = prices.next(`upload:1:${n}`, asked)
  if (!price.ok) throw new Error('x')
  return { sender, receiver, services: [], deliveryOption: 2 as const, deliveryType: 1 as const, productFee: 90000, parcelValue: 0, description: 'Kiyim-kechak', comment: null, timeInterval: null, externalId: `SH-${n}`, ...price.value }
}
const profile: Record<string, number> = {}
for (let round = 0; round < N; round++) {
  const parcels = Array.from({ length: SIZE }, (_, i) => make(round * SIZE + i))
  const begun = performance.now()
  await db.transaction(async (tx) => { await placeMany(tx, { ownerId: owner, personId: owner, source: 'import', paymentType: 'balance', paidFrom: 'reserved', tariff: kept, at }, parcels) })
  const ms = performance.now() - begun
  console.log(round, ms.toFixed(0), 'ms', (SIZE / ms * 1000).toFixed(0), 'a second')
}
console.log('all', (N * SIZE / (performance.now() - t0) * 1000).toFixed(0))
await db.close(); await postgres.stop(); rmSync(dataDir, { recursive: true, force: true })
