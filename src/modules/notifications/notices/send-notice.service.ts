import type { Db } from '#platform/db/database.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import type { KnownTemplate } from '../domain/templates.ts'
import { NoGatewayAnswered } from '../sms/no-gateway.ts'
import { compose } from './compose.ts'
import { type DeliveryDeps, deliver } from './delivery.service.ts'

export type SendNoticeDeps = DeliveryDeps & {
  catalogs: Catalogs
  /** The address people use. */
  publicUrl: string
}

type Notice = {
  template: KnownTemplate
  /** What it is about: of one template and reference, one message leaves. */
  reference: string
  to: { phone: string; locale: Locale }
  values: Readonly<Record<string, string>>
  /** The desk shows it beside the notices of this order. */
  orderId?: number
  onSent?: (tx: Db) => Promise<void>
}

/** After a day it is no news any more. */
const TTL_SECONDS = 86_400

/** Carries a message about money. Throws while another try may help. */
export async function sendNotice(
  deps: SendNoticeDeps,
  { template, reference, to, values, orderId, onSent = () => Promise.resolve() }: Notice,
  signal: AbortSignal,
): Promise<void> {
  const outcome = await deliver(
    deps,
    {
      ...(await compose(deps, template, to.locale, () => values)),
      reference: `${template.id}:${reference}`,
      template,
      phone: to.phone,
      code: undefined,
      ttlSeconds: TTL_SECONDS,
      orderId,
      onSent,
    },
    signal,
  )
  if (outcome === 'later') throw new NoGatewayAnswered('no gateway has taken the message')
}

/** With plain spaces: the unbroken ones would make a text of twice the parts. */
export const plainAmount = (locale: Locale, amount: number) =>
  formatter(locale).number(amount).replaceAll('\u00a0', ' ')

export const balanceLink = ({ publicUrl }: SendNoticeDeps, locale: Locale) =>
  new URL(publicUrl).host + localizedPath(locale, '/dashboard/balance')
