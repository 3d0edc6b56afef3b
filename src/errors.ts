import { assert } from '#kernel/assert.ts'
import type { Messages } from '#locales/index.ts'
import {
  accountErrors,
  approvalErrors,
  customerErrors,
  deviceErrors,
  passkeyErrors,
  personalLinkErrors,
  staffErrors,
} from '#modules/accounts/index.ts'
import { backgroundErrors } from '#modules/background/index.ts'
import { bulkErrors } from '#modules/bulk/index.ts'
import {
  agentErrors,
  applicationErrors,
  bannerErrors,
  leadErrors,
  postErrors,
  vacancyErrors,
} from '#modules/content/index.ts'
import { counterErrors } from '#modules/counter/index.ts'
import {
  handOverErrors,
  ratingErrors,
  shiftErrors,
  sortingErrors,
  tripErrors,
} from '#modules/delivery/index.ts'
import { fiscalErrors } from '#modules/fiscal/index.ts'
import { geoErrors } from '#modules/geo/index.ts'
import { ledgerErrors, statementErrors } from '#modules/ledger/index.ts'
import { lockerErrors } from '#modules/lockers/index.ts'
import { noticeLogErrors, smsTextErrors, telegramErrors } from '#modules/notifications/index.ts'
import {
  byPhoneErrors,
  claimErrors,
  deskListErrors,
  deskOrderErrors,
  incidentErrors,
  labelErrors,
  orderErrors,
} from '#modules/orders/index.ts'
import { paperErrors } from '#modules/papers/index.ts'
import {
  cashErrors,
  codErrors,
  comparisonErrors,
  creditErrors,
  debtErrors,
  paymentErrors,
  topUpErrors,
} from '#modules/payments/index.ts'
import { pointsErrors, postsErrors } from '#modules/points/index.ts'
import { packageErrors, serviceErrors, tariffErrors } from '#modules/pricing/index.ts'
import { partnerErrors, promotionErrors, referralErrors } from '#modules/promos/index.ts'
import { roadsErrors } from '#modules/roads/index.ts'
import { trackingErrors } from '#modules/tracking/index.ts'
import { worklistErrors } from '#modules/worklist/index.ts'
import { fileErrors } from '#platform/files/errors.ts'
import { type FieldErrorCode, platformErrors } from '#platform/http/errors.ts'

const tables = [
  platformErrors,
  fileErrors,
  leadErrors,
  postErrors,
  vacancyErrors,
  applicationErrors,
  agentErrors,
  bannerErrors,
  promotionErrors,
  partnerErrors,
  geoErrors,
  roadsErrors,
  pointsErrors,
  postsErrors,
  accountErrors,
  passkeyErrors,
  deviceErrors,
  personalLinkErrors,
  staffErrors,
  customerErrors,
  approvalErrors,
  tariffErrors,
  serviceErrors,
  packageErrors,
  ledgerErrors,
  statementErrors,
  orderErrors,
  paymentErrors,
  comparisonErrors,
  topUpErrors,
  codErrors,
  cashErrors,
  debtErrors,
  creditErrors,
  referralErrors,
  labelErrors,
  paperErrors,
  fiscalErrors,
  backgroundErrors,
  bulkErrors,
  deskListErrors,
  deskOrderErrors,
  byPhoneErrors,
  claimErrors,
  incidentErrors,
  lockerErrors,
  trackingErrors,
  telegramErrors,
  smsTextErrors,
  noticeLogErrors,
  sortingErrors,
  ratingErrors,
  tripErrors,
  handOverErrors,
  shiftErrors,
  counterErrors,
  worklistErrors,
] as const

type Joined<T> = (T extends unknown ? (table: T) => void : never) extends (table: infer All) => void
  ? All
  : never

/** Every error code of the product with its status: the platform's and each module's, joined once. */
export const errorStatus = joined(tables) as Joined<(typeof tables)[number]>

/** Two modules may name one code, and then mean the same by it. */
export function joined(tables: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const [code, status] of tables.flatMap((table) => Object.entries(table))) {
    assert((all[code] ?? status) === status, `the error ${code} has two statuses: ${all[code]} and ${status}`)
    all[code] = status
  }
  return all
}

/** Does not compile while a code, of an answer or of a field, has no message. The other languages follow uz. */
type Spoken<Code extends keyof Messages['errors']> = Code

export type ErrorCode = Exclude<Spoken<keyof typeof errorStatus | FieldErrorCode>, FieldErrorCode>
