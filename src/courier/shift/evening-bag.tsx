import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '../parts/icon.tsx'
import type { HandIn } from './hand-in.ts'

/** What goes back to the depot, ticked off as it is scanned there. */
export function EveningBag({ bag }: { bag: readonly HandIn[] }) {
  const t = useTranslations('courierShift.end')
  const { number } = formatter(useLocale())
  const taken = bag.filter((one) => one.taken).length
  const left = bag.length - taken
  return (
    <section className="evening-bag">
      <h2>
        {t('bag')}
        {bag.length > 0 && <span>{t('bagCount', { all: number(bag.length), taken: number(taken) })}</span>}
      </h2>
      {bag.length === 0 && <p className="evening-bag__none">{t('noBag')}</p>}
      {left > 0 && <p className="evening-bag__none">{t('left', { count: left, text: number(left) })}</p>}
      <ul>
        {bag.map((one) => (
          <li key={one.stop.order_id}>
            <BagLine one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BagLine({ one: { stop, reason, taken } }: { one: HandIn }) {
  const t = useTranslations('courierShift.end')
  const why = useReason()(reason, stop.attempts)
  return (
    <div className="bag-line" data-taken={taken || undefined}>
      <Icon name={taken ? 'check' : 'box'} />
      <div>
        <b>{stop.name}</b>
        <small>{taken ? why : t('toScan', { reason: why })}</small>
      </div>
      {taken ? (
        <span className="bag-line__taken">{t('taken')}</span>
      ) : (
        <Link className="bag-line__scan" to="/parcels">
          <Icon name="scan" />
          <span className="spoken">{t('scan')}</span>
        </Link>
      )}
    </div>
  )
}

const reasonNames = {
  open: 'courierShift.end.reasons.open',
  refused: 'courierShift.end.reasons.refused',
  cancelled: 'courierShift.end.reasons.cancelled',
  back: 'courierShift.end.reasons.back',
} as const satisfies Record<Exclude<HandIn['reason'], 'failed'>, string>

function useReason() {
  const t = useTranslations()
  return (reason: HandIn['reason'], attempts: number): string =>
    reason === 'failed'
      ? t('courierShift.end.reasons.failed', { number: String(Math.max(1, attempts)) })
      : t(reasonNames[reason])
}
