import { useTranslations } from 'use-intl'
import type { DeskOrder, LogLine } from '#modules/orders/desk-orders.contract.ts'
import type { ProofKind } from '#modules/orders/domain/events.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Timeline } from '#ui/timeline.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { MapLink } from './order-parties.tsx'
import { actorNames } from './order-words.ts'

export const proofNames = {
  code: 'deskOrders.proofs.code',
  signature: 'deskOrders.proofs.signature',
  neighbour: 'deskOrders.proofs.neighbour',
  safe_place: 'deskOrders.proofs.safePlace',
} as const satisfies Record<ProofKind, string>

/** What happened, newest first: who, when, where and why. */
export function OrderLog({ shown: { log } }: { shown: DeskOrder }) {
  const t = useTranslations('deskOrders.order')
  const format = formatter(useLocale())
  const last = log.length - 1
  const events = log.map((line, index) => ({
    id: `${line.happened_at}-${line.verb}-${index}`,
    title: line.counted ? line.label : <s>{line.label}</s>,
    note: <Circumstances line={line} />,
    time: { text: format.dateTime(Date.parse(line.happened_at), 'dayMonth'), iso: line.happened_at },
    state: index === last ? ('now' as const) : ('past' as const),
  }))
  return (
    <section className="order-card" aria-label={t('history')}>
      <h3 className="order-card__title">{t('history')}</h3>
      <Timeline label={t('history')} events={events.reverse()} />
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
    who,
    courier && `${t('deskOrders.actors.courier')}: ${courier.full_name}`,
    point,
    line.reason_label,
    proof && t(proofNames[proof]),
    collected !== null &&
      collected > 0 &&
      t('deskOrders.order.collected', { amount: format.money(collected) }),
    weight !== null && t('deskOrders.order.weighed', { weight: format.weight(Math.round(weight * 1000)) }),
    isLate &&
      t('deskOrders.order.recorded', { time: format.dateTime(Date.parse(line.recorded_at), 'dayMonth') }),
    !line.counted && t('deskOrders.order.notCounted'),
  ]
  return (
    <>
      {parts.filter(Boolean).join(' · ')}
      {line.note && <span className="order-log__note">{line.note}</span>}
      {place && <MapLink lat={place.lat} lon={place.lon} label={t('deskOrders.order.onMap')} />}
    </>
  )
}
