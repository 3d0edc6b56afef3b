import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { messageDays } from '#kernel/kept-days.ts'
import {
  accountDeleted,
  approvalReleased,
  codeRequested,
  proofRequested,
  staffNews,
} from '#modules/accounts/index.ts'
import { answerWritten } from '#modules/content/index.ts'
import { balanceMoved } from '#modules/ledger/index.ts'
import { dropCodeIssued } from '#modules/lockers/index.ts'
import {
  basketReminded,
  callerCodeAsked,
  claimDecided,
  claimOpened,
  dropPointCloses,
  foundDecided,
  reweighed,
} from '#modules/orders/index.ts'
import { accountWaits, debtReminded, payoutChosen, topUpDecided } from '#modules/payments/index.ts'
import { referralDecided, referralReminded } from '#modules/promos/index.ts'
import type { Db } from '#platform/db/database.ts'
import { subscribe } from '#platform/jobs/event.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { sendAnswerJob } from './answers/answer-job.ts'
import { sendAnswerMessage } from './answers/send-answer.service.ts'
import type { MailWay } from './email/post-letter.service.ts'
import { sendWordsAgain } from './log/again.service.ts'
import { sendAgainJob } from './log/again-job.ts'
import { sweepAgain } from './log/notice-log.repo.ts'
import { tellRelease } from './money/approval-released.service.ts'
import { remindOfBasket } from './money/basket-reminder.service.ts'
import { remindOfDebts } from './money/debt-reminder.service.ts'
import { watchBalance } from './money/low-balance.service.ts'
import { tellAccountWaits, tellPayoutChosen } from './money/payout-chosen.service.ts'
import { remindFriend, tellReferral } from './money/referral-news.service.ts'
import { tellReweigh } from './money/reweigh.service.ts'
import { tellTopUp } from './money/top-up.service.ts'
import { byDay } from './notices/by-day.ts'
import { tellCallerCode } from './notices/caller-code.service.ts'
import type { Channel } from './notices/channels.ts'
import { tellClaim } from './notices/claim.service.ts'
import { tellClaimNews } from './notices/claim-news.service.ts'
import { tellDropCode } from './notices/drop-code.service.ts'
import { tellDropPointCloses } from './notices/drop-point-closes.service.ts'
import { sweepNotices } from './notices/notice.repo.ts'
import { parcelJobs } from './notices/parcel-jobs.ts'
import { forgetPerson } from './notices/parcel-links.service.ts'
import { tellStaffNews } from './notices/staff-news.service.ts'
import { sweepMessages } from './sms/messages.repo.ts'
import { type SendCodeDeps, sendCodeMessage, sendProofMessage } from './sms/send-code.service.ts'

/** Tried again until the code has expired: the retries, at their shortest, take longer than its three minutes. */
const aboutCodes = {
  retry: { limit: 16, backoff: { firstSeconds: 4, maxSeconds: 30 } },
  // Two gateways at their slowest. Short, because a code whose process died waits for it.
  timeoutSeconds: 25,
}

const sendCode = defineJob({
  ...aboutCodes,
  name: 'notifications.send-code',
  schema: codeRequested.schema,
  concurrency: 20,
})

const sendProof = defineJob({
  ...aboutCodes,
  name: 'notifications.send-proof',
  schema: proofRequested.schema,
})

/** Somebody waits on the line with an operator. */
const tellCaller = defineJob({
  ...aboutCodes,
  name: 'notifications.tell-caller-code',
  schema: callerCodeAsked.schema,
})

/** A reminder is in time for two days: tried for a few hours, then never. */
const remind = defineJob({
  name: 'notifications.remind-of-basket',
  schema: basketReminded.schema,
  retry: { limit: 8, backoff: { firstSeconds: 30, maxSeconds: 3_600 } },
  timeoutSeconds: 25,
})

/** News about money can be a few hours late. */
const aboutMoney = {
  retry: { limit: 8, backoff: { firstSeconds: 30, maxSeconds: 3_600 } },
  timeoutSeconds: 25,
}

const tellDecision = defineJob({
  ...aboutMoney,
  name: 'notifications.tell-top-up',
  schema: topUpDecided.schema,
})

const tellClaimDecision = defineJob({
  ...aboutMoney,
  name: 'notifications.tell-claim',
  schema: claimDecided.schema,
})

const tellOpenedClaim = defineJob({
  ...aboutMoney,
  name: 'notifications.tell-claim-opened',
  schema: claimOpened.schema,
})

const tellFound = defineJob({
  ...aboutMoney,
  name: 'notifications.tell-found',
  schema: foundDecided.schema,
})

/** The time to answer runs: by night too, because the courier stands at the door. */
const tellMeasure = defineJob({
  name: 'notifications.tell-reweigh',
  schema: reweighed.schema,
  retry: { limit: 10, backoff: { firstSeconds: 5, maxSeconds: 600 } },
  timeoutSeconds: 25,
})

const tellPayout = defineJob({
  ...aboutMoney,
  name: 'notifications.tell-payout-chosen',
  schema: payoutChosen.schema,
})

const tellReleased = defineJob({
  ...aboutMoney,
  name: 'notifications.tell-approval-released',
  schema: approvalReleased.schema,
})

const tellStaff = defineJob({
  ...aboutMoney,
  name: 'notifications.tell-staff-news',
  schema: staffNews.schema,
})

const tellWaiting = defineJob({
  ...aboutMoney,
  name: 'notifications.tell-account-waits',
  schema: accountWaits.schema,
})

const remindDebts = defineJob({
  ...aboutMoney,
  name: 'notifications.remind-of-debts',
  schema: debtReminded.schema,
})

