import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MapLook } from '#parcel/map/marker-map.tsx'
import { useMyPlace } from '#parcel/map/use-my-place.ts'
import type { MyPlace } from '#parcel/points/point-side.ts'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'
import type { MapAsked } from '../nearby-address.ts'

const nearZoom = 15

/** Where the map looks first: where it was left; and the button that brings it to where the person is. */
export function useStand(
  left: MapAsked['view'],
  onFound: (place: MyPlace) => void,
): { look: MapLook | undefined; button: ReactNode } {
  const t = useTranslations('points')
  // Only the first one counts: after that the person moves the map, and the address follows.
  const [look, setLook] = useState<MapLook | undefined>(left)
  const { state, ask } = useMyPlace((at, accuracyM) => {
    onFound({ at, accuracyM })
    setLook({ at, zoom: nearZoom })
  })
  const button = (
    <button
      type="button"
      className="icon-button last-map__locate"
      onClick={ask}
      aria-busy={state === 'asking'}
      title={t('nearMe')}
    >
      {state === 'asking' ? <Spinner /> : <Icon name="locate" />}
      <span className="spoken">{t('nearMe')}</span>
    </button>
  )
  return { look, button }
}
