import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import type { Tracked } from '#modules/tracking/tracking.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { Timeline, type TimelineEvent } from '#ui/timeline.tsx'
import { useToast } from '#ui/toast.tsx'
import { TrackCode } from '#ui/track-code.tsx'
import { ratingOfCode } from '../feedback/answers.ts'
import { RateDelivery } from '../feedback/rate-delivery.tsx'
import { useLocale } from '../shell/current-page.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { PhoneLink } from '../shell/support-phones.tsx'
import { useHydrated } from '../shell/use-hydrated.ts'
import { CodeForm } from './code-form.tsx'
import { DigitsForm } from './digits-form.tsx'
import { PersonalPart } from './personal-part.tsx'
import { WayStrip } from './way-strip.tsx'
import { type Say, whenOf } from './when.ts'

type ParcelViewProps = {
  tracked: Tracked
  now: Date
  /** The digits were right: from here on the parcel is asked for with this view. */
  onOpened: (view: string) => void
}

export function ParcelView({ tracked, now, onOpened }: ParcelViewProps) {
  const { order, data } = tracked
  // Both forms below work in the browser alone: without scripts they would lead nowhere.
  const isHydrated = useHydrated()
  return (
    <div className="wrap track track--parcel">
      <div className="track__main">
        <CodeLine code={order.tracking_code} />
        <Answer tracked={tracked} now={now} />
        <Steps data={data} />
        <WayStrip data={data} />
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
  const [place] = useState(() => ratingOfCode(code))
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
  const t = useTranslations('tracking.copy')
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast({ text: t('done'), tone: 'ok' })
    } catch {
      // Without the right to copy the code is still there to be marked.
    }
  }
  return (
    <p className="track__code">
      <TrackCode code={code} />
      <Button look="quiet" small onClick={() => void copy()}>
        {t('button')}
        <span className="spoken"> {code}</span>
      </Button>
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
  const now = steps.findIndex(({ state }) => state === 'current')
  const label = steps[now]?.label ?? ''
  return (
    <section className="track__steps">
      <Stepper
        label={t('steps.label')}
        doneText={t('steps.done')}
        now={now === steps.length - 1 ? steps.length : now}
        live={stage !== 'over'}
        steps={steps.map(({ step, label: name }) => ({ id: step, label: name }))}
      />
      <p className="track__count muted">
        <span>{t('steps.count', { step: String(now + 1) })}</span>
        {stage !== 'over' && isHydrated && <span>{t('live.on')}</span>}
      </p>
      <Spoken step={label} />
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
  const { dateTime } = formatter(useLocale())
  const { events, steps, ended, stage } = data
  const ahead = ended || stage === 'over' ? [] : steps.filter(({ state }) => state === 'ahead')
  const lines: TimelineEvent[] = [
    ...ahead.map(({ step, label }) => ({ id: step, title: label, state: 'next' as const })).reverse(),
    ...events
      .map(
        ({ label, place, point, reason, at }, index): TimelineEvent => ({
          id: `${index} ${at}`,
          title: label,
          note: [point ?? place?.name, reason].filter(Boolean).join(' · '),
          time: { iso: at, text: dateTime(new Date(at), 'dayMonth') },
          state: index === events.length - 1 && stage !== 'over' ? 'now' : 'past',
        }),
      )
      .reverse(),
  ]
  return (
    <section className="track__way">
      <h2>{t('way')}</h2>
      <div className="track-card">
        <Timeline label={t('way')} events={lines} />
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
