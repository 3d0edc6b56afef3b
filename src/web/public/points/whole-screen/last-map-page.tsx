import './last-map.css'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { MapView } from '#parcel/map/map-engine.ts'
import type { PointSearch } from '#parcel/points/point-search.ts'
import type { MyPlace } from '#parcel/points/point-side.ts'
import { useIsWide } from '#parcel/points/use-is-wide.ts'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { useHydrated } from '../../../shell/use-hydrated.ts'
import { CloseCard } from '../card/close-card.tsx'
import { PointCard } from '../card/point-card.tsx'
import { readMapAsked, writeMapAsked } from '../nearby-address.ts'
import { nearbyPath } from '../paths.ts'
import { useChosen } from '../use-chosen.ts'
import { useNow } from '../use-now.ts'
import { useStand } from './use-stand.tsx'

const PointMap = lazy(() =>
  import('#parcel/points/point-map.tsx').then(({ PointMap: loaded }) => ({ default: loaded })),
)

const everything: PointSearch = { text: '', where: undefined, fitsOnly: false, openOnly: false }

/** All points on the whole screen. Where it looks stands in the address, so that "back" keeps the place. */
export function LastMapPage({ madeAt }: { madeAt: number }) {
  const t = useTranslations('nearby')
  const now = useNow(madeAt)
  const isAlive = useHydrated()
  const { asked, choose } = useMapAsked()
  const chosen = useChosen(asked.chosen, undefined)
  const [mine, setMine] = useState<MyPlace>()
  const { look, button } = useStand(asked.view, setMine)
  const box = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(box)
  const card = chosen && (
    <PointCard point={chosen} now={now}>
      <CloseCard onClose={() => choose(undefined)} />
    </PointCard>
  )
  return (
    <div ref={box} className="last-map">
      <h1 className="spoken">{t('lastMap.title')}</h1>
      {isAlive && (
        <Suspense fallback={<Skeleton of="rows" count={6} label={t('lastMap.comes')} />}>
          <PointMap
            search={everything}
            parcel={undefined}
            chosen={chosen}
            onChoose={({ id }) => choose(id)}
            mine={mine}
            look={look}
            onMove={keepView}
            told={isWide ? card : undefined}
          >
            {button}
          </PointMap>
        </Suspense>
      )}
      <LocalLink className="icon-button last-map__back" to={nearbyPath}>
        <Icon name="chevronLeft" />
        <span className="spoken">{t('lastMap.back')}</span>
      </LocalLink>
      {card && !isWide && <aside className="last-map__card">{card}</aside>}
    </div>
  )
}

/** What the address says. The view is written into it past the router, which would draw the page anew after each move. */
function useMapAsked() {
  const [query, setQuery] = useSearchParams()
  const choose = useCallback(
    (chosen: number | undefined) =>
      setQuery(writeMapAsked({ ...readMapAsked(new URLSearchParams(window.location.search)), chosen }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setQuery],
  )
  return { asked: readMapAsked(query), choose }
}

function keepView({ centre, zoom }: MapView): void {
  const { pathname, search } = window.location
  const { chosen } = readMapAsked(new URLSearchParams(search))
  const asked = writeMapAsked({ view: { at: centre, zoom }, chosen })
  window.history.replaceState(window.history.state, '', `${pathname}?${asked}`)
}
