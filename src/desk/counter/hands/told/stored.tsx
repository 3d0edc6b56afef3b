import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import type { CounterParcel, CounterPost } from '#modules/counter/counter.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { ShelfCard } from '../place/shelf-card.tsx'
import { usePlacing } from '../place/use-placing.ts'
import type { Scan, Stored as StoredState } from '../scan/scan-list.ts'
import { useScans } from '../scan/use-scans.tsx'
import { useDeed } from '../use-deed.ts'

type StoredProps = {
  scan: Scan
  parcel: CounterParcel
  post: CounterPost
  /** Undefined: it was looked up, not scanned, so nobody has put it on the shelf yet. */
  stored: StoredState | undefined
}

/** Somebody has brought it: one scan lays it on the shelf. */
export function Stored(props: StoredProps) {
  const t = useTranslations('deskCounterHands.stored')
  const { scan, parcel, post, stored } = props
  const isLaid = stored?.is === 'stored' || scan.done !== undefined
  const title = t(isLaid ? 'lay' : 'wouldLie')
  const shown = isLaid ? parcel : { ...parcel, place: parcel.free_place }
  const place = stored?.is === 'stored' ? { ...shown, place: stored.place ?? parcel.place } : shown
  return (
    <div className="hand-out">
      <ShelfCard scan={scan.id} parcel={place} post={post} title={title} />
      <section className="hand-out__card" aria-label={parcel.order.receiver_name}>
        <div className="hand-out__scroll">
          <header className="hand-out__who">
            <h2>{parcel.order.receiver_name}</h2>
            <p>{parcel.hand_over ? t('from', { name: parcel.hand_over.from }) : parcel.to_name}</p>
          </header>
          <WhatBecame {...props} />
        </div>
      </section>
    </div>
  )
}

function WhatBecame({ scan, parcel, stored }: StoredProps) {
  const t = useTranslations('deskCounterHands.stored')
  const failureText = useFailureText()
  const { again } = useScans()
  if (scan.done !== undefined || stored?.is === 'stored')
    return (
      <div className="told">
        <p className="told__right" role="status">
          {t('done')}
        </p>
        <KeptUntil parcel={parcel} />
        {stored?.is === 'stored' && stored.problem && (
          <Notice tone="warning">{t('noPlace', { why: failureText(stored.problem) })}</Notice>
        )}
        <p className="hand-out__said">{t('otherPlace')}</p>
      </div>
    )
  if (stored?.is === 'refused')
    return (
      <div className="told">
        <Notice tone="danger" title={t('refused')}>
          {failureText(stored.error)}
        </Notice>
        <Button look="second" onClick={() => again(scan.id)}>
          {t('again')}
        </Button>
      </div>
    )
  return <StoreByHand scan={scan} parcel={parcel} />
}

function KeptUntil({ parcel: { order } }: { parcel: CounterParcel }) {
  const t = useTranslations('deskCounterHands.stored')
  const format = formatter(useLocale())
  if (order.stored_until === null) return null
  return <p className="hand-out__said">{t('kept', { date: format.date(Date.parse(order.stored_until)) })}</p>
}

/** Found by a name or a phone: it is put on the shelf when it is in the hand. */
function StoreByHand({ scan, parcel }: { scan: Scan; parcel: CounterParcel }) {
  const t = useTranslations('deskCounterHands.stored')
  const task = useDeed(scan.id, orderVerbsCalls.store)
  const failureText = useFailureText()
  const place = usePlacing()
  const { finish } = useScans()
  const { order, free_place: free } = parcel
  const store = async () => {
    const input = { params: { id: order.tracking_code || order.id }, body: { version: order.version } }
    const answer = await task.run(input)
    if (!answer.ok) return
    if (free !== null) await place(scan.id, parcel, free)
    finish(scan.id, t('done'))
  }
  return (
    <div className="told">
      <p className="hand-out__said">{t('notYet')}</p>
      {task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}
      <Button className="hand-out__go" busy={task.state === 'busy'} onClick={() => void store()}>
        {t('store')}
      </Button>
    </div>
  )
}
