import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { SortingBoard } from '#modules/delivery/sorting/sorting.contract.ts'
import type { TripView } from '#modules/delivery/trips/trips.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '../../parts/icon.tsx'
import { sealSaid } from '../parts/depot-words.ts'

type SortHeadProps = {
  board: SortingBoard
  open: readonly TripView[]
  onChoose: (id: string | undefined) => void
  isLoud: boolean
  onLoud: (isOn: boolean) => void
}

/** What is sorted, who brought it, and how far it is. */
export function SortHead({ board, open, onChoose, isLoud, onLoud }: SortHeadProps) {
  const t = useTranslations('deskDepot.sort')
  const { number } = formatter(useLocale())
  const { trip, sorted, expected } = board
  return (
    <header className="sort-head">
      <h2>{trip ? t('fromTrip', { from: trip.from }) : t('hall')}</h2>
      {trip && (
        <p className="sort-head__fact">
          <Icon name="van" size="small" />
          <span>
            {trip.vehicle}, {trip.driver}
          </span>
        </p>
      )}
      {trip && <SealSaid trip={trip} />}
      {open.length > 0 && (
        <label className="sort-head__choice">
          <span className="spoken">{t('choose')}</span>
          <select value={trip?.id ?? ''} onChange={(event) => onChoose(event.target.value || undefined)}>
            {open.map(({ id, from, vehicle }) => (
              <option key={id} value={id}>
                {from.name}, {vehicle}
              </option>
            ))}
            <option value="">{t('hall')}</option>
          </select>
        </label>
      )}
      <button
        type="button"
        className="sort-head__sound"
        aria-pressed={isLoud}
        onClick={() => onLoud(!isLoud)}
      >
        <Icon name={isLoud ? 'sound' : 'silent'} size="small" />
        <span>{t(isLoud ? 'soundOn' : 'soundOff')}</span>
      </button>
      <p className="sort-head__progress" role="status">
        <b>{number(sorted)}</b> {t('progress', { expected: number(expected) })}
      </p>
    </header>
  )
}

/** As it was found on arrival, always in words. */
function SealSaid({ trip }: { trip: NonNullable<SortingBoard['trip']> }) {
  const t = useTranslations()
  const { seal, seal_check: check } = trip
  if (check === null || (check === 'none' && seal === null)) return null
  const isWhole = check === 'whole'
  return (
    <p className="sort-head__fact" data-tone={isWhole ? 'ok' : 'danger'}>
      <Icon name={isWhole ? 'lock' : 'warning'} size="small" />
      <span>{t(sealSaid[check], { seal: seal ?? '' })}</span>
    </p>
  )
}
