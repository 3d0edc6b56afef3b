import './later-stops.css'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useDistanceText } from '#parcel/pin/use-distance-text.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import type { DayView, Visit } from '../parts/day-view.ts'
import { Icon } from '../parts/icon.tsx'
import { useStopWords } from '../parts/stop-words.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { VisitLine } from './visit-line.tsx'

type LaterStopsProps = {
  day: DayView
  today: string
  /** Open visits by their place in the order of going: the next one has 0. */
  onMove: (from: number, to: number) => void
}

/** What comes after the next stop, in the order of going, which the courier may change. */
export function LaterStops({ day, today, onMove }: LaterStopsProps) {
  const t = useTranslations('courierRoute.later')
  const distance = useDistanceText()
  const { number } = formatter(useLocale())
  const [isArranging, setArranging] = useState(false)
  const { later, metresLater } = day
  return (
    <section className="later-stops">
      {later.length > 0 && (
        <h2 className="later-stops__title">
          {t('title', { number: number(later.length) })}
          {metresLater > 0 && <span>{distance(metresLater)}</span>}
        </h2>
      )}
      <div className="later-stops__tools">
        <Link className={toolClass} to="/map">
          <Icon name="pin" size="small" />
          {t('map')}
        </Link>
        {later.length > 0 && (
          <Button
            look="second"
            courier
            className="later-stops__tool"
            aria-pressed={isArranging}
            onClick={() => setArranging(!isArranging)}
          >
            <Icon name={isArranging ? 'check' : 'sort'} size="small" />
            {t(isArranging ? 'orderDone' : 'order')}
          </Button>
        )}
        <Link className={toolClass} to="/offers">
          <Icon name="plus" size="small" />
          {t('offers')}
        </Link>
      </div>
      {isArranging ? (
        <Arranging later={later} onMove={onMove} />
      ) : (
        <ul className="later-stops__rows">
          {later.map((visit) => (
            <li key={visit.stops[0].order_id}>
              <VisitLine visit={visit} today={today} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const toolClass = buttonClass({ look: 'second', courier: true, className: 'later-stops__tool' })

/** The rows have the glass, and not the edge of it under the thumb. */
const toTheTop = (hint: HTMLElement | null) => hint?.closest('.later-stops')?.scrollIntoView()

/** Rows are dragged by their grips, moved by the arrow keys, or made the next one with a tap. */
function Arranging({ later, onMove }: { later: readonly Visit[]; onMove: LaterStopsProps['onMove'] }) {
  const t = useTranslations('courierRoute.later')
  const words = useStopWords()
  const [said, setSaid] = useState('')
  // The next stop stands above these rows.
  const move = (from: number, to: number) => {
    const visit = later[from]
    if (!visit || to < -1 || to >= later.length) return
    onMove(from + 1, to + 1)
    const numberThere = to === -1 ? visit.number - from - 1 : (later[to]?.number ?? visit.number)
    setSaid(t('moved', { title: words.title(visit.stops[0].place), number: String(numberThere) }))
  }
  const { list, grip, row } = useDragOrder(move)
  const byKey = (index: number) => (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }
  return (
    <>
      <p className="later-stops__hint" ref={toTheTop}>
        {t('hint')}
      </p>
      <ul className="later-stops__rows" ref={list}>
        {later.map((visit, index) => {
          const title = words.title(visit.stops[0].place)
          return (
            <li key={visit.stops[0].order_id} className="arranged-stop" {...row(index)}>
              <button type="button" className="arranged-stop__first" onClick={() => move(index, -1)}>
                <Icon name="arrowUp" />
                <span className="spoken">{t('first', { title })}</span>
              </button>
              <span className="arranged-stop__title">
                <Unbroken text={title} />
              </span>
              <button type="button" className="arranged-stop__grip" onKeyDown={byKey(index)} {...grip(index)}>
                <Icon name="menu" />
                <span className="spoken">{t('grip', { title })}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="spoken" role="status">
        {said}
      </p>
    </>
  )
}
