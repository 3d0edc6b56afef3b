import './scan.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberStar } from '../parts/number-star.tsx'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { useStopWords } from '../parts/stop-words.ts'
import { Unbroken } from '../parts/unbroken.tsx'

type LoadCountProps = { loaded: number; all: number; onBack: () => void }

/** How many are in the bag; a wrong scan never changes it. */
export function LoadHead({ loaded, all, onBack }: LoadCountProps) {
  const t = useTranslations('courierScan')
  const format = formatter(useLocale())
  return (
    <>
      <ScreenBar
        title={t('title')}
        under={
          all > loaded ? t('stillTo', { count: all - loaded, text: format.number(all - loaded) }) : t('all')
        }
        onBack={onBack}
        action={
          <span className="scan-count" aria-live="polite">
            {format.number(loaded)}
            <i> / {format.number(all)}</i>
          </span>
        }
      />
      {all > 0 && all <= mostMarks && (
        <div className="scan-progress" aria-hidden="true">
          {Array.from({ length: all }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
            <i key={place} data-done={place < loaded || undefined} />
          ))}
        </div>
      )}
    </>
  )
}

/** More marks than this are a line of dust. */
const mostMarks = 60

type StillToLoadProps = { stops: readonly Stop[]; numberOf: (stop: Stop) => number | undefined }

export function StillToLoad({ stops, numberOf }: StillToLoadProps) {
  const t = useTranslations('courierScan')
  const format = formatter(useLocale())
  if (stops.length === 0) return null
  const grams = Math.round(stops.reduce((sum, { parcel }) => sum + parcel.weight, 0) * 1000)
  return (
    <section className="scan-list">
      <h2>
        {t('need', { count: stops.length, text: format.number(stops.length) })}
        <span>{t('together', { weight: format.weight(grams) })}</span>
      </h2>
      <ul>
        {stops.map((stop) => (
          <Waiting key={stop.order_id} stop={stop} number={numberOf(stop)} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ stop, number }: { stop: Stop; number: number | undefined }) {
  const words = useStopWords()
  const format = formatter(useLocale())
  return (
    <li>
      {number !== undefined && <NumberStar number={number} look="later" />}
      <div>
        <b>
          <Unbroken text={words.title(stop.place)} />
        </b>
        <small>{stop.name}</small>
      </div>
      <span>{format.weight(Math.round(stop.parcel.weight * 1000))}</span>
    </li>
  )
}
