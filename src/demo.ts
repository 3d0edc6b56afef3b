import {
  loadDemoColleagues,
  loadDemoCourier,
  loadDemoDepotAgent,
  loadDemoHome,
  loadDemoPeople,
  loadDemoSecondSteps,
} from '#modules/accounts/index.ts'
import { loadDemoUploads } from '#modules/bulk/index.ts'
import {
  loadDemoAgents,
  loadDemoContent,
  loadDemoLeads,
  loadDemoPosts,
  loadDemoVacancies,
  loadDemoVisits,
} from '#modules/content/index.ts'
import { loadDemoShelf } from '#modules/counter/index.ts'
import { loadDemoCourierProfiles, loadDemoRatings } from '#modules/delivery/index.ts'
import { loadDemoCounterDay, loadDemoCourierDay, loadDemoOrders } from '#modules/orders/index.ts'
import { loadDemoCashDesks, loadDemoCod } from '#modules/payments/index.ts'
import { loadDemoDepotPost, loadDemoDepots, loadDemoPoints } from '#modules/points/index.ts'
import { loadDemoTariffDraft } from '#modules/pricing/index.ts'
import { loadDemoPartners, loadDemoPromotion, loadDemoReferral } from '#modules/promos/index.ts'
import type { Db } from '#platform/db/database.ts'
import { loadOnce } from '#platform/db/demo-data.repo.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'

/** What a newcomer finds on the first start, part by part. What people change afterwards stays changed. */
const parts = {
  people: loadDemoPeople,
  'second steps': loadDemoSecondSteps,
  colleagues: loadDemoColleagues,
  content: loadDemoContent,
  promotion: loadDemoPromotion,
  points: loadDemoPoints,
  depots: loadDemoDepots,
  'depot staff': loadDemoDepotAgent,
  'depot post': loadDemoDepotPost,
  orders: loadDemoOrders,
  'money for goods': loadDemoCod,
  'cash desks': loadDemoCashDesks,
  ratings: loadDemoRatings,
  partners: loadDemoPartners,
  'new prices': loadDemoTariffDraft,
  messages: loadDemoLeads,
  agents: loadDemoAgents,
  posts: loadDemoPosts,
  vacancies: loadDemoVacancies,
  visits: loadDemoVisits,
  invitation: loadDemoReferral,
  home: loadDemoHome,
  uploads: loadDemoUploads,
  'a courier': loadDemoCourier,
  'how couriers work': loadDemoCourierProfiles,
  'a day of deliveries': loadDemoCourierDay,
  'a counter': loadDemoCounterDay,
  'a shelf': loadDemoShelf,
} satisfies Record<string, (deps: { db: Db; secrets: Secrets }, now: Date) => Promise<void>>

export async function loadDemoData(db: Db, secrets: Secrets, now: Date): Promise<string[]> {
  const loaded: string[] = []
  for (const [part, load] of Object.entries(parts)) {
    if (await loadOnce(db, part, now, (tx) => load({ db: tx, secrets }, now))) loaded.push(part)
  }
  return loaded
}
