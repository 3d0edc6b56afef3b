import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Pages, usePages } from '#client/use-pages.ts'
import { paymentDeskCalls } from '#modules/payments/desk/payment-desk.calls.ts'
import type { RefundView } from '#modules/payments/desk/refund-history.contract.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { afterwards } from '../parts/afterwards.ts'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList } from '../parts/list-states.tsx'
import { PaymentKeys } from './payment-keys.tsx'
import { type ChangeView, type PaymentsView, refundsInput } from './payments-view.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { RefundFilters } from './refund-filters.tsx'
import { RefundsTable, refundRowId } from './refunds-table.tsx'

type RefundsProps = {
  head: ReactNode
  view: PaymentsView
  change: ChangeView
}

/** Money that somebody has to send back in the cabinet of a provider, the oldest first; and what was sent. */
export function Refunds({ head, view, change }: RefundsProps) {
  const list = usePages(paymentDeskCalls.listRefunds, refundsInput(view))
  const { items } = list
  const chosen = items.find(({ id }) => id === view.refund)
  const [asked, setAsked] = useState<RefundView>()
  const walk = useWalk(items, view.refund, refundRowId, (refund) => change({ refund }))
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    confirm: chosen?.done_at === null && chosen.approval === null ? () => setAsked(chosen) : undefined,
    close: chosen && (() => change({ refund: undefined })),
  })
  const finish = (id: string) => {
    setAsked(undefined)
    const refund = afterwards(items, id)
    list.drop(id)
    change({ refund })
  }
  if (list.error?.status === 403) return <NoAccess />
  return (
    <Panel>
      {head}
      <RefundFilters view={view} change={change} />
      <Body list={list} view={view} onDone={setAsked} />
      <footer className="desk-foot">
        <PaymentKeys />
        <ListFoot list={list} />
      </footer>
      {asked && (
        <RefundDialog
          refund={asked}
          onClose={() => setAsked(undefined)}
          onDone={finish}
          onAsked={(refund) => {
            setAsked(undefined)
            list.put(refund)
          }}
        />
      )}
    </Panel>
  )
}

type BodyProps = {
  list: Pages<RefundView>
  view: PaymentsView
  onDone: (refund: RefundView) => void
}

function Body({ list, view, onDone }: BodyProps) {
  const t = useTranslations('deskPayments.refunds')
  const isQueue = view.status === undefined && view.provider === undefined && view.q === ''
  const empty = isQueue ? (
    <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  ) : (
    <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
  )
  return (
    <LoadedList list={list} empty={empty}>
      <div className="desk-panel__rows">
        {view.status === undefined && <p className="desk-payments__lead">{t('lead')}</p>}
        <RefundsTable refunds={list.items} current={view.refund} onDone={onDone} />
      </div>
    </LoadedList>
  )
}
