import './lane-list.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { BoardLane } from '#modules/delivery/sorting/sorting.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useLaneName } from '../parts/lane-name.ts'
import { LaneTile } from '../parts/lane-tile.tsx'

type LaneListProps = {
  lanes: readonly BoardLane[]
  /** The one of the last scan. */
  current: string | undefined
  isTrip: boolean
  onOpen: (id: string) => void
}

export function LaneList({ lanes, current, isTrip, onOpen }: LaneListProps) {
  const t = useTranslations('deskDepot.lanes')
  // Of a van only the lanes that it fills; the hall shows all it has.
  const shown = isTrip ? lanes.filter(({ id, expected }) => expected > 0 || id === current) : lanes
  if (shown.length === 0)
    return (
      <section className="lanes lanes--none" aria-label={t('label')}>
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      </section>
    )
  return (
    <ul className="lanes" aria-label={t('label')}>
      {shown.map((lane) => (
        <li key={lane.id} aria-current={lane.id === current ? 'true' : undefined}>
          <Lane lane={lane} isCurrent={lane.id === current} isTrip={isTrip} onOpen={() => onOpen(lane.id)} />
        </li>
      ))}
    </ul>
  )
}

type LaneProps = { lane: BoardLane; isCurrent: boolean; isTrip: boolean; onOpen: () => void }

function Lane({ lane, isCurrent, isTrip, onOpen }: LaneProps) {
  const t = useTranslations('deskDepot')
  const nameOf = useLaneName()
  const { number, hourAndMinute } = useTimes()
  const { sorted, expected, leaves, bag } = lane
  return (
    <button type="button" className="lane" onClick={onOpen}>
      <LaneTile lane={lane} className="lane__tile" />
      <b className="lane__name">
        <span className="spoken">
          {t('lanes.spoken', { number: String(lane.number), name: nameOf(lane) })}
        </span>
        <span aria-hidden="true">{nameOf(lane)}</span>
      </b>
      <span className="lane__count">
        <b>{number(sorted)}</b> <i>/ {number(expected)}</i>
      </span>
      <progress className="lane__bar" value={sorted} max={Math.max(expected, 1)} aria-hidden="true" />
      <span className="lane__said">
        <LaneSaid lane={lane} isCurrent={isCurrent} isTrip={isTrip} />
        <span>
          {bag && !leaves?.at && (
            <>
              <Icon name="bag" size="tiny" /> {number(bag.parcels)}
            </>
          )}
          {leaves?.at && hourAndMinute(leaves.at)}
        </span>
      </span>
    </button>
  )
}

function LaneSaid({ lane, isCurrent, isTrip }: Omit<LaneProps, 'onOpen'>) {
  const t = useTranslations('deskDepot.lanes')
  const { number } = formatter(useLocale())
  const left = lane.expected - lane.sorted
  const counted = { count: left, text: number(left) }
  if (isCurrent) return <span className="lane__hand">{t('inHand')}</span>
  if (lane.expected === 0) return <span>{t('empty')}</span>
  if (left === 0) return <span>{t('all')}</span>
  // Once most of a van is sorted, what has not come by then is looked for.
  if (isTrip && lane.sorted > 0 && left <= 3)
    return (
      <span className="lane__missing">
        <Icon name="warning" size="tiny" />
        {t('missing', counted)}
      </span>
    )
  return <span>{t('left', counted)}</span>
}

/** Hours by the clock of Tashkent, as everywhere. */
function useTimes() {
  const format = formatter(useLocale())
  return { ...format, hourAndMinute: (iso: string) => format.time(Date.parse(iso)) }
}
