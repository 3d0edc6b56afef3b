import '../orders.css'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../../frame/no-access.tsx'
import { Panel } from '../../frame/panel.tsx'
import { neighbourOf, type Queue } from '../../parts/calls/queue-state.ts'
import { useQueueActions } from '../../parts/calls/use-queue-actions.tsx'
import { useShortcuts } from '../../parts/keys/shortcuts.ts'
import { useWalk } from '../../parts/keys/use-walk.ts'
import { LoadingRows } from '../../parts/list-states.tsx'
import { useNow } from '../../parts/use-now.ts'
import { useStaff } from '../../signed-in.ts'
import { DocumentAsks } from '../document-asks.tsx'
import { OrderKeys } from '../order/order-keys.tsx'
import { ConfirmationDetails } from './queue-details.tsx'
import { QueueTable, queueRowId } from './queue-table.tsx'
import { useQueue } from './use-queue.ts'

/** The page is kept for everybody; who waits is known to the browser only. */
export function ConfirmationsPage() {
  return useHydrated() ? <QueueScreen /> : <LoadingRows />
}

function QueueScreen() {
  const staff = useStaff()
  const locale = useLocale()
  const navigate = useNavigate()
  const now = useNow()
  const { queue, error, busy, more, again, retry, put, drop } = useQueue()
  const [current, choose] = useChosen()
  const items = queue?.items ?? []
  const item = items.find(({ id }) => id === current)
  const call = useRef<HTMLAnchorElement>(null)
  const open = (id: string) => void navigate(localizedPath(locale, `/desk/orders/${id}`))
  const actions = useQueueActions(item, {
    onChanged: put,
    onStale: again,
    onDone: (id) => {
      const next = neighbourOf(items, id)
      drop(id)
      again()
      choose(next)
    },
  })
  const walk = useWalk(items, current, queueRowId, choose)
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    close: item && (() => choose(undefined)),
    create: () => void navigate(localizedPath(locale, '/desk/new-order')),
    call: item && (() => call.current?.click()),
    confirm: actions.confirm,
    noAnswer: actions.askNoAnswer,
    cancel: actions.askCancel,
  })
  if (error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split queue" data-open={item ? true : undefined}>
      <Panel>
        <DocumentAsks />
        <QueueHead queue={queue} />
        {!queue && !error && <LoadingRows />}
        {!queue && error && <LoadFailed error={error} retry={retry} />}
        {queue && items.length === 0 && <NobodyWaits />}
        {items.length > 0 && (
          <div className="desk-panel__rows">
            <QueueTable
              items={items}
              current={current}
              me={staff?.id}
              now={now}
              onChoose={(id) => (id === current ? open(id) : choose(id))}
            />
          </div>
        )}
        <footer className="desk-foot">
          <OrderKeys of="queue" />
          <QueueFoot queue={queue} stale={error !== undefined} busy={busy} onMore={more} onRetry={retry} />
        </footer>
      </Panel>
      {item && staff && (
        <ConfirmationDetails
          key={item.id}
          item={item}
          me={staff.id}
          now={now}
          actions={actions}
          callLink={call}
          onClose={() => choose(undefined)}
        />
      )}
      {actions.dialogs}
    </div>
  )
}

/** The open one is in the address, so that a reload, or a colleague, finds it again. */
function useChosen(): [string | undefined, (id: string | undefined) => void] {
  const [params, setParams] = useSearchParams()
  return [
    params.get('order') ?? undefined,
    (id) => setParams(id ? { order: id } : {}, { replace: true, preventScrollReset: true }),
  ]
}

function QueueHead({ queue }: { queue: Queue | undefined }) {
  const t = useTranslations('deskOrders.queue')
  const format = formatter(useLocale())
  return (
    <div className="desk-panel__head queue-head">
      {queue && (
        <p className="queue-head__count" role="status">
          <strong>{t('waiting', { count: queue.waiting, text: format.number(queue.waiting) })}</strong>
          {queue.late > 0 && (
            <span className="queue-head__late">
              {t('late', { count: queue.late, text: format.number(queue.late) })}
            </span>
          )}
        </p>
      )}
      <LocalLink className={buttonClass({ small: true })} to="/desk/new-order">
        <Icon name="plus" size="small" />
        {t('newOrder')}
      </LocalLink>
    </div>
  )
}

function NobodyWaits() {
  const t = useTranslations('deskOrders.queue')
  return (
    <EmptyState
      title={t('none.title')}
      action={
        <LocalLink className={buttonClass({ look: 'second' })} to="/desk/orders">
          {t('none.onward')}
        </LocalLink>
      }
    >
      {t('none.text')}
    </EmptyState>
  )
}

type QueueFootProps = {
  queue: Queue | undefined
  stale: boolean
  busy: boolean
  onMore: () => void
  onRetry: () => void
}

function QueueFoot({ queue, stale, busy, onMore, onRetry }: QueueFootProps) {
  const t = useTranslations()
  if (!queue) return null
  return (
    <div className="desk-foot__count">
      <span role="status">{stale && t('common.failed.stale')}</span>
      {stale && (
        <Button look="second" small onClick={onRetry}>
          {t('common.failed.retry')}
        </Button>
      )}
      {queue.nextCursor !== null && (
        <Button look="second" small busy={busy} onClick={onMore}>
          {t('desk.list.more')}
        </Button>
      )}
    </div>
  )
}
