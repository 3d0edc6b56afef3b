import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { sweepAccounts } from '#modules/accounts/index.ts'
import { bulkJobs } from '#modules/bulk/index.ts'
import { sweepContent, sweepVisitCounts } from '#modules/content/index.ts'
import { counterJobs } from '#modules/counter/index.ts'
import { deliveryJobs } from '#modules/delivery/index.ts'
import { type FiscalSettings, fiscalJobs, httpRegister } from '#modules/fiscal/index.ts'
import { ledgerJobs } from '#modules/ledger/index.ts'
import { linkJobs } from '#modules/links/index.ts'
import {
  type BotSettings,
  createChannels,
  type MailWay,
  type MessageGateway,
  messageJobs,
  pushJobs,
  type SentMessage,
  telegramJobs,
} from '#modules/notifications/index.ts'
import { orderJobs } from '#modules/orders/index.ts'
import { codJobs, comparisonJobs, debtJobs, type PaymentSettings } from '#modules/payments/index.ts'
import type { Distances } from '#modules/points/index.ts'
import { packageJobs } from '#modules/pricing/index.ts'
import { partnerJobs, referralJobs } from '#modules/promos/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Files } from '#platform/files/files.ts'
import { relockKeys, sweepFiles } from '#platform/files/sweep-files.ts'
import { sweepKeys } from '#platform/http/idempotency.repo.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'

/** Housekeeping: nothing to be told, and one at a time is enough. */
const sweeping = {
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  concurrency: 1,
} as const

const sweepIdempotencyKeys = defineJob({ ...sweeping, name: 'platform.sweep-idempotency-keys' })

const sweepPeople = defineJob({ ...sweeping, name: 'accounts.sweep' })

const sweepLetters = defineJob({ ...sweeping, name: 'content.sweep' })

const sweepStoredFiles = defineJob({ ...sweeping, name: 'platform.sweep-files', timeoutSeconds: 600 })

export type JobDeps = {
  db: Database
  files: Files
  clock: Clock
  secrets: Secrets
  gateways: MessageGateway[]
  catalogs: Catalogs
  publicUrl: string
  /** The address at which others reach our API. */
  apiUrl: string
  bot: BotSettings | undefined
  /** How far pickup points are. */
  distances: Distances
  mail: MailWay | undefined
  /** A message has left: for the figures. */
  onSent?: ((sent: SentMessage) => void) | undefined
  payments: PaymentSettings
  fiscal: FiscalSettings | undefined
}

type Part = Pick<JobsOptions, 'workers' | 'schedules' | 'subscriptions'>

/** Everything the product does by itself: who does which job, and when the clock asks for it. */
export function jobsOf(deps: JobDeps): Part {
  const parts: readonly Part[] = [
    messageJobs({ ...deps, channels: createChannels(deps) }),
    telegramJobs(deps),
    pushJobs(deps),
    ledgerJobs(deps),
    orderJobs(deps),
    codJobs(deps),
    debtJobs(deps),
    comparisonJobs(deps),
    fiscalJobs(fiscalParts(deps)),
    packageJobs(deps),
    referralJobs(deps),
    partnerJobs(deps),
    bulkJobs(deps),
    linkJobs(deps),
    deliveryJobs(deps),
    counterJobs(deps),
    housekeeping(deps),
  ]
  return {
    subscriptions: parts.flatMap(({ subscriptions = [] }) => subscriptions),
    workers: parts.flatMap(({ workers }) => workers),
    schedules: parts.flatMap(({ schedules = [] }) => schedules),
  }
}

/** Where Payme is given the lines of a receipt, it makes the receipt. */
const fiscalParts = ({ db, clock, catalogs, fiscal, payments }: JobDeps) => ({
  db,
  clock,
  catalogs,
  fiscal: fiscal && { register: httpRegister(fiscal.register), codes: fiscal.codes },
  makeTheirOwn: payments.payme?.fiscal ? ['payme'] : [],
})

function housekeeping({ db, files, clock }: JobDeps): Part {
  return {
    workers: [
      handleJob(sweepIdempotencyKeys, async () => {
        await sweepKeys(db)
      }),
      handleJob(sweepStoredFiles, async () => {
        await sweepFiles(files)
        await relockKeys(files)
      }),
      handleJob(sweepPeople, () => sweepAccounts(db, clock.now())),
      handleJob(sweepLetters, async () => {
        await sweepContent(db, clock.now())
        await sweepVisitCounts(db, clock.now())
      }),
    ],
    schedules: [
      schedule(sweepIdempotencyKeys, '15 * * * *', {}),
      schedule(sweepStoredFiles, '45 * * * *', {}),
      schedule(sweepPeople, '30 3 * * *', {}),
      schedule(sweepLetters, '40 3 * * *', {}),
    ],
  }
}
