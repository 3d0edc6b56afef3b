import './nearby.css'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { boundsOfAll, country } from '#parcel/map/lat-lon.ts'
import type { MapRoom, MapView } from '#parcel/map/map-engine.ts'
import type { MapLook } from '#parcel/map/marker-map.tsx'
import { sideOff } from '#parcel/points/point-side.ts'
import { useIsWide } from '#parcel/points/use-is-wide.ts'
import { buttonClass } from '#ui/button.tsx'
import { Outline } from '#ui/icon.tsx'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { useHydrated } from '../../../shell/use-hydrated.ts'
import { CloseCard } from '../card/close-card.tsx'
import { PointCard } from '../card/point-card.tsx'
import { writeMapAsked } from '../nearby-address.ts'
import { agentsPath, lastMapPath, regionPath } from '../paths.ts'
import type { SizedParcels } from '../point-sizes.ts'
import { useNow } from '../use-now.ts'
import { FilterChips } from './filter-chips.tsx'
import { NearbyList } from './nearby-list.tsx'
import { PlaceSearch } from './place-search.tsx'
import { useNearby } from './use-nearby.ts'
import { useShown } from './use-shown.ts'

const PointMap = lazy(() =>
  import('#parcel/points/point-map.tsx').then(({ PointMap: loaded }) => ({ default: loaded })),
)

/** The icon of the whole screen, which no other page has. */
const wholeScreen = 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5'

const nearZoom = 14
/** From this zoom on the list follows the map: before, the map shows half a country. */
const listedFromZoom = 10
/** As nearby.css. */
const sideBySideFrom = 900
/** Where the card stands; on a phone search and filters lie over the map, buttons beside it and the sheet over its end. */
const cardRoom: Readonly<Record<'left' | 'right', MapRoom>> = { left: { left: 376 }, right: { right: 376 } }
const belowSearch: MapRoom = { top: 112, right: 48, bottom: 28 }

type NearbyPageProps = {
  madeAt: number
  sizes: SizedParcels
  regions: readonly Readonly<{ id: number; slug: string; text: string }>[]
}

/** The nearest open point, until when: list and map together, the map first on a phone. */
export function NearbyPage({ madeAt, sizes, regions }: NearbyPageProps) {
  const t = useTranslations('nearby.page')
  const now = useNow(madeAt)
  const box = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(box, sideBySideFrom)
  const nearby = useNearby(sizes)
  const { asked, ask, here } = nearby
  const { shown, putAway } = useShown(nearby)
  const card = shown && (
    <PointCard point={shown} now={now}>
      <CloseCard onClose={putAway} />
    </PointCard>
  )
  /** On a phone the card is above the list, and the map above both. */
  function choose({ id }: PointAnswer): void {
    ask({ chosen: id })
    if (!isWide) box.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="nearby">
      <div ref={box} className="nearby__halves">
        <div className="nearby__ask">
          <h1 className="nearby__title">{t('title')}</h1>
          <PlaceSearch
            asked={asked}
            near={here?.at}
            onAsk={(part) => {
              nearby.setBounds(undefined)
              ask(part)
            }}
            onDevice={nearby.setDevice}
          />
          <FilterChips asked={asked} onAsk={ask} />
        </div>
        <NearbyMap nearby={nearby} chosen={shown} isWide={isWide} told={isWide ? card : undefined} />
        <section className="nearby__side" aria-labelledby="nearby-list">
          <h2 id="nearby-list" className="spoken">
            {t('listLabel')}
          </h2>
          {card && !isWide && <div className="nearby__chosen">{card}</div>}
          <NearbyList
            listed={nearby.listed}
            isLooking={nearby.isLooking}
            isAround={nearby.isAround}
            chosen={shown?.id}
            now={now}
            onChoose={choose}
          />
        </section>
      </div>
      <nav className="wrap nearby__regions" aria-labelledby="nearby-regions">
        <h2 id="nearby-regions" className="nearby__heading">
          {t('byRegion')}
        </h2>
        <ul className="nearby__links">
          {regions.map((region) => (
            <li key={region.id}>
              <LocalLink to={regionPath(region.slug)}>{region.text}</LocalLink>
            </li>
          ))}
          <li>
            <LocalLink to={agentsPath}>{t('allRegions')}</LocalLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}

type NearbyMapProps = {
  nearby: ReturnType<typeof useNearby>
  chosen: PointAnswer | undefined
  isWide: boolean
  told: ReactNode
}

/** Comes after the page is alive: its words are there before. */
function NearbyMap({ nearby, chosen, isWide, told }: NearbyMapProps) {
  const t = useTranslations()
  const isAlive = useHydrated()
  const { ask, here, search, parcel, setBounds } = nearby
  const look = useLook(nearby, chosen, isWide ? chosen && cardRoom[sideOff(here, chosen)] : belowSearch)
  const follow = ({ bounds, zoom, byHand }: MapView) => {
    if (byHand && zoom >= listedFromZoom) setBounds(bounds)
  }
  return (
    <section className="nearby__map" aria-label={t('points.mapLabel')}>
      {isAlive && (
        <Suspense fallback={<Skeleton of="rows" count={3} label={t('nearby.page.mapComes')} />}>
          <PointMap
            search={search}
            parcel={parcel}
            chosen={chosen}
            onChoose={({ id }) => ask({ chosen: id })}
            mine={here}
            look={look}
            onMove={follow}
            told={told}
          />
        </Suspense>
      )}
      <LocalLink
        className={buttonClass({ look: 'second', small: true, className: 'nearby__full' })}
        to={wholeMap(nearby)}
      >
        <Outline d={wholeScreen} size="small" /> <span>{t('nearby.page.fullScreen')}</span>
      </LocalLink>
    </section>
  )
}

/** The whole screen goes on at the place that was named; where the device is stays out of the address. */
function wholeMap({ asked: { at, chosen } }: ReturnType<typeof useNearby>): string {
  const query = writeMapAsked({ view: at && { at, zoom: nearZoom }, chosen }).toString()
  return query === '' ? lastMapPath : `${lastMapPath}?${query}`
}

/** Around the person, with the way to what is chosen; what was found by words all at once. */
function useLook(
  { here, listed, search }: ReturnType<typeof useNearby>,
  chosen: PointAnswer | undefined,
  room: MapRoom | undefined,
): MapLook {
  const [lat, lon] = [here?.at.lat, here?.at.lon]
  const [to, toLon] = [chosen?.lat, chosen?.lon]
  const isByWords = search.text !== ''
  const found = isByWords ? listed?.data : undefined
  const [first, setFirst] = useState<MapLook>()
  const foundIds = found?.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same points found again move the map no more
  useEffect(() => {
    if (found && found.length > 0) setFirst({ bounds: boundsOfAll(found) })
  }, [foundIds])
  const own = useMemo((): MapLook => {
    const at = lat === undefined || lon === undefined ? undefined : { lat, lon }
    const point = to === undefined || toLon === undefined ? undefined : { lat: to, lon: toLon }
    if (at && point) return { bounds: boundsOfAll([at, point]), room }
    const one = point ?? at
    return one ? { at: one, zoom: nearZoom, room } : { bounds: country, room }
  }, [lat, lon, to, toLon, room])
  return isByWords && first ? first : own
}
