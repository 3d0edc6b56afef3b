import { readClaimDecision } from '#modules/orders/index.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { templates } from '../domain/templates.ts'
import { plainAmount, type SendNoticeDeps, sendNotice } from './send-notice.service.ts'

/** Tells whoever sent the parcel what was decided. The reason of a refusal stands on the page: texts are fixed. */
export async function tellClaim(
  deps: SendNoticeDeps,
  { claimId }: { claimId: number },
  signal: AbortSignal,
): Promise<void> {
  const decision = await readClaimDecision(deps.db, claimId)
  if (!decision || decision.phone === null) return
  const { phone, locale, amount, orderId } = decision
  const link = new URL(deps.publicUrl).host + localizedPath(locale, `/order-list/${orderId}`)
  await sendNotice(
    deps,
    {
      template: amount === null ? templates.claimRejected : templates.claimAccepted,
      reference: String(claimId),
      to: { phone, locale },
      orderId,
      values: amount === null ? { link } : { amount: plainAmount(locale, amount), link },
    },
    signal,
  )
}