const remindInvited = defineJob({
  ...aboutMoney,
  name: 'notifications.remind-friend',
  schema: referralReminded.schema,
})

const tellInvitation = defineJob({
  ...aboutMoney,
  name: 'notifications.tell-referral',
  schema: referralDecided.schema,
})

const tellDrop = defineJob({
  ...aboutMoney,
  name: 'notifications.tell-drop-code',
  schema: dropCodeIssued.schema,
})

const tellDropPoint = defineJob({
  ...aboutMoney,
  name: 'notifications.tell-drop-point-closes',
  schema: dropPointCloses.schema,
})

const watch = defineJob({
  ...aboutMoney,
  name: 'notifications.watch-balance',
  schema: balanceMoved.schema,
})

const sweep = defineJob({
  name: 'notifications.sweep-messages',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  concurrency: 1,
})

const forget = defineJob({
  name: 'notifications.forget-phone',
  schema: accountDeleted.schema,
  retry: { limit: 10, backoff: { firstSeconds: 10, maxSeconds: 3_600 } },
})

const SWEEP_BATCH = 10_000
const MAX_BATCHES = 100

async function sweepOld({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const olderThan = new Date(clock.now().getTime() - messageDays * 86_400_000)
  for (const sweepSome of [sweepMessages, sweepNotices, sweepAgain])
    for (let swept = SWEEP_BATCH, batch = 0; swept === SWEEP_BATCH && batch < MAX_BATCHES; batch++)
      swept = await sweepSome(db, olderThan, SWEEP_BATCH)
}

/** What messages do by themselves. Without channels, people are reached by SMS. */
export function messageJobs(
  deps: SendCodeDeps & { channels?: readonly Channel[]; mail?: MailWay | undefined },
): Required<Pick<JobsOptions, 'workers' | 'subscriptions' | 'schedules'>> {
  const parcels = parcelJobs({ ...deps, channels: deps.channels ?? [] })
  return {
    workers: [
      ...parcels.workers,
      handleJob(sendCode, (payload, { signal }) => sendCodeMessage(deps, payload, signal)),
      handleJob(sendProof, (payload, { signal }) => sendProofMessage(deps, payload, signal)),
      handleJob(tellCaller, (payload, { signal }) => tellCallerCode(deps, payload, signal)),
      byDay(deps, remind, (payload, signal) => remindOfBasket(deps, payload, signal)),
      byDay(deps, remindDebts, (payload, signal) => remindOfDebts(deps, payload, signal)),
      byDay(deps, remindInvited, (payload, signal) => remindFriend(deps, payload, signal)),
      byDay(deps, tellInvitation, (payload, signal) => tellReferral(deps, payload, signal)),
      // By night too: a locker is open then, and whoever has just ordered is awake.
      handleJob(tellDrop, (payload, { signal }) => tellDropCode(deps, payload, signal)),
      byDay(deps, tellDropPoint, (payload, signal) => tellDropPointCloses(deps, payload, signal)),
      byDay(deps, tellDecision, (payload, signal) => tellTopUp(deps, payload, signal)),
      byDay(deps, tellClaimDecision, (payload, signal) => tellClaim(deps, payload, signal)),
      byDay(deps, tellOpenedClaim, (payload, signal) => tellClaimNews(deps, payload, 'opened', signal)),
      byDay(deps, tellFound, (payload, signal) => tellClaimNews(deps, payload, 'found', signal)),
      handleJob(tellMeasure, (payload, { signal }) => tellReweigh(deps, payload, signal)),
      // By night too: whoever did not choose it has until the next payout.
      handleJob(tellPayout, (payload, { signal }) => tellPayoutChosen(deps, payload, signal)),
      // By night too: whoever has an administrator's phone may work at night.
      handleJob(tellReleased, (payload, { signal }) => tellRelease(deps, payload, signal)),
      // By night too: whoever has the phone of a courier has it at night.
      handleJob(tellStaff, (payload, { signal }) => tellStaffNews(deps, payload, signal)),
      handleJob(tellWaiting, (payload, { signal }) => tellAccountWaits(deps, payload, signal)),
      handleJob(sendAnswerJob, (payload, run) => sendAnswerMessage(deps, payload, run)),
      byDay(deps, sendAgainJob, (payload, signal) => sendWordsAgain(deps, payload, signal)),
      handleJob(watch, (payload, { signal }) => watchBalance(deps, payload, signal)),
      handleJob(sweep, () => sweepOld(deps)),
      handleJob(forget, ({ phone }) => forgetPerson(deps.db, phone)),
    ],
    subscriptions: [
      ...parcels.subscriptions,
      subscribe(codeRequested, sendCode),
      subscribe(proofRequested, sendProof),
      subscribe(callerCodeAsked, tellCaller),
      subscribe(accountDeleted, forget),
      subscribe(basketReminded, remind),
      subscribe(dropCodeIssued, tellDrop),
      subscribe(dropPointCloses, tellDropPoint),
      subscribe(topUpDecided, tellDecision),
      subscribe(claimDecided, tellClaimDecision),
      subscribe(claimOpened, tellOpenedClaim),
      subscribe(foundDecided, tellFound),
      subscribe(reweighed, tellMeasure),
      subscribe(payoutChosen, tellPayout),
      subscribe(approvalReleased, tellReleased),
      subscribe(staffNews, tellStaff),
      subscribe(accountWaits, tellWaiting),
      subscribe(debtReminded, remindDebts),
      subscribe(referralReminded, remindInvited),
      subscribe(referralDecided, tellInvitation),
      subscribe(answerWritten, sendAnswerJob),
      subscribe(balanceMoved, watch),
    ],
    schedules: [schedule(sweep, '10 4 * * *', {})],
  }
}
