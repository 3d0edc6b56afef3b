import { tashkentOffsetMs } from '#kernel/tashkent.ts'
import { findPerson } from '#modules/accounts/index.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { templates } from '../domain/templates.ts'
import { compose } from '../notices/compose.ts'
import { type DeliveryDeps, deliver } from '../notices/delivery.service.ts'
import { NoGatewayAnswered } from '../sms/no-gateway.ts'

type Deps = DeliveryDeps & {
  catalogs: Catalogs
  /** The address people use. */
  publicUrl: string
}

const dayMs = 86_400_000

/** Tells a person that their basket will be let go of. However much is in it: one message for each day it ends on. */
export async function remindOfBasket(
  deps: Deps,
  { personId, until }: { personId: number; until: string },
  signal: AbortSignal,
): Promise<void> {
  const { phone, locale } = await findPerson(deps.db, personId)
  const end = new Date(until)
  const left = end.getTime() - deps.clock.now().getTime()
  if (phone === null || left <= 0) return
  const template = templates.basketReminder
  const day = Math.floor((end.getTime() + tashkentOffsetMs) / dayMs)
  const link = `${new URL(deps.publicUrl).host}/basket`
  const outcome = await deliver(
    deps,
    {
      ...(await compose(deps, template, locale, (spoken) => ({
        date: formatter(spoken).date(end, 'dayMonth'),
        link,
      }))),
      reference: `${template.id}:${personId}:${day}`,
      template,
      phone,
      code: undefined,
      ttlSeconds: Math.ceil(left / 1000),
      onSent: () => Promise.resolve(),
    },
    signal,
  )
  if (outcome === 'later') throw new NoGatewayAnswered('no gateway has taken the message')
}
