import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { brand } from '#kernel/brand.ts'
import type { Tracked } from '#modules/tracking/tracking.contract.ts'
import { CopyCode } from '#parcel/code/copy-code.tsx'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { RateDelivery } from '#parcel/rating/rate-delivery.tsx'
import type { Parcel } from '#parcel/track/use-parcel.ts'
import { type Say, whenOf } from '#parcel/track/when.ts'
import { ParcelHistory } from '#parcel/way/parcel-history.tsx'
import { currentStep, ParcelSteps } from '#parcel/way/parcel-steps.tsx'
import { localizedPath } from '#platform/i18n/locales.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { PhoneLink } from '../../shell/support-phones.tsx'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { CodeForm } from './code-form.tsx'
import { DigitsForm } from './digits-form.tsx'
import { PersonalPart } from './personal-part.tsx'
import { WayOnMap } from './way-on-map.tsx'
import { WayStrip } from './way-strip.tsx'

type ParcelViewProps = {
  /** Says when what is shown could not be refreshed. */
  parcel: Parcel
  tracked: Tracked
  now: Date
  /** The digits were right: from here on the parcel is asked for with this view. */
  onOpened: (view: string) => void
}

export function ParcelView({ parcel, tracked, now, onOpened }: ParcelViewProps) {
  const { order, data } = tracked
  // Both forms below work in the browser alone: without scripts they would lead nowhere.
  const isHydrated = useHydrated()
  return (
    <div className="wrap track track--parcel">
      <div className="track__main">
        <CodeLine code={order.tracking_code} />
        <Loaded of={parcel}>{() => <Answer tracked={tracked} now={now} />}</Loaded>
        <Steps data={data} />
        <WayStrip data={data} />
        <WayOnMap data={data} />
      </div>
      <div className="track__side">
        {data.personal ? (
          <PersonalPart personal={data.personal} />
        ) : (
          <div className="track-card">
            <Initials data={data} />
            {isHydrated && <DigitsForm code={order.tracking_code} onOpened={onOpened} />}
          </div>
        )}
        {data.personal?.rating && <Driver code={data.personal.rating.code} />}
        <Choices actions={data.allowed_actions} page={data.personal?.receiver_page ?? undefined} />
        {data.stage === 'last_leg' && <CheckCourier />}
      </div>
      <div className="track__rest">
        <Way data={data} />
        <CodeForm typed={undefined} fault={undefined} />
      </div>
    </div>
  )
}

/** The courier who brought it, to be rated by whoever came by a link of ours. */
function Driver({ code }: { code: string }) {
  // The server seals another code at every look: the first one stays good.
  const [place] = useState({ code })
  return <RateDelivery place={place} card="track-card" />
}

/** Somebody is about to ring: the way to find out who. */
function CheckCourier() {
  const t = useTranslations('tracking')
  return (
    <LocalLink className="track-card check-courier" to="/badge">
      <Icon name="user" />
      <span>{t('checkCourier')}</span>
      <Icon name="chevronRight" size="small" />
    </LocalLink>
  )
}

function CodeLine({ code }: { code: string }) {
  return (
    <p className="track__code">
      <TrackCode code={code} />
      <CopyCode code={code} className="track__copy" />
    </p>
  )
}

function Answer({ tracked, now }: { tracked: Tracked; now: Date }) {
  const t = useTranslations()
  const locale = useLocale()
  // One of many keys: the union of all their arguments is more than the compiler takes.
  const say: Say = (key, values) => t(key as 'tracking.when.hours', values as never)
  const { big, small, tone } = whenOf(tracked, { locale, now, say })
  const { from, to } = tracked.data
  return (
    <header className={`track__answer track__answer--${tone}`}>
      <h1>
        <span>{big}</span>
      </h1>
      <p className="lead">{small}</p>
      <p className="track__ends">
        {from.name} → {to.name}
      </p>
    </header>
  )
}

function Steps({ data }: { data: Tracked['data'] }) {
  const t = useTranslations('tracking')
  const { steps, stage } = data
  const isHydrated = useHydrated()
  const isOver = stage === 'over'
  return (
    <section className="track__steps">
      <ParcelSteps steps={steps} isOver={isOver}>
        {(count) => (
          <p className="track__count muted">
            <span>{count}</span>
            {!isOver && isHydrated && <span>{t('live.on')}</span>}
          </p>
        )}
      </ParcelSteps>
      <Spoken step={steps[currentStep(steps)]?.label ?? ''} />
    </section>
  )
}

/** Told aloud when it changes under somebody's eyes, and only then. */
function Spoken({ step }: { step: string }) {
  const t = useTranslations('tracking.live')
  const first = useRef(step)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (first.current === step) return
    first.current = step
    setSaid(t('changed', { step }))
  }, [step, t])
  return (
    <p className="spoken" role="status">
      {said}
    </p>
  )
}

function Way({ data }: { data: Tracked['data'] }) {
  const t = useTranslations('tracking')
  const { events, steps, ended, stage } = data
  const isOver = stage === 'over'
  const ahead = ended || isOver ? [] : steps.filter(({ state }) => state === 'ahead')
  const past = events.map(({ label, place, point, reason, at }, index) => ({
    title: label,
    note: [point ?? place?.name, reason].filter(Boolean).join(' · '),
    at,
    isNow: index === events.length - 1 && !isOver,
  }))
  return (
    <section className="track__way">
      <h2>{t('way')}</h2>
      <div className="track-card">
        <ParcelHistory
          label={t('way')}
          events={past}
          ahead={ahead.map(({ step, label }) => ({ id: step, title: label }))}
        />
      </div>
    </section>
  )
}

function Initials({ data }: { data: Tracked['data'] }) {
  const t = useTranslations('tracking.people')
  return (
    <dl className="initials">
      <div>
        <dt>{t('sender')}</dt>
        <dd>{data.sender}</dd>
      </div>
      <div>
        <dt>{t('receiver')}</dt>
        <dd>{data.receiver}</dd>
      </div>
    </dl>
  )
}

const choiceTexts: Readonly<
  Record<string, `tracking.choices.${'redeliver' | 'redirect' | 'extend_storage' | 'refuse'}`>
> = {
  redeliver: 'tracking.choices.redeliver',
  redirect: 'tracking.choices.redirect',
  extend_storage: 'tracking.choices.extend_storage',
  refuse: 'tracking.choices.refuse',
}

/** Whoever has the receiver's link chooses on a page of their own; the others call. */
function Choices({ actions, page }: { actions: readonly string[]; page: string | undefined }) {
  const t = useTranslations()
  const locale = useLocale()
  const known = Object.keys(choiceTexts).flatMap((action) =>
    actions.includes(action) ? (choiceTexts[action] ?? []) : [],
  )
  if (known.length === 0) return null
  return (
    <section className="track-card choices">
      <h2>{t('tracking.choices.title')}</h2>
      <ul>
        {known.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      {page ? (
        <Link className={buttonClass({ block: true })} to={localizedPath(locale, page)}>
          {t('tracking.choices.open')}
        </Link>
      ) : (
        <p>
          {t('tracking.choices.how')} <PhoneLink phone={brand.supportPhones[0]} />
        </p>
      )}
    </section>
  )
}
