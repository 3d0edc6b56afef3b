import './stop.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { brand } from '#kernel/brand.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Amount } from '../parts/amount.tsx'
import { CallButton, MessageButton } from '../parts/calls/call-button.tsx'
import { type CallMade, maskedPhone } from '../parts/calls/calls-made.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { NumberStar } from '../parts/number-star.tsx'
import { useStopWords } from '../parts/stop-words.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import { WaysButton } from '../parts/ways.tsx'

type StopScreenProps = {
  stop: Stop
  number: number | undefined
  /** A day of Tashkent. */
  today: string
  calls: readonly CallMade[]
}

/** Everything about one stop: where, who, how much, and what was asked for. */
export function StopScreen({ stop, number, today, calls }: StopScreenProps) {
  return (
    <>
      <Where stop={stop} number={number} today={today} />
      <Person stop={stop} />
      {stop.to_collect > 0 && stop.state === 'open' && <ToTake stop={stop} />}
      <Asked stop={stop} />
      <ParcelFacts stop={stop} />
      <CallsMade calls={calls} />
    </>
  )
}

function Where({ stop, number, today }: Pick<StopScreenProps, 'stop' | 'number' | 'today'>) {
  const t = useTranslations('courierStop')
  const words = useStopWords()
  const { place } = stop
  const detail = words.detail(place)
  return (
    <section className="stop-where">
      <p className="stop-where__head">
        {number !== undefined && <NumberStar number={number} look={stop.state === 'open' ? 'now' : 'done'} />}
        <span className="stop-where__window">{words.window(stop.window, today)}</span>
      </p>
      <h2>
        <Unbroken text={words.title(place)} />
      </h2>
      {detail && <Fact icon="pin">{detail}</Fact>}
      {place.pin_source === 'door' && <Fact icon="door">{t('knownDoor')}</Fact>}
    </section>
  )
}

function Person({ stop }: { stop: Stop }) {
  const t = useTranslations('courierStop')
  const { name, phone, additional_phone: second, order_id } = stop
  if (phone === '') return <p className="stop-person">{name}</p>
  return (
    <section className="stop-person">
      <p className="stop-person__name">{name}</p>
      <div className="stop-person__row">
        <CallButton look="second" orderId={order_id} phone={phone}>
          {t('call')}
        </CallButton>
        <MessageButton orderId={order_id} phone={phone} text={t('smsText', { brand: brand.name })}>
          {t('message')}
        </MessageButton>
      </div>
      {second && (
        <CallButton look="second" block orderId={order_id} phone={second}>
          {t('callSecond')}
        </CallButton>
      )}
      <WaysButton stop={stop} className="stop-person__way" />
    </section>
  )
}

function ToTake({ stop }: { stop: Stop }) {
  const t = useTranslations('courierStop')
  return (
    <section className="stop-money">
      <Icon name="cash" />
      <div>
        <small>{t('toTake')}</small>
        <Amount soum={stop.to_collect} />
      </div>
      <em>{t(stop.payable_by_link ? 'cashOrLink' : 'cashOnly')}</em>
    </section>
  )
}

/** What the receiver chose or wrote, and how often it was tried. */
function Asked({ stop }: { stop: Stop }) {
  const t = useTranslations('courierStop')
  const { wishes, note, attempts, signature_needed } = stop
  const { hand_over: wish, delegate, refused } = wishes
  return (
    <section className="stop-facts">
      {wish?.kind === 'neighbour' && (
        <Fact icon="neighbours">{t('wish.neighbour', { name: wish.name ?? '' })}</Fact>
      )}
      {wish?.kind === 'safe_place' && (
        <Fact icon="shield">{t('wish.safe_place', { place: wish.place ?? '' })}</Fact>
      )}
      {delegate && <Fact icon="user">{t('wish.delegate', { name: delegate.name })}</Fact>}
      {refused && <Fact icon="warning">{t('wish.refused')}</Fact>}
      {signature_needed && <Fact icon="sign">{t('signature')}</Fact>}
      {note && <Fact icon="chat">{note}</Fact>}
      {attempts > 0 && <Fact icon="undo">{t('attempts', { number: String(attempts) })}</Fact>}
    </section>
  )
}

function ParcelFacts({ stop: { parcel, tracking_code } }: { stop: Stop }) {
  const t = useTranslations('courierStop')
  const format = formatter(useLocale())
  const size = parcel.sides.length === 3 ? format.size(parcel.sides) : ''
  const measured = [format.weight(Math.round(parcel.weight * 1000)), size].filter(Boolean).join(', ')
  return (
    <section className="stop-facts">
      <Fact icon="box">{[parcel.description, measured].filter(Boolean).join(' · ')}</Fact>
      <p className="stop-facts__code">
        <span className="spoken">{t('code')} </span>
        <TrackCode code={tracking_code} />
      </p>
    </section>
  )
}

function CallsMade({ calls }: { calls: readonly CallMade[] }) {
  const t = useTranslations('courierStop')
  const format = formatter(useLocale())
  if (calls.length === 0) return null
  return (
    <section className="stop-facts">
      <h3>{t('calls')}</h3>
      <ul className="stop-calls">
        {calls.map(({ at, ending, by }) => (
          <li key={at}>
            <span>
              <Icon name={by === 'sms' ? 'chat' : 'phone'} size="small" />
              {by === 'sms' && <span className="spoken">{t('message')} </span>}
              {maskedPhone(ending)}
            </span>
            <time>{format.time(at)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <p className="stop-fact">
      <Icon name={icon} size="small" />
      <span>{children}</span>
    </p>
  )
}
