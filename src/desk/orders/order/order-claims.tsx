import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import type { DeskOrder } from '#modules/orders/desk/desk-orders.contract.ts'
import type { ClaimKind, ClaimStatus, EveryClaimKind } from '#modules/orders/domain/claim/claim-words.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { reportable } from '#parcel/claims/claim-choices.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NoteDialog } from '../../parts/calls/note-dialog.tsx'
import { mayDo } from '../../sections.ts'
import { useStaff } from '../../signed-in.ts'

const kindNames = {
  lost: 'deskOrders.claims.lost',
  damaged: 'deskOrders.claims.damaged',
  destroyed: 'deskOrders.claims.destroyed',
} as const satisfies Record<EveryClaimKind, string>

const statusNames = {
  open: 'deskOrders.claims.open',
  accepted: 'deskOrders.claims.accepted',
  rejected: 'deskOrders.claims.rejected',
} as const satisfies Record<ClaimStatus, string>

type OrderClaimsProps = { shown: DeskOrder; onChanged: () => void }

/** Lost, damaged, destroyed: what was reported, and a way to report it for a caller. */
export function OrderClaims({ shown: { order }, onChanged }: OrderClaimsProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const staff = useStaff()
  const [asked, setAsked] = useState<ClaimKind>()
  // From when a parcel counts as lost is said by the server, with the day to tell the caller.
  const possible = reportable(order)
  const mayOpen = staff !== undefined && mayDo(staff.role, 'claim.open')
  if (order.claims.length === 0 && (possible.length === 0 || !mayOpen)) return null

  const opened = () => {
    setAsked(undefined)
    onChanged()
  }
  return (
    <section className="order-card" aria-label={t('deskOrders.claims.title')}>
      <h3 className="order-card__title">{t('deskOrders.claims.title')}</h3>
      <ul className="order-movements">
        {order.claims.map(({ id, kind, status, opened_at: at }) => (
          <li key={id}>
            <span>
              {t(kindNames[kind as keyof typeof kindNames])}
              <span className="order-row__more">{format.dateTime(Date.parse(at))}</span>
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
      {asked && (
        <ClaimDialog order={order.id} kind={asked} onClose={() => setAsked(undefined)} onDone={opened} />
      )}
    </section>
  )
}

type ClaimDialogProps = {
  order: string
  kind: ClaimKind
  onClose: () => void
  onDone: () => void
}

function ClaimDialog({ order, kind, onClose, onDone }: ClaimDialogProps) {
  const t = useTranslations()
  const task = useTask(ordersCalls.openClaim)
  const open = async (description: string) => {
    const opened = await task.run({ params: { id: order }, body: { kind, description } })
    if (opened.ok) onDone()
  }
  return (
    <NoteDialog
      title={t('deskOrders.claims.ask', { kind: t(kindNames[kind]) })}
      label={t('deskOrders.claims.what')}
      yes={t('deskOrders.claims.yes')}
      required
      task={task}
      onClose={onClose}
      onSubmit={(description) => void open(description)}
    />
  )
}
