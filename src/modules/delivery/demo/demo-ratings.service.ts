import { assert } from '#kernel/assert.ts'
import { drawsOf } from '#kernel/drawn.ts'
import { crowdStaff, demoPeople, findPersonByPhone } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { firstBadge } from '../badge.service.ts'
import type { Said } from '../rating.contract.ts'
import { rateDriver } from '../rating.service.ts'
import { findDemoDeliveries } from './demo-ratings.repo.ts'

const hour = 3_600_000

/** What receivers said, one after the other. The newest of each sender is left to whoever tries the demo. */
const said: readonly Said[] = [
  { stars: 5, tags: ['polite', 'on_time'], comment: 'Rahmat, juda tez keldi.' },
  { stars: 5, tags: ['careful'] },
  { stars: 4, tags: ['called_ahead'], comment: 'Yaxshi, faqat pastda biroz kutib qoldim.' },
  { stars: 5, tags: ['polite', 'careful', 'on_time'] },
  { stars: 3, tags: ['polite', 'late'], comment: 'Aytilgan vaqtdan bir soat kech.' },
  { stars: 5, tags: [] },
]

/** What others said of the couriers of the demo's two months: of every third parcel or so. */
export async function loadDemoReviews(
  { db, secrets }: { db: Db; secrets: Secrets },
  now: Date,
): Promise<void> {
  const draws = drawsOf('what receivers said')
  for (const { phone } of crowdStaff.filter(({ role }) => role === 'courier')) {
    const courier = await findPersonByPhone(db, phone)
    assert(courier, `the demo knows ${phone}`)
    const deliveries = await findDemoDeliveries(db, courier.id)
    const [first] = deliveries
    if (first) await firstBadge(db, courier.id, first.deliveredAt)
    for (const { orderId, deliveredAt } of deliveries) {
      const at = new Date(deliveredAt.getTime() + draws.between(1, 20) * hour)
      const words = draws.pick(said)
      if (draws.between(0, 3) === 0 && at < now)
        await rateDriver({ db, secrets, now: at }, { orderId, side: 'receiver' }, words)
    }
  }
}

/** A badge for the courier, and what people have said of the parcels of the demo. */
export async function loadDemoRatings({ db, secrets }: { db: Db; secrets: Secrets }): Promise<void> {
  const phone = demoPeople.find(({ role }) => role === 'courier')?.phone
  const courier = phone === undefined ? undefined : await findPersonByPhone(db, phone)
  assert(courier, 'the demo has a courier')
  const deliveries = await findDemoDeliveries(db, courier.id)
  for (const [index, { orderId, ownerId, deliveredAt }] of deliveries.entries()) {
    const now = new Date(deliveredAt.getTime() + hour)
    if (index === 0) await firstBadge(db, courier.id, now)
    const isNewest = !deliveries.slice(index + 1).some((later) => later.ownerId === ownerId)
    if (isNewest) continue
    const words = said[index % said.length]
    assert(words, 'there is something to say')
    await rateDriver({ db, secrets, now }, { orderId, side: 'receiver' }, words)
  }
}
