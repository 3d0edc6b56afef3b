import { useTranslations } from 'use-intl'
import type { Tracked } from '#modules/tracking/tracking.contract.ts'
import art from './art/country.svg?url'
import { alongRoad, frame, roadBetween, type Spot, shareOfWay, wayBetween } from './way.ts'

/** A name, the same in every language; the licence of the borders asks for it. */
const credit = '© OpenStreetMap'

/** From town to town on the country behind them. Drawn from the names that everybody may see, from nothing else. */
export function WayStrip({ data }: { data: Tracked['data'] }) {
  const t = useTranslations('tracking')
  const way = wayBetween(data.from.region, data.to.region)
  if (!way) return null
  const road = roadBetween(way)
  const share = shareOfWay(data)
  const spot = alongRoad(road, share)
  const line = road.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  const label = t('map', { from: data.from.name, to: data.to.name })
  return (
    <figure className="way-strip">
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
        <g transform={`translate(${way.shift.x} ${way.shift.y}) scale(${way.scale})`}>
          <use className="way-strip__land" href={`${art}#land`} />
          <use className="way-strip__lakes" href={`${art}#lakes`} />
          <use className="way-strip__rivers" href={`${art}#rivers`} />
        </g>
        <path className="way-strip__road" d={`M${line}`} />
        <path
          className="way-strip__done"
          d={`M${line}`}
          pathLength={100}
          strokeDasharray={`${share * 100} 200`}
        />
        <circle className="way-strip__town" cx={way.from.x} cy={way.from.y} r={5} />
        <circle className="way-strip__town" cx={way.to.x} cy={way.to.y} r={5} />
        <circle className="way-strip__halo" cx={spot.x} cy={spot.y} r={13} />
        <circle className="way-strip__parcel" cx={spot.x} cy={spot.y} r={7} />
        <TownName at={way.from} other={way.to} name={data.from.name} />
        <TownName at={way.to} other={way.from} name={data.to.name} />
      </svg>
      <small>{credit}</small>
    </figure>
  )
}

/** Away from the other end, so that the road stays free. */
function TownName({ at, other, name }: { at: Spot; other: Spot; name: string }) {
  const isAbove = at.y <= other.y
  const anchor = at.x < frame.width * 0.3 ? 'start' : at.x > frame.width * 0.7 ? 'end' : 'middle'
  const nudge = { start: -8, middle: 0, end: 8 }[anchor]
  return (
    <text x={at.x + nudge} y={at.y + (isAbove ? -18 : 28)} textAnchor={anchor}>
      {name}
    </text>
  )
}
