import { assert } from '#kernel/assert.ts'
import { askApproval, demoPeople, findPersonByPhone } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import { currentTariff } from '../tariff/current-tariff.service.ts'
import { insertTariff } from '../tariff/tariff.repo.ts'

const note = 'Qish: eshikkacha yetkazish narxi'
const hourMs = 3_600_000

/** New prices that one administrator has asked for: the other one finds them waiting. */
export async function loadDemoTariffDraft({ db }: { db: Db }, now: Date): Promise<void> {
  const phone = demoPeople.find(({ fullName }) => fullName === 'Oygul Rahimova')?.phone
  const admin = phone && (await findPersonByPhone(db, phone))
  assert(admin, 'the demo has its people')
  const { tariff } = await currentTariff(db, now)
  const { zone1, zone2 } = tariff.doorLeg
  const asked = new Date(now.getTime() - 2 * hourMs)
  const version = await insertTariff(db, {
    tariff: { ...tariff, doorLeg: { zone1: zone1 + 2_000, zone2: zone2 + 2_000 } },
    note,
    createdBy: admin.id,
    createdAt: asked,
  })
  await askApproval(db, {
    kind: 'tariff',
    subject: `tariff:${version}`,
    amount: null,
    input: { version, note, effective_from: null },
    askedBy: admin.id,
    now: asked,
    due: null,
  })
}
