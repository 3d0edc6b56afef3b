import { liveThrough } from '#kernel/moments.ts'
import {
  loadDemoColleagues,
  loadDemoCourier,
  loadDemoCrowd,
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
import {
  loadDemoCourierProfiles,
  loadDemoDepotEvening,
  loadDemoRatings,
  loadDemoReviews,
} from '#modules/delivery/index.ts'
import { tillMoved } from '#modules/ledger/index.ts'
import { loadDemoLocker } from '#modules/lockers/index.ts'
import { loadDemoNotices } from '#modules/notifications/index.ts'
import { demoMonths, loadDemoCounterDay, loadDemoCourierDay, loadDemoOrders } from '#modules/orders/index.ts'
import {
  demoMoneyDays,
  loadDemoCashDesks,
  loadDemoCod,
  loadDemoReceipts,
  payDemoOnline,
} from '#modules/payments/index.ts'
import { loadDemoDepotPost, loadDemoDepots, loadDemoPoints } from '#modules/points/index.ts'
import { loadDemoTariffDraft } from '#modules/pricing/index.ts'
import { loadDemoPartners, loadDemoPromotion, loadDemoReferral } from '#modules/promos/index.ts'
import type { Db } from '#platform/db/database.ts'
import { loadOnce } from '#platform/db/demo-data.repo.ts'
import type { Files } from '#platform/files/files.ts'
import { keepToItself, tell, topicOfJob } from '#platform/jobs/outbox.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'

type Deps = { db: Db; secrets: Secrets; files: Files }

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
  'two months': loadDemoMonths,
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
  'an evening at a depot': loadDemoDepotEvening,
  'a counter': loadDemoCounterDay,
  'a shelf': loadDemoShelf,
  'a locker': loadDemoLocker,
  receipts: loadDemoReceipts,
  'a job that failed': loadDemoFailure,
} satisfies Record<string, (deps: Deps, now: Date) => Promise<void>>

/** What takes a while; a demo can do without. */
const past: readonly string[] = ['two months', 'receipts', 'a job that failed']

/**
 * A company in the middle of its day. What its people did for two months is lived through in the order in which it happened;
 * nobody is told of it any more but the register of receipts.
 */
async function loadDemoMonths(deps: Deps, now: Date): Promise<void> {
  keepToItself(deps.db, [tillMoved])
  await loadDemoCrowd(deps, now)
  const money = await demoMoneyDays(deps, now)
  const { moments, parcels } = await demoMonths({ ...deps, payOnline: payDemoOnline }, now)
  await liveThrough([...money, ...moments], now)
  await loadDemoNotices(deps.db, parcels(), now)
  await loadDemoReviews(deps, now)
}

/** As an older version of the program would have left it: no worker understands it, so it waits for a person. */
async function loadDemoFailure({ db }: Deps): Promise<void> {
  await tell(db, {
    topic: topicOfJob({ name: 'notifications.send-notice' }),
    key: undefined,
    payload: JSON.stringify({ notice: 'order:accepted' }),
  })
}

/** `withPast`: also the two months before, which take a while. Answers what was not there yet. */
export async function loadDemoData(
  { db, ...deps }: Deps,
  now: Date,
  { withPast }: { withPast: boolean },
): Promise<string[]> {
  const loaded: string[] = []
  for (const [part, load] of Object.entries(parts)) {
    if (past.includes(part) && !withPast) continue
    if (await loadOnce(db, part, now, (tx) => load({ ...deps, db: tx }, now))) loaded.push(part)
  }
  return loaded
}
