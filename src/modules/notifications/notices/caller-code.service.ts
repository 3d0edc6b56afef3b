import { findPerson, findReader, readsCyrillic } from '#modules/accounts/index.ts'
import { eraseSealedCallerCode, readCallerCode } from '#modules/orders/index.ts'
import { languageOfReceiver } from '../domain/receiver-language.ts'
import { templates } from '../domain/templates.ts'
import { NoGatewayAnswered } from '../sms/no-gateway.ts'
import type { SendCodeDeps } from '../sms/send-code.service.ts'
import { compose } from './compose.ts'
import { deliver } from './delivery.service.ts'

/** Carries the code that a caller says to an operator. By night too: somebody waits on the line. */
export async function tellCallerCode(
  deps: SendCodeDeps,
  about: { orderId: number; until: string },
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, secrets } = deps
  const now = clock.now()
  const erase = () => eraseSealedCallerCode(db, about.orderId, new Date(about.until))
  const waiting = await readCallerCode({ db, secrets, now }, about)
  if (!waiting) return erase()
  const { phone, code, expiresAt, ownerId } = waiting
  const owner = await findPerson(db, ownerId)
  const locale = languageOfReceiver({
    account: (await findReader(db, phone))?.locale,
    readsCyrillic: await readsCyrillic(db, phone),
    sender: owner.locale,
  })
  const outcome = await deliver(
    deps,
    {
      ...(await compose(deps, templates.callerCode, locale, () => ({ code }))),
      reference: `${templates.callerCode.id}:${about.orderId}:${about.until}`,
      template: templates.callerCode,
      phone,
      code,
      ttlSeconds: Math.ceil((expiresAt.getTime() - now.getTime()) / 1000),
      orderId: about.orderId,
      onSent: erase,
    },
    signal,
  )
  if (outcome === 'later') throw new NoGatewayAnswered('no gateway has taken the message')
  if (outcome === 'refused') await erase()
}
