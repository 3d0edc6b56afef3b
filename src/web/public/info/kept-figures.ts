import { daysOfYear, fileDays, messageDays } from '#kernel/kept-days.ts'
import { retention } from '#modules/accounts/domain/retention.ts'
import { deviceLifeMs, historyLifeMs, sessionRules } from '#modules/accounts/domain/sign-in-rules.ts'
import { leadLifeMs } from '#modules/content/domain/lead-limits.ts'
import { visitLifeDays } from '#modules/content/domain/visits/visit.ts'
import { openAfterwardsMs } from '#modules/orders/domain/sight/long-over.ts'
import { consentDays } from '../../shell/consent/consent-answer.ts'
import { localeCookieDays } from '../../shell/locale-cookie.ts'

const dayMs = 86_400_000

const days = (value: number) => ({ unit: 'days', of: () => value }) as const
const years = (inDays: number) => ({ unit: 'count', of: () => inDays / daysOfYear }) as const

/** How long what we know of people is kept: the very constants by which it is deleted. */
export const keptFigures = {
  openAfterDays: days(openAfterwardsMs / dayMs),
  codeDays: days(retention.codesMs / dayMs),
  sessionDays: days(sessionRules.lifeMs / dayMs),
  endedSessionDays: days(retention.endedSessionsMs / dayMs),
  historyDays: days(historyLifeMs / dayMs),
  deviceDays: days(deviceLifeMs / dayMs),
  localeDays: days(localeCookieDays),
  consentDays: days(consentDays),
  visitYears: years(visitLifeDays),
  messageDays: days(messageDays),
  photoDays: days(Math.max(fileDays.order_photo, fileDays.delivery_photo)),
  tableDays: days(fileDays.bulk_file),
  passportDays: days(fileDays.proof_passport),
  signatureYears: years(Math.max(fileDays.proof_signature, fileDays.claim_photo)),
  receiptYears: years(fileDays.receipt),
  cvDays: days(fileDays.cv),
  leadYears: years(leadLifeMs / dayMs),
  retainedYears: { unit: 'count', of: () => retention.deletedYears },
} as const
