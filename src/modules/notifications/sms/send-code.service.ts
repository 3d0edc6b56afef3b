import {
  eraseSealedCode,
  eraseSealedProof,
  readCodeForSending,
  readProofForSending,
} from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
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
  const waiting = await readCodeForSending(deps, codeId, deps.clock.now())
  const erase = (db: Db) => eraseSealedCode(db, codeId)
  await carry(deps, { waiting, template: templates.signInCode, id: codeId, erase }, signal)
}

const proofTemplates = { payout: templates.payoutCode } as const

/** The same for a code that somebody who is signed in asked for. */
export async function sendProofMessage(
  deps: SendCodeDeps,
  { proofId }: { proofId: number },
  signal: AbortSignal,
): Promise<void> {
  const waiting = await readProofForSending(deps, proofId, deps.clock.now())
  const template = proofTemplates[waiting?.purpose ?? 'payout']
  const erase = (db: Db) => eraseSealedProof(db, proofId)
  await carry(deps, { waiting, template, id: proofId, erase }, signal)
}

type Carried = {
  waiting: { phone: string; code: string; locale: Locale; expiresAt: Date } | undefined
  template: typeof templates.signInCode | typeof templates.payoutCode
  id: number
  erase: (db: Db) => Promise<void>
}

async function carry(deps: SendCodeDeps, { waiting, template, id, erase }: Carried, signal: AbortSignal) {
  const { db, clock } = deps
  if (!waiting) return erase(db)
  const { phone, code, locale, expiresAt } = waiting
  const outcome = await deliver(
    deps,
    {
      ...(await compose(deps, template, locale, () => ({ code }))),
      reference: `${template.id}:${id}`,
      template,
      phone,
      code,
      ttlSeconds: Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000),
      onSent: erase,
    },
    signal,
  )
  if (outcome === 'later') throw new NoGatewayAnswered('no gateway has taken the message')
  if (outcome === 'refused') await erase(db)
}
