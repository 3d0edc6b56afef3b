import './order-log.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskOrder, LogLine } from '#modules/orders/desk/desk-orders.contract.ts'
import type { ProofKind } from '#modules/orders/domain/events.ts'
import { PlaceOnMap } from '#parcel/place/place-on-map.tsx'
import { ParcelHistory } from '#parcel/way/parcel-history.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { actorNames } from './actor-names.ts'

export const proofNames = {
  code: 'deskOrders.proofs.code',
  signature: 'deskOrders.proofs.signature',
  neighbour: 'deskOrders.proofs.neighbour',
  safe_place: 'deskOrders.proofs.safePlace',
  document: 'deskOrders.proofs.document',
} as const satisfies Record<ProofKind, string>

/** What happened, newest first: who, when, where and why. */
export function OrderLog({ shown: { log } }: { shown: DeskOrder }) {
  const t = useTranslations('deskOrders.order')
  const events = log.map((line, index) => ({
    title: line.counted ? line.label : <s>{line.label}</s>,
    note: <Circumstances line={line} />,
    at: line.happened_at,
    isNow: index === log.length - 1,
  }))
  return (
    <section className="order-card" aria-label={t('history')}>
      <h3 className="order-card__title">{t('history')}</h3>
      <ParcelHistory label={t('history')} events={events} />
    </section>
  )
}

/** Told more than a minute after it happened is worth a word. */
const promptMs = 60_000

function Circumstances({ line }: { line: LogLine }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { person, courier, point, place, collected, proof, weight } = line
  const isLate = Date.parse(line.recorded_at) - Date.parse(line.happened_at) > promptMs
  const who =
    person && line.actor !== 'system'
      ? `${t(actorNames[line.actor])}: ${person.full_name}`
      : t(actorNames[line.actor])
  const parts = [
    line.by === 'phone'
      ? t('deskOrders.order.byPhone', { name: person?.full_name ?? '' })
      : line.by === 'card'
        ? t('deskOrders.order.byCard')
        : who,
    courier && `${t('deskOrders.actors.courier')}: ${courier.full_name}`,
    point,
    line.reason_label,
    proof && t(proofNames[proof]),
    collected !== null &&
      collected > 0 &&
      t('deskOrders.order.collected', { amount: format.money(collected) }),
    weight !== null && t('deskOrders.order.weighed', { weight: format.weight(Math.round(weight * 1000)) }),
    line.price &&
      t(line.price.state === 'asked' ? 'deskOrders.order.priceAsked' : 'deskOrders.order.priceChanged', {
        before: format.money(line.price.before),
        after: format.money(line.price.after),
      }),
    isLate && t('deskOrders.order.recorded', { time: format.dateTime(Date.parse(line.recorded_at)) }),
    !line.counted && t('deskOrders.order.notCounted'),
  ]
  return (
    <>
      {parts.filter(Boolean).join(' · ')}
      {line.note && <span className="order-log__note">{line.note}</span>}
      {place && <PlaceOnMap label={t('deskOrders.order.onMap')} at={place} where={line.label} />}
    </>
  )
}
