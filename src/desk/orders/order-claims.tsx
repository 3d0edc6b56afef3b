import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#modules/orders/desk-orders.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { NoteDialog } from './note-dialog.tsx'
import { useOrderCalls } from './order-calls.ts'

const kindNames = {
  lost: 'deskOrders.claims.lost',
  damaged: 'deskOrders.claims.damaged',
  destroyed: 'deskOrders.claims.destroyed',
} as const

const statusNames = {
  open: 'deskOrders.claims.open',
  accepted: 'deskOrders.claims.accepted',
  rejected: 'deskOrders.claims.rejected',
} as const

/** What can be claimed is a matter of the state; the server says so once more. */
const claimable = {
  lost: ['pickup', 'agent_received', 'failed_delivery'],
  damaged: ['executor_done', 'done'],
} as const satisfies Record<string, readonly DeskOrder['order']['status'][]>

type OrderClaimsProps = { shown: DeskOrder; onChanged: () => void }

/** Lost, damaged, destroyed: what was reported, and a way to report it for a caller. */
export function OrderClaims({ shown: { order }, onChanged }: OrderClaimsProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const staff = useStaff()
  const calls = useOrderCalls()
  const [asked, setAsked] = useState<'lost' | 'damaged'>()
  const possible = (['lost', 'damaged'] as const).filter((kind) => {
    const states: readonly string[] = claimable[kind]
    return states.includes(order.status) && !order.claims.some((claim) => claim.kind === kind)
  })
  const mayOpen = staff !== undefined && mayDo(staff.role, 'claim.open')
  if (order.claims.length === 0 && (possible.length === 0 || !mayOpen)) return null

  async function open(description: string) {
    const opened = await calls.openClaim(order.id, { kind: asked, description })
    if (!opened.ok) return opened.error.message ?? t('deskOrders.dialog.failed')
    setAsked(undefined)
    onChanged()
    return undefined
  }
  return (
    <section className="order-card" aria-label={t('deskOrders.claims.title')}>
      <h3 className="order-card__title">{t('deskOrders.claims.title')}</h3>
      <ul className="order-movements">
        {order.claims.map(({ id, kind, status, opened_at: at }) => (
          <li key={id}>
            <span>
              {t(kindNames[kind as keyof typeof kindNames])}
              <span className="order-row__more">{format.dateTime(Date.parse(at), 'dayMonth')}</span>
            </span>
            <span>{t(statusNames[status as keyof typeof statusNames])}</span>
          </li>
        ))}
      </ul>
      {mayOpen &&
        possible.map((kind) => (
          <Button key={kind} look="second" small onClick={() => setAsked(kind)}>
            {t('deskOrders.claims.openOne', { kind: t(kindNames[kind]) })}
          </Button>
        ))}
      <NoteDialog
        open={asked !== undefined}
        title={t('deskOrders.claims.ask', { kind: asked ? t(kindNames[asked]) : '' })}
        label={t('deskOrders.claims.what')}
        yes={t('deskOrders.claims.yes')}
        required
        onClose={() => setAsked(undefined)}
        onSubmit={open}
      />
    </section>
  )
}
