import './visit-line.css'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { toCollectOf, type Visit } from '../parts/day-view.ts'
import { NumberStar } from '../parts/number-star.tsx'
import { useStopWords } from '../parts/stop-words.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import { kindNames } from './acts-at.ts'

type VisitLineProps = { visit: Visit; today: string; isNext?: boolean }

/** One place of the day in two lines: where and when, who and how much. */
export function VisitLine({ visit, today, isNext = false }: VisitLineProps) {
  const t = useTranslations()
  const words = useStopWords()
  const { number } = formatter(useLocale())
  const stop = visit.stops.find(({ state }) => state === 'open') ?? visit.stops[0]
  const kindName = kindNames[stop.kind]
  const isDoor = stop.place.point === null
  const what = [
    kindName && t(kindName),
    isDoor && stop.name,
    isDoor && words.flat(stop.place),
    visit.stops.length > 1 && words.parcels(visit.stops.length),
    visit.state === 'open' &&
      stop.attempts > 0 &&
      t('courierRoute.next.attempt', { number: String(stop.attempts + 1) }),
  ].filter((part) => typeof part === 'string' && part !== '')
  const amount = toCollectOf(visit)
  const end = useEnd(visit, amount)
  return (
    <Link className="visit-line" data-state={visit.state} to={`/stops/${stop.order_id}`}>
      <NumberStar number={visit.number} look={lookOf(visit, isNext)} className="visit-line__star" />
      <span className="visit-line__row">
        <b>
          <Unbroken text={words.house(stop.place)} />
        </b>
        <span className="visit-line__window">{visit.state === 'open' && words.when(stop.window, today)}</span>
      </span>
      <span className="visit-line__row">
        <small>
          <Unbroken text={what.join(', ')} />
        </small>
        {amount > 0 ? (
          <span className="visit-line__money">{number(amount)}</span>
        ) : (
          <span className="visit-line__end">{end}</span>
        )}
      </span>
    </Link>
  )
}

function lookOf({ state }: Visit, isNext: boolean) {
  if (isNext) return 'now'
  if (state === 'failed') return 'trouble'
  return state === 'done' ? 'done' : 'later'
}

function useEnd({ state, stops }: Visit, amount: number): string {
  const t = useTranslations('courierRoute')
  if (state === 'done') return t('ended.done')
  if (state === 'failed') return t('ended.failed')
  return amount === 0 && stops[0].kind === 'deliver' ? t('later.paid') : ''
}
