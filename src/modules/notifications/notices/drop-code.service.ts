import { findPerson } from '#modules/accounts/index.ts'
import { readDropCodeToSend } from '#modules/lockers/index.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { templates } from '../domain/templates.ts'
import { type SendNoticeDeps, sendNotice } from './send-notice.service.ts'

/** What a sender types at the locker, to the phone that stands on the label. Nobody hears of it who has been there already. */
export async function tellDropCode(
  deps: SendNoticeDeps & { secrets: Secrets },
  { orderId }: { orderId: number },
  signal: AbortSignal,
): Promise<void> {
  const now = deps.clock.now()
  const waiting = await readDropCodeToSend({ ...deps, now }, orderId)
  if (!waiting) return
  const { phone, number, code, ownerId } = waiting
  const { locale } = await findPerson(deps.db, ownerId)
  await sendNotice(
    deps,
    {
      template: templates.dropCode,
      reference: String(orderId),
      to: { phone, locale },
      values: { number, code },
      orderId,
    },
    signal,
  )
}
