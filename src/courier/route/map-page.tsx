import './map-page.css'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import type { LatLon } from '#parcel/map/lat-lon.ts'
import { MarkerMap } from '#parcel/map/marker-map.tsx'
import { MyPlaceProblem } from '#parcel/map/my-place-problem.tsx'
import { useMyPlace } from '#parcel/map/use-my-place.ts'
import { formatter } from '#platform/i18n/format.ts'
import { dayView } from '../parts/day-view.ts'
import { Icon } from '../parts/icon.tsx'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { useFieldNow } from '../parts/use-now.ts'
import { dayOnMap, type Here } from './day-on-map.ts'
import { VisitLine } from './visit-line.tsx'

const noMarkers = [] as const
const nobody = () => undefined
/** No stop lies under the buttons of the map. */
const besideButtons = { right: 56 }

/** Today's way on the map, with the same stops as a list below it. */
export function MapPage() {
  const t = useTranslations('courierRoute.map')
  const { number } = formatter(useLocale())
  const navigate = useNavigate()
  const { day } = useFieldView()
  const today = tashkentDay(new Date(useFieldNow(60_000)))
  const [here, setHere] = useState<Here>()
  const found = useCallback((at: LatLon, accuracyM: number) => setHere({ at, accuracyM }), [])
  const mine = useMyPlace(found)
  const view = useMemo(() => dayView(day?.stops ?? []), [day?.stops])
  const { overlays, bounds, unplaced } = useMemo(() => dayOnMap(view, here), [view, here])
  const look = useMemo(() => bounds && { bounds, room: besideButtons }, [bounds])
  return (
    <main className="map-page">
      <ScreenBar title={t('title')} onBack={() => void navigate(-1)} />
      <div className="map-page__map">
        <MarkerMap label={t('label')} markers={noMarkers} onChoose={nobody} look={look} overlays={overlays}>
          <button
            type="button"
            className="icon-button map-frame__button"
            onClick={mine.ask}
            title={t('here')}
            aria-busy={mine.state === 'asking'}
          >
            <Icon name="locate" />
            <span className="spoken">{t('here')}</span>
          </button>
        </MarkerMap>
      </div>
      <MyPlaceProblem state={mine.state} />
      {unplaced > 0 && (
        <p className="map-page__unplaced">{t('unplaced', { count: unplaced, text: number(unplaced) })}</p>
      )}
      <ul className="map-page__stops">
        {[...(view.next ? [view.next] : []), ...view.later].map((visit) => (
          <li key={visit.stops[0].order_id}>
            <VisitLine visit={visit} today={today} isNext={visit === view.next} />
          </li>
        ))}
      </ul>
    </main>
  )
}
