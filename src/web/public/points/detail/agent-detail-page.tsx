import './agent-detail.css'
import '../card/point-card.css'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { pointIcon } from '#parcel/points/point-icon.ts'
import { usePointTexts } from '#parcel/points/point-texts.ts'
import { useLivePoint } from '#parcel/points/use-live-points.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { useHydrated } from '../../../shell/use-hydrated.ts'
import { OpenToday, PointAbilities } from '../card/point-card.tsx'
import { SendHere } from '../card/send-here.tsx'
import { Ways } from '../card/way-links.tsx'
import { regionPath } from '../paths.ts'
import { useNow } from '../use-now.ts'
import { PointPhotos } from './point-photos.tsx'
import { PointTold } from './point-told.tsx'
import { WeekHours } from './week-hours.tsx'

const MarkerMap = lazy(() =>
  import('#parcel/map/marker-map.tsx').then(({ MarkerMap: loaded }) => ({ default: loaded })),
)

/** From here on people had better know that room is running out. */
const tightFrom = 0.85

type AgentDetailPageProps = {
  drawn: PointAnswer
  region: Readonly<{ slug: string; text: string }>
  madeAt: number
}

/** One point: whether it is open and takes parcels, what it does, and the way there. */
export function AgentDetailPage({ drawn, region, madeAt }: AgentDetailPageProps) {
  const t = useTranslations('nearby')
  const texts = usePointTexts()
  const now = useNow(madeAt)
  const point = usePointSince(drawn)
  return (
    <div className="wrap agent-detail">
      <PointTold point={point} region={region} />
      <LocalLink className="agent-detail__back" to={regionPath(region.slug)}>
        <Icon name="chevronLeft" size="tiny" /> {region.text}
      </LocalLink>
      <div className="agent-detail__top">
        <header className="agent-detail__head">
          <p className="agent-detail__kind">
            <Icon name={pointIcon[point.kind]} size="small" className="agent-detail__sign" />{' '}
            {texts.kind(point)}
          </p>
          <h1 className="agent-detail__name">{point.name}</h1>
          <p className="lead">
            {point.district}, {point.address}
          </p>
          <p className="agent-detail__landmark">{t('detail.landmark', { text: point.landmark })}</p>
        </header>
        <section className="agent-detail__now" aria-live="polite">
          <OpenToday point={point} now={now} />
          <HowFull point={point} />
        </section>
      </div>
      <div className="agent-detail__side">
        <PointPhotos point={point} />
        <SendHere point={point} />
        <section className="agent-detail__part">
          <h2 className="agent-detail__small">{t('detail.way')}</h2>
          <Ways to={point} />
        </section>
        <DetailMap point={point} />
      </div>
      <div className="agent-detail__words">
        <section className="agent-detail__part">
          <h2 className="agent-detail__heading">{t('detail.hours')}</h2>
          <WeekHours point={point} now={now} />
        </section>
        <section className="agent-detail__part">
          <h2 className="agent-detail__heading">{t('detail.can')}</h2>
          <PointAbilities point={point} />
        </section>
      </div>
    </div>
  )
}

/** As the server drew it, and from then on as it is. */
function usePointSince(drawn: PointAnswer): PointAnswer {
  const input = { params: { id: drawn.id } }
  const answer = useAnswer(pointsCalls.readPoint, input, { quiet: true, given: drawn })
  useLivePoint(answer)
  return answer.data ?? drawn
}

/** How much of it is taken, in words and as a bar. */
function HowFull({ point: { capacity, free, state } }: { point: PointAnswer }) {
  const t = useTranslations('nearby.detail')
  const { number } = formatter(useLocale())
  if (state === 'closed' || capacity === 0) return null
  const room = state === 'full' ? 0 : free
  const taken = (capacity - room) / capacity
  return (
    <div className="agent-detail__full" data-tight={taken >= tightFrom || undefined}>
      <p>{room === 0 ? t('full') : t('room', { count: room, text: number(room) })}</p>
      <svg className="how-full__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="how-full__taken" width={taken * 100} height={8} />
      </svg>
    </div>
  )
}

function DetailMap({ point }: { point: PointAnswer }) {
  const t = useTranslations('points')
  const isAlive = useHydrated()
  const { id, name, kind, lat, lon, state } = point
  const markers = useMemo(
    () => [{ id: String(id), name, kind, lat, lon, count: 1, isOff: state !== 'open' }],
    [id, name, kind, lat, lon, state],
  )
  const look = useMemo(() => ({ at: { lat, lon }, zoom: 16 }), [lat, lon])
  return (
    <div className="agent-detail__map">
      {isAlive && (
        <Suspense fallback={null}>
          <MarkerMap
            label={t('mapLabel')}
            markers={markers}
            chosen={String(id)}
            onChoose={() => undefined}
            look={look}
          />
        </Suspense>
      )}
    </div>
  )
}
