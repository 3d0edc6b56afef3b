import './parcels.css'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { dayView, numberOf } from '../parts/day-view.ts'
import { Icon } from '../parts/icon.tsx'
import { NumberStar } from '../parts/number-star.tsx'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { useStopWords } from '../parts/stop-words.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import { type BagPart, bagView } from './bag-view.ts'

/** `/parcels`: what is in the bag, and how it leaves it. */
export function ParcelsPage() {
  const t = useTranslations('courierParcels')
  const format = formatter(useLocale())
  const { day } = useFieldView()
  const stops = day?.stops ?? []
  const bag = bagView(stops)
  const view = dayView(stops)
  return (
    <main className="parcels">
      <ScreenBar
        title={t('title', { count: bag.count, text: format.number(bag.count) })}
        under={
          bag.count > 0 &&
          [
            format.weight(bag.weightGrams),
            bag.toCollect > 0 && t('toCollect', { amount: format.money(bag.toCollect) }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        action={
          <Link className="screen-bar__button" to="/scan">
            <Icon name="scan" />
            <span className="spoken">{t('scan')}</span>
          </Link>
        }
      />
      {bag.count === 0 ? (
        <EmptyBag />
      ) : (
        bag.parts.map(({ part, stops: some }) => (
          <Part key={part} part={part} stops={some} numberAt={(stop) => numberOf(view, stop.order_id)} />
        ))
      )}
      <HandOverWords isHolding={bag.count > 0} />
    </main>
  )
}

function EmptyBag() {
  const t = useTranslations('courierParcels')
  return (
    <div className="parcels__empty">
      <EmptyState
        level={2}
        title={t('emptyTitle')}
        action={
          <Link className={buttonClass({ courier: true })} to="/scan">
            <Icon name="scan" />
            {t('load')}
          </Link>
        }
      >
        {t('emptyText')}
      </EmptyState>
    </div>
  )
}

type PartProps = { part: BagPart; stops: readonly Stop[]; numberAt: (stop: Stop) => number | undefined }

function Part({ part, stops, numberAt }: PartProps) {
  const all = useTranslations()
  const format = formatter(useLocale())
  return (
    <section className="bag-part" data-part={part}>
      <h2>
        {all(`courierParcels.parts.${part}`)}
        <span>{format.number(stops.length)}</span>
      </h2>
      <ul>
        {stops.map((stop) => (
          <li key={stop.order_id}>
            <Row stop={stop} number={numberAt(stop)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ stop, number }: { stop: Stop; number: number | undefined }) {
  const words = useStopWords()
  const format = formatter(useLocale())
  return (
    <Link className="bag-part__row" to={`/stops/${stop.order_id}`}>
      {number === undefined ? (
        <Icon name="box" />
      ) : (
        <NumberStar number={number} look={stop.state === 'open' ? 'later' : 'done'} />
      )}
      <div>
        <b>
          <Unbroken text={words.title(stop.place)} />
        </b>
        <small>{stop.name}</small>
      </div>
      <span>
        {format.weight(Math.round(stop.parcel.weight * 1000))}
        {stop.to_collect > 0 && stop.state === 'open' && <em>{format.number(stop.to_collect)}</em>}
      </span>
    </Link>
  )
}

/** How a parcel changes hands: whoever takes it scans it. */
function HandOverWords({ isHolding }: { isHolding: boolean }) {
  const t = useTranslations('courierParcels.handOver')
  return (
    <section className="bag-hand-over">
      <h2 className="bag-hand-over__title">{t('title')}</h2>
      <p>{t('take')}</p>
      <Link className={buttonClass({ look: 'second', courier: true, block: true })} to="/scan">
        <Icon name="scan" />
        {t('takeButton')}
      </Link>
      {isHolding && <p>{t('give')}</p>}
      <Link className={buttonClass({ look: 'second', courier: true, block: true })} to="/parcels/give">
        {t('giveButton')}
      </Link>
    </section>
  )
}
