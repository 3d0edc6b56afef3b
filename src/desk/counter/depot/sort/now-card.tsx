import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { SortAnswer } from '#modules/delivery/sorting/sorting.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { oddNames } from '../parts/depot-words.ts'
import { useLaneName } from '../parts/lane-name.ts'
import { laneShapes } from '../parts/lane-shapes.ts'
import { LaneTile } from '../parts/lane-tile.tsx'
import { lastShown, type Now, type SortedParcel } from './sorting-view.ts'

type NowCardProps = {
  now: Now
  last: readonly SortedParcel[]
  waiting: number
  onUndo: (parcel: SortedParcel) => void
}

/** The lane of the last scan, as large as the screen allows; a wrong one never looks like a lane. */
export function NowCard({ now, last, waiting, onUndo }: NowCardProps) {
  const t = useTranslations('deskDepot.sort')
  const { number } = formatter(useLocale())
  const [latest] = last
  const shown = now.kind === 'answer' && now.answer.kind === 'parcel' ? last.slice(1) : last
  return (
    <section className="now" aria-busy={waiting > 0}>
      <div className="now__answer" aria-live="assertive">
        <Answer now={now} />
      </div>
      <footer className="now__last">
        {waiting > 1 ? (
          <span>{t('waiting', { count: waiting - 1, text: number(waiting - 1) })}</span>
        ) : (
          <span>{t('last')}</span>
        )}
        {shown.slice(0, lastShown).map(({ order_id: id, lane }) => (
          <LaneTile key={id} lane={lane} />
        ))}
        <Button
          look="quiet"
          className="now__undo"
          disabled={latest === undefined}
          onClick={() => latest && onUndo(latest)}
        >
          <Icon name="undo" size="small" />
          {t('undo')}
        </Button>
      </footer>
    </section>
  )
}

function Answer({ now }: { now: Now }) {
  const t = useTranslations('deskDepot.sort')
  if (now.kind === 'nothing')
    return (
      <div className="now__ready">
        <Icon name="scan" />
        <b>{t('ready')}</b>
        <p>{t('readyText')}</p>
      </div>
    )
  if (now.kind === 'refused')
    return (
      <div className="now__wrong">
        <Icon name="close" />
        <b>{t('wrong')}</b>
        <p className="now__said">{now.message}</p>
        <p>{t('wrongHelp')}</p>
        <p className="now__text">{now.text}</p>
      </div>
    )
  return now.answer.kind === 'bag' ? <BagAnswer bag={now.answer} /> : <ParcelAnswer parcel={now.answer} />
}

function BagAnswer({ bag }: { bag: Extract<SortAnswer, { kind: 'bag' }> }) {
  const t = useTranslations('deskDepot.sort')
  const { number } = formatter(useLocale())
  return (
    <div className="now__ready" data-tone="bag">
      <Icon name="bag" />
      <b>{bag.lane ? t('bagOfLane') : t('bagTaken', { count: bag.taken, text: number(bag.taken) })}</b>
      {bag.lane ? <LaneTile lane={bag.lane} className="now__bag-lane" /> : <p>{t('bagTakenText')}</p>}
      <p>
        {t('bagTo', { to: bag.to })} <TrackCode code={bag.code} />
      </p>
    </div>
  )
}

function ParcelAnswer({ parcel }: { parcel: SortedParcel }) {
  const t = useTranslations()
  const sizes = useTranslations('pricing.sizes')
  const nameOf = useLaneName()
  const { weight } = formatter(useLocale())
  const { lane, bag, odd } = parcel
  return (
    <div className="now__parcel">
      <div className="now__lane" data-colour={lane.colour} data-long={lane.number > 9 || undefined}>
        <span className="now__kind">{t('deskDepot.lanes.lane')}</span>
        <span className="now__tile">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={laneShapes[lane.tile - 1]} />
          </svg>
          <strong>{lane.number}</strong>
        </span>
        <b className="now__name">{nameOf(lane)}</b>
        <p className="now__bag">
          {bag && (
            <>
              {t('deskDepot.lanes.bag', { code: '' })}
              <TrackCode code={bag.code} />
            </>
          )}
        </p>
      </div>
      {odd.length > 0 && (
        <ul className="now__odd">
          {odd.map((word) => (
            <li key={word} data-word={word}>
              <Icon name={word === 'already' ? 'check' : 'warning'} size="small" />
              {t(oddNames[word], { bag: parcel.in_bag ?? '' })}
            </li>
          ))}
        </ul>
      )}
      <dl className="now__facts">
        <dt>
          <TrackCode code={parcel.tracking_code} />
        </dt>
        <dd>
          {sizes(parcel.size_class as 'small')}, {weight(parcel.weight * 1000)}
        </dd>
        <dt>{t('deskDepot.sort.way', { from: parcel.from, to: parcel.to })}</dt>
        <dd>{parcel.receiver}</dd>
      </dl>
    </div>
  )
}
