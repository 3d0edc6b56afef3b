import './agents.css'
import { memo, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { brand } from '#kernel/brand.ts'
import { clockText } from '#modules/points/domain/hours.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { pointIcon } from '#parcel/points/point-icon.ts'
import { usePointChanges } from '#parcel/points/use-point-changes.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Icon } from '#ui/icon.tsx'
import { useFrame } from '../../../shell/current-page.ts'
import { LocalLink } from '../../../shell/local-link.tsx'
import { StructuredData } from '../../../shell/structured-data.tsx'
import { breadcrumbs } from '../../../structured-data.ts'
import { agentsPath, districtAnchor, pointPath, regionPath } from '../paths.ts'
import { BecomeAgent } from './become-agent.tsx'
import type { PointRow as Row } from './point-row.ts'

type District = Readonly<{ id: number; name: string; points: readonly Row[] }>
type RegionPageProps = {
  region: Readonly<{ slug: string; text: string }>
  districts: readonly District[]
}
type State = PointAnswer['state']

/** Every point of a region with its address and hours, by district: for people without a script and for search engines. */
export function RegionPage({ region, districts }: RegionPageProps) {
  const t = useTranslations('nearby.agents')
  const { number } = formatter(useLocale())
  const states = useHeardStates(districts)
  const total = districts.reduce((sum, { points }) => sum + points.length, 0)
  return (
    <div className="wrap agents">
      <Told region={region} />
      <header className="agents__lead">
        <LocalLink className="agents__back" to={agentsPath}>
          <Icon name="chevronLeft" size="tiny" /> {t('all')}
        </LocalLink>
        <h1 className="agents__title">{t('regionTitle', { name: region.text })}</h1>
        <p className="lead">{t('regionLead', { name: region.text, count: total, text: number(total) })}</p>
        {districts.length > 1 && (
          <ul className="agents__districts">
            {districts.map(({ id, name, points }) => (
              <li key={id}>
                <a href={`#${districtAnchor(id)}`}>{name}</a> <small>{number(points.length)}</small>
              </li>
            ))}
          </ul>
        )}
      </header>
      {districts.map(({ id, name, points }) => (
        <section key={id} id={districtAnchor(id)} className="agents__region">
          <h2 className="agents__name">{name}</h2>
          <ul className="agents__points">
            {points.map((point) => (
              <PointRow key={point.id} point={point} state={states.get(point.id) ?? point.state} />
            ))}
          </ul>
        </section>
      ))}
      <BecomeAgent />
    </div>
  )
}

type States = ReadonlyMap<number, State>
const none: States = new Map()

/** What was heard of these points since they were told. */
function useHeardStates(districts: readonly District[]): States {
  const { revalidate } = useRevalidator()
  const [heard, setHeard] = useState<{ since: typeof districts; states: States }>()
  usePointChanges({
    onChange: ({ id, state }) => {
      if (!districts.some(({ points }) => points.some((point) => point.id === id))) return
      setHeard((before) => {
        const known = before?.since === districts ? before.states : none
        return { since: districts, states: new Map(known).set(id, state) }
      })
    },
    onGap: () => void revalidate(),
  })
  return heard?.since === districts ? heard.states : none
}

/** Hundreds stand on a page: only the one that changed is drawn anew. */
const PointRow = memo(function PointRow({ point, state }: { point: Row; state: State }) {
  const t = useTranslations('points')
  const locale = useLocale()
  const { weekdays } = calendarWords(locale)
  const short = (day: number) => weekdays[day]?.short ?? ''
  const hours = point.hours.map(({ first, last, spans }) => {
    const days = first === last ? short(first) : `${short(first)}–${short(last)}`
    const times = spans.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`).join(', ')
    return `${days} ${times || t('hours.free')}`
  })
  return (
    <li className="agents__point">
      <Icon name={pointIcon[point.kind]} size="small" className="agents__sign" />
      <Link className="agents__link" to={localizedPath(locale, pointPath(point.id))}>
        {point.name}
      </Link>
      <p className="agents__address">{point.address}</p>
      <p className="agents__hours">{hours.length === 0 ? t('hours.always') : hours.join('; ')}</p>
      {state !== 'open' && <p className="agents__off">{t(`open.${state}`)}</p>}
    </li>
  )
})

function Told({ region }: Pick<RegionPageProps, 'region'>) {
  const t = useTranslations('nearby.agents')
  const origin = useFrame()?.origin ?? ''
  const locale = useLocale()
  if (!import.meta.env.SSR) return <StructuredData things={[]} />
  const at = (path: string) => localizedPath(locale, path)
  return (
    <StructuredData
      things={[
        breadcrumbs(origin, [
          { to: at('/'), text: brand.name },
          { to: at(agentsPath), text: t('title') },
          { to: at(regionPath(region.slug)), text: region.text },
        ]),
      ]}
    />
  )
}
