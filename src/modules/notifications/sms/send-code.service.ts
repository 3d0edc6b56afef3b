import { eraseSealedCode, readCodeForSending } from '#modules/accounts/index.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { templates } from '../domain/templates.ts'
import { compose } from '../notices/compose.ts'
import { type DeliveryDeps, deliver } from '../notices/delivery.service.ts'
import { NoGatewayAnswered } from './no-gateway.ts'

export type SendCodeDeps = DeliveryDeps & {
  secrets: Secrets
  catalogs: Catalogs
  /** The address people use: a code is bound to it. */
  publicUrl: string
}

/** Carries a sign-in code to its phone. Throws while another try may help; a code nobody needs any more is dropped. */
export async function sendCodeMessage(
  deps: SendCodeDeps,
  { codeId }: { codeId: number },
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const waiting = await readCodeForSending(deps, codeId, now)
  if (!waiting) return eraseSealedCode(db, codeId)
  const { phone, code, expiresAt } = waiting
  const template = templates.signInCode
  const outcome = await deliver(
    deps,
    {
      ...compose(deps, template, waiting.locale, { code }),
      reference: `${template.id}:${codeId}`,
      template,
      phone,
      code,
      ttlSeconds: Math.ceil((expiresAt.getTime() - now.getTime()) / 1000),
      onSent: (tx) => eraseSealedCode(tx, codeId),
    },
    signal,
  )
  if (outcome === 'later') throw new NoGatewayAnswered('no gateway has taken the message')
  if (outcome === 'refused') await eraseSealedCode(db, codeId)
}
