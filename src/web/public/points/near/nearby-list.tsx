import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import type { Answer } from '#client/use-answer.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { FoundCount } from '#parcel/points/found-count.tsx'
import { pointIcon } from '#parcel/points/point-icon.ts'
import { usePointTexts } from '#parcel/points/point-texts.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'

type NearbyListProps = {
  /** Undefined while nothing has been asked. */
  listed: Answer<PointAnswer[]> | undefined
  /** It is not known yet around which place. */
  isLooking: boolean
  /** The nearest to a place, so that it is worth saying how near. */
  isAround: boolean
  chosen: number | undefined
  now: Date
  onChoose: (point: PointAnswer) => void
}

/** The same points as on the map, in words, the nearest first. */
export function NearbyList({ listed, isLooking, isAround, chosen, now, onChoose }: NearbyListProps) {
  const t = useTranslations('points')
  if (isLooking) return <LoadingShape of="rows" count={5} />
  if (!listed) return <EmptyState title={t('startTitle')}>{t('start')}</EmptyState>
  return (
    <div className="nearby-list" aria-busy={listed.busy}>
      {isAround ? (
        <NearestCount found={listed.data ?? []} />
      ) : (
        <FoundCount className="nearby-list__count" found={listed.data} />
      )}
      <Loaded of={listed} title={t('failedTitle')} skeleton={<LoadingShape of="rows" count={5} />}>
        {(points) =>
          points.length === 0 ? (
            <EmptyState title={t('nothingTitle')}>{t('nothing')}</EmptyState>
          ) : (
            <ul className="nearby-list__rows">
              {points.map((point) => (
                <NearbyItem
                  key={point.id}
                  point={point}
                  isChosen={point.id === chosen}
                  now={now}
                  onChoose={() => onChoose(point)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {listed.data?.some(({ by }) => by === 'air') && <p className="nearby-list__note">{t('byAirNote')}</p>}
    </div>
  )
}

/** How many, and how far the farthest of them is. */
function NearestCount({ found }: { found: readonly PointAnswer[] }) {
  const t = useTranslations('nearby.page')
  const { number } = formatter(useLocale())
  const texts = usePointTexts()
  const count = found.length
  const farthest = Math.max(...found.map(({ distance_m = 0 }) => distance_m))
  return (
    <p className="nearby-list__count" role="status">
      {count > 0 && t('nearest', { count, text: number(count), distance: texts.long(farthest) })}
    </p>
  )
}

type NearbyItemProps = { point: PointAnswer; isChosen: boolean; now: Date; onChoose: () => void }

function NearbyItem({ point, isChosen, now, onChoose }: NearbyItemProps) {
  const texts = usePointTexts()
  return (
    <li data-chosen={isChosen || undefined}>
      <button
        type="button"
        className="nearby-item"
        aria-pressed={isChosen}
        data-point={point.id}
        onClick={onChoose}
      >
        <Icon name={pointIcon[point.kind]} className="nearby-item__sign" />
        <span className="nearby-item__name">{point.name}</span>
        {point.distance_m !== undefined && (
          <span className="nearby-item__distance">{texts.wayLong(point.distance_m, point.by)}</span>
        )}
        <span className="nearby-item__address">{point.address}</span>
        <ItemState point={point} now={now} />
      </button>
    </li>
  )
}

/** Until when, and what one would ask next: the room of a locker, the money of a counter. */
function ItemState({ point, now }: { point: PointAnswer; now: Date }) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  const { isOpen, text } = usePointTexts().openness(point, now)
  const { state, kind, cod, free } = point
  if (state === 'full') return <span className="nearby-item__state point-open">{t('points.open.full')}</span>
  const cells = kind === 'locker' ? t('nearby.card.cells', { count: free, text: number(free) }) : undefined
  const more = state === 'open' ? (cells ?? (cod ? t('points.services.cod') : undefined)) : undefined
  return (
    <span className="nearby-item__state">
      <span className="point-open" data-open={isOpen || undefined}>
        {text}
      </span>
      {more && ` · ${more}`}
    </span>
  )
}
