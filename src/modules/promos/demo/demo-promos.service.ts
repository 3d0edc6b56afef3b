import type { Db } from '#platform/db/database.ts'
import { countsUntil } from '../domain/partner.ts'
import { findOffers, saveOffer, saveOldOffer, saveSwitch } from '../offers/offers.repo.ts'
import { findPersonWith, insertCustomer, insertPartner } from '../partners/partners.repo.ts'
import { tellPartners } from '../partners/statement-pay.service.ts'

const demoPromotionDays = 30
const dayMs = 86_400_000

/** Half price for new customers runs for a month from the first start. */
export async function loadDemoPromotion({ db }: { db: Db }, now: Date): Promise<void> {
  const halfPrice = (await findOffers(db)).find(({ slug }) => slug === 'half_price')
  if (!halfPrice) return
  const endsAt = new Date(now.getTime() + demoPromotionDays * dayMs)
  await saveOffer(db, halfPrice.id, { ...halfPrice, startsAt: now, endsAt })
  await saveSwitch(db, halfPrice.id, null)
  await saveOldOffer(db)
}

/** The business of the demo brings customers too: the first of the demo's people came by its code, two months ago. */
export async function loadDemoPartners({ db }: { db: Db }, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 60 * dayMs)
  const partner = { code: 'CHORSU5', name: 'Chorsu Kids', phone: '901000008', percent: 5, months: 12 }
  const id = await insertPartner(db, partner, since)
  const customer = await findPersonWith(db, '901000001')
  if (id === undefined || customer === undefined) return
  await insertCustomer(db, customer, id, { since, until: countsUntil(since, partner.months) })
  await tellPartners(db, now)
}
