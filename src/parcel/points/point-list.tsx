import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ParcelToTake } from '#modules/points/domain/can-take.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { Icon } from '#ui/icon.tsx'
import { usePointTexts } from './point-texts.ts'

type PointListProps = {
  label: string
  points: readonly PointAnswer[]
  chosen: number | undefined
  onChoose: (point: PointAnswer) => void
  parcel: ParcelToTake | undefined
  now: Date
}

/** The points in words: one is chosen, as among radio buttons. Whoever cannot use a map loses nothing. */
export function PointList({ label, points, chosen, onChoose, parcel, now }: PointListProps) {
  const name = useId()
  const t = useTranslations('points')
  return (
    <fieldset className="point-list">
      <legend className="spoken">{label}</legend>
      {points.map((point) => (
        <PointItem
          key={point.id}
          point={point}
          name={name}
          isChosen={point.id === chosen}
          onChoose={() => onChoose(point)}
          parcel={parcel}
          now={now}
        />
      ))}
      {points.some(({ by }) => by === 'air') && <p className="point-list__note">{t('byAirNote')}</p>}
    </fieldset>
  )
}

type PointItemProps = {
  point: PointAnswer
  name: string
  isChosen: boolean
  onChoose: () => void
  parcel: ParcelToTake | undefined
  now: Date
}

function PointItem({ point, name, isChosen, onChoose, parcel, now }: PointItemProps) {
  const t = useTranslations('points')
  const texts = usePointTexts()
  const openness = texts.openness(point, now)
  const whyNot = texts.whyNot(point, parcel)
  const id = useId()
  return (
    <div className="point-item" data-point={point.id} data-chosen={isChosen || undefined}>
      <label className="point-item__choice">
        <input
          type="radio"
          className="point-item__radio"
          name={name}
          checked={isChosen}
          disabled={whyNot !== undefined}
          aria-describedby={`${id}-about`}
          onChange={onChoose}
        />
        <span className="point-item__name">{point.name}</span>
        {point.distance_m !== undefined && (
          <span className="point-item__distance">{texts.distance(point.distance_m, point.by)}</span>
        )}
      </label>
      <div id={`${id}-about`} className="point-item__about">
        <p>
          {point.district}, {point.address}
        </p>
        <p className="point-item__landmark">{t('landmark', { text: point.landmark })}</p>
        <p className="point-item__badges">
          <span className={openness.isOpen ? 'point-badge point-badge--open' : 'point-badge'}>
            <Icon name="clock" size="tiny" /> {openness.text}
          </span>
          {point.state === 'full' && (
            <span className="point-badge point-badge--full">
              <Icon name="box" size="tiny" /> {t('open.full')}
            </span>
          )}
        </p>
        {whyNot && (
          <p className="point-item__why">
            <Icon name="warning" size="small" /> {whyNot}
          </p>
        )}
      </div>
      <details className="point-item__more">
        <summary>
          {t('more')} <Icon name="chevronDown" size="tiny" className="point-item__arrow" />
        </summary>
        <PointFacts point={point} />
      </details>
    </div>
  )
}

function PointFacts({ point }: { point: PointAnswer }) {
  const t = useTranslations('points')
  const texts = usePointTexts()
  return (
    <dl className="point-facts">
      <dt>{t('hours.title')}</dt>
      {texts.hours(point).map(({ days, times }) => (
        <dd key={days}>
          {days && <span className="point-facts__days">{days}</span>} {times}
        </dd>
      ))}
      <dt>{t('limits.title')}</dt>
      <dd>
        {texts.kind(point)}: {texts.limits(point)}
      </dd>
      <dt>{t('services.title')}</dt>
      <dd>{texts.services(point)}</dd>
    </dl>
  )
}
