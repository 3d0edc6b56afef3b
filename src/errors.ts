import type { Messages } from '#locales/index.ts'
import { accountErrors, personalLinkErrors, staffErrors } from '#modules/accounts/index.ts'
import { contentErrors } from '#modules/content/index.ts'
import { ratingErrors } from '#modules/delivery/index.ts'
import { geoErrors } from '#modules/geo/index.ts'
import { ledgerErrors, statementErrors } from '#modules/ledger/index.ts'
import { telegramErrors } from '#modules/notifications/index.ts'
import { claimErrors, deskOrderErrors, labelErrors, orderErrors } from '#modules/orders/index.ts'
import { codErrors, comparisonErrors, paymentErrors, topUpErrors } from '#modules/payments/index.ts'
import { pointsErrors } from '#modules/points/index.ts'
import { packageErrors, tariffErrors } from '#modules/pricing/index.ts'
import { trackingErrors } from '#modules/tracking/index.ts'
import { fileErrors } from '#platform/files/errors.ts'
import { type FieldErrorCode, platformErrors } from '#platform/http/errors.ts'

/** Every error code of the product with its status: the platform's and each module's, merged once. */
export const errorStatus = {
  ...platformErrors,
  ...fileErrors,
  ...contentErrors,
  ...geoErrors,
  ...pointsErrors,
  ...accountErrors,
  ...personalLinkErrors,
  ...staffErrors,
  ...tariffErrors,
  ...packageErrors,
  ...ledgerErrors,
  ...statementErrors,
  ...orderErrors,
  ...paymentErrors,
  ...comparisonErrors,
  ...topUpErrors,
  ...codErrors,
  ...labelErrors,
  ...deskOrderErrors,
  ...claimErrors,
  ...trackingErrors,
  ...telegramErrors,
  ...ratingErrors,
} as const satisfies Record<string, number>

/** Does not compile while a code, of an answer or of a field, has no message. The other languages follow uz. */
type Spoken<Code extends keyof Messages['errors']> = Code

export type ErrorCode = Exclude<Spoken<keyof typeof errorStatus | FieldErrorCode>, FieldErrorCode>
