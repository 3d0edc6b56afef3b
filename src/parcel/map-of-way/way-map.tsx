import './way-map.css'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { boundsOfAll } from '../map/lat-lon.ts'
import { MapFrame } from '../map/map-frame.tsx'
import { useMapEngine } from '../map/use-map-engine.ts'
import { marksOf, withRoomForNames } from './marks.ts'
import type { WayStop } from './stops.ts'
import { useWayRoutes, type WayLeg } from './use-way-routes.ts'

type WayMapProps = { label: string; stops: readonly WayStop[] }

/** Where a parcel comes through, along the roads between the towns; the same in words below it. */
export function WayMap({ label, stops }: WayMapProps) {
  const t = useTranslations('map')
  const canvas = useRef<HTMLDivElement>(null)
  const movedByHand = useRef(false)
  const { engine, state, retry } = useMapEngine(canvas, ({ byHand }) => {
    if (byHand) movedByHand.current = true
  })
  const legs = useWayRoutes(stops)
  const now = stops.find(({ isNow }) => isNow)?.at
  useEffect(() => {
    const here = now ? { here: { at: now, accuracyM: townMetres } } : {}
    engine?.setOverlays({ lines: legs, marks: marksOf(stops), ...here })
  }, [engine, legs, stops, now])
  // All of the way, and again when its roads are known; who has moved the map keeps their view.
  useEffect(() => {
    if (movedByHand.current) return
    engine?.showBounds(withRoomForNames(boundsOfAll(legs.flatMap(({ points }) => points))))
  }, [engine, legs])
  return (
    <figure className="way-map">
      <MapFrame
        label={label}
        canvas={canvas}
        engine={engine}
        state={state}
        onRetry={retry}
        help={t('help')}
      />
      <figcaption>
        <StopList stops={stops} legs={legs} />
      </figcaption>
    </figure>
  )
}

/** Roughly a town, so that nobody takes the mark for a door. */
const townMetres = 3_000

function StopList({ stops, legs }: { stops: readonly WayStop[]; legs: readonly WayLeg[] }) {
  const t = useTranslations('tracking.wayMap')
  const { number } = formatter(useLocale())
  const kilometres = (metres: number) =>
    t('kilometres', { text: number(metres / 1000, metres < 10_000 ? 1 : 0) })
  return (
    <>
      <ol className="way-map__stops" aria-label={t('stops')}>
        {stops.map(({ name, isNow, isEnd }, index) => (
          // A parcel may come through a town twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: stops are only ever added behind
          <li key={index} aria-current={isNow || undefined}>
            {name}
            {isNow && <small> {t('here')}</small>}
            {!isNow && index === 0 && <small> {t('start')}</small>}
            {!isNow && isEnd && <small> {t('end')}</small>}
            <LegWords leg={legs[index - 1]} kilometres={kilometres} />
          </li>
        ))}
      </ol>
      {legs.some(({ kind, metres }) => kind === 'air' && metres !== undefined) && <p>{t('byAir')}</p>}
      <p>{t('towns')}</p>
    </>
  )
}

type LegWordsProps = { leg: WayLeg | undefined; kilometres: (metres: number) => string }

/** How far it is from the stop before. */
function LegWords({ leg, kilometres }: LegWordsProps) {
  const t = useTranslations('tracking.wayMap')
  if (leg?.metres === undefined || leg.kind === 'air') return null
  return <small className="way-map__leg">{t('byRoad', { distance: kilometres(leg.metres) })}</small>
}
