import './next-stop.css'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { useDistanceText } from '#parcel/pin/use-distance-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { Amount } from '../parts/amount.tsx'
import { CallButton } from '../parts/calls/call-button.tsx'
import { legOf, openStopsOf, toCollectOf, type Visit } from '../parts/day-view.ts'
import { Icon } from '../parts/icon.tsx'
import { NumberStar } from '../parts/number-star.tsx'
import { useStopWords } from '../parts/stop-words.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import { WaysButton } from '../parts/ways.tsx'
import { actsAt, kindNames } from './acts-at.ts'

type NextStopProps = {
  visit: Visit
  today: string
  /** Something else is to be done first: no button calls for the thumb. */
  quiet?: boolean
}

/** Where to go now, large: the address, how to find the door, the money, and four buttons for one thumb. */
export function NextStop({ visit, today, quiet = false }: NextStopProps) {
  const t = useTranslations()
  const words = useStopWords()
  const distance = useDistanceText()
  const open = openStopsOf(visit)
  const stop = open[0] ?? visit.stops[0]
  const { place, kind } = stop
  const detail = words.detail(place)
  const metres = legOf(visit)
  const kindName = kindNames[kind]
  return (
    <article className="next-stop">
      <Link className="next-stop__where" to={`/stops/${stop.order_id}`}>
        <span className="next-stop__top">
          <NumberStar number={visit.number} look="now" className="next-stop__star" />
          <span>{kindName ? t(kindName) : t('courierRoute.next.title')}</span>
          <span className="next-stop__window">{words.window(stop.window, today)}</span>
        </span>
        <h2>
          <Unbroken text={words.title(place)} />
        </h2>
        {detail && (
          <span className="next-stop__detail">
            <Icon name="pin" />
            <span>
              <Unbroken text={detail} />
            </span>
          </span>
        )}
        <span className="next-stop__who">
          <b>{stop.name}</b>
          <span className="next-stop__far">{metres !== null && distance(metres)}</span>
        </span>
        <Besides stop={stop} parcels={open.length} />
      </Link>
      <Money stop={stop} amount={toCollectOf(visit)} />
      <Buttons stop={stop} quiet={quiet} />
    </article>
  )
}

/** What else is to be known before the door: more parcels, an earlier try, what the receiver has asked for. */
function Besides({ stop, parcels }: { stop: Stop; parcels: number }) {
  const t = useTranslations('courierRoute.next')
  const words = useStopWords()
  const { hand_over: handOver, delegate, refused } = stop.wishes
  const lines = [
    parcels > 1 && words.parcels(parcels),
    stop.attempts > 0 && t('attempt', { number: String(stop.attempts + 1) }),
    stop.place.pin_source === 'door' && t('door'),
    handOver?.kind === 'neighbour' && t('neighbour', { name: handOver.name ?? '' }),
    handOver?.kind === 'safe_place' && t('safePlace', { place: handOver.place ?? '' }),
    delegate && t('delegate', { name: delegate.name }),
    stop.note,
  ].filter((line) => typeof line === 'string' && line !== '')
  return (
    <>
      {refused && <strong className="next-stop__refused">{t('refused')}</strong>}
      {lines.length > 0 && <span className="next-stop__besides">{lines.join(' · ')}</span>}
    </>
  )
}

function Money({ stop, amount }: { stop: Stop; amount: number }) {
  const t = useTranslations('courierRoute.next')
  if (amount === 0)
    return (
      <p className="next-stop__paid">
        <Icon name="check" size="small" /> {t(stop.kind === 'deliver' ? 'paid' : 'nothingToPay')}
      </p>
    )
  return (
    <p className="next-stop__money">
      <Icon name="cash" />
      <span className="next-stop__sum">
        {t('take')}
        <Amount soum={amount} />
      </span>
      <span className="next-stop__ways">{t(stop.payable_by_link ? 'ways' : 'cash')}</span>
    </p>
  )
}

function Buttons({ stop, quiet }: { stop: Stop; quiet: boolean }) {
  const t = useTranslations()
  const { main, failed } = actsAt(stop)
  return (
    <div className="next-stop__do">
      <div className="next-stop__row">
        {stop.phone && (
          <CallButton look="second" className="next-stop__second" orderId={stop.order_id} phone={stop.phone}>
            {t('courierRoute.next.call')}
          </CallButton>
        )}
        <WaysButton stop={stop} className="next-stop__second" />
      </div>
      <div className="next-stop__row">
        <Link
          className={buttonClass({
            look: quiet ? 'second' : 'main',
            courier: true,
            className: 'next-stop__main',
          })}
          to={main.to}
        >
          <Icon name={main.icon} />
          {t(main.label)}
        </Link>
        {failed && (
          <Link
            className={buttonClass({ look: 'second', courier: true, className: 'next-stop__no' })}
            to={failed}
          >
            {t('courierRoute.next.failed')}
          </Link>
        )}
      </div>
    </div>
  )
}
