import './me-page.css'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Today } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Star } from '#ui/star.tsx'
import { LoadingScreen } from '#ui/waiting/screen-states.tsx'
import { useBadge } from '../parts/badge/use-badge.ts'
import { dayView } from '../parts/day-view.ts'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { useWayText } from '../parts/use-way-text.ts'
import { AppSettings } from './app-settings.tsx'
import { Badge } from './badge.tsx'
import { Leave } from './leave.tsx'
import { ThisPhone } from './this-phone.tsx'
import { vehicleNames } from './vehicle-names.ts'

/** The courier: the day in figures, the badge, how the app looks and speaks, and the way out. */
export function MePage() {
  const t = useTranslations()
  const { day } = useFieldView()
  const badge = useBadge()
  if (!day) return <LoadingScreen label={t('common.loading')} />
  return (
    <main className="me-page">
      <ScreenBar title={t('courierMe.title')} />
      <Who courier={day.courier} face={badge?.face ?? undefined} />
      <DayInFigures day={day} />
      <Badge badge={badge} />
      <AppSettings />
      <ThisPhone />
      <Leave />
    </main>
  )
}

function Who({ courier, face }: { courier: Today['courier']; face: string | undefined }) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  const { name, vehicle, district, rating, ratings } = courier
  const vehicleName = vehicleNames.get(vehicle)
  return (
    <section className="me-who">
      <Avatar name={name} photo={face} size="large" />
      <div>
        <h2>{name}</h2>
        <p>{[vehicleName && t(vehicleName), district].filter(Boolean).join(', ')}</p>
        <p className="me-who__rating">
          <Star className="me-who__star" />
          {rating === null ? (
            t('courierMe.noRating')
          ) : (
            <>
              <b>
                <span className="spoken">{t('courierMe.rating')} </span>
                {number(rating, 1)}
              </b>
              {t('courierMe.ratings', { count: ratings, text: number(ratings) })}
            </>
          )}
        </p>
      </div>
    </section>
  )
}

function DayInFigures({ day }: { day: Today }) {
  const t = useTranslations('courierMe.day')
  const { number, money, time } = formatter(useLocale())
  const distance = useWayText()
  const { shift, cash, stops } = day
  const view = dayView(stops)
  const isOn = shift !== null && shift.ended_at === null
  const figures = [
    { name: t('stops'), value: t('stopsOf', { all: number(view.visits.length), done: number(view.done) }) },
    { name: t('failed'), value: number(view.failed) },
    { name: t('distance'), value: distance(shift?.metres ?? 0) },
    { name: t('cash'), value: money(cash.held) },
  ]
  return (
    <section className="me-card">
      <h2>{t('title')}</h2>
      <p>{isOn ? t('since', { at: time(Date.parse(shift.started_at)) }) : t('noShift')}</p>
      <dl className="me-figures">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        className={buttonClass({ look: 'second', courier: true, block: true })}
        to={isOn ? '/shift/end' : '/shift/start'}
      >
        {t(isOn ? 'end' : 'start')}
      </Link>
    </section>
  )
}
