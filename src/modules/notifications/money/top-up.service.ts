import { readDecision } from '#modules/payments/index.ts'
import { templates } from '../domain/templates.ts'
import { balanceLink, plainAmount, type SendNoticeDeps, sendNotice } from '../notices/send-notice.service.ts'

/** Tells whoever asked for a top-up what became of it. The reason of a refusal stands on the page: texts are fixed. */
export async function tellTopUp(
  deps: SendNoticeDeps,
  { topUpId }: { topUpId: number },
  signal: AbortSignal,
): Promise<void> {
  const decision = await readDecision(deps.db, topUpId)
  if (!decision || decision.phone === null) return
  const { phone, locale, status, amount } = decision
  const isApproved = status === 'approved'
  await sendNotice(
    deps,
    {
      template: isApproved ? templates.topUpApproved : templates.topUpRejected,
      reference: String(topUpId),
      to: { phone, locale },
      values: isApproved ? { amount: plainAmount(locale, amount) } : { link: balanceLink(deps, locale) },
    },
    signal,
  )
}
