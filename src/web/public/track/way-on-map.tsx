import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Tracked } from '#modules/tracking/tracking.contract.ts'
import { stopsOf } from '#parcel/map-of-way/stops.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'
import { useHydrated } from '../../shell/use-hydrated.ts'

const WayMap = lazy(async () => ({ default: (await import('#parcel/map-of-way/way-map.tsx')).WayMap }))

/** The way on a real map, for whoever asks: it costs a phone more than the page itself. Inside one town there is none. */
export function WayOnMap({ data }: { data: Tracked['data'] }) {
  const t = useTranslations('tracking')
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const stops = useMemo(() => stopsOf(data), [data])
  if (!isHydrated || stops.length < 2) return null
  return (
    <section className="way-on-map">
      <Button look="second" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'wayMap.hide' : 'wayMap.show')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Spinner />}>
            <WayMap label={t('map', { from: data.from.name, to: data.to.name })} stops={stops} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
