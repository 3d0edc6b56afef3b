import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'
import type { LatLon } from '../map/lat-lon.ts'

type PlaceMapProps = { label: string; at: LatLon }

/** The map is heavy: it comes when it is wanted. */
const PlaceMap = lazy(
  (): Promise<{ default: ComponentType<PlaceMapProps> }> =>
    import('./place-map.tsx').then(
      ({ PlaceMap: loaded }) => ({ default: loaded }),
      () => ({ default: NotLoaded }),
    ),
)

type PlaceOnMapProps = {
  /** What the button says. */
  label: string
  at: LatLon
  /** Whose place it is, or its address. */
  where?: string | undefined
}

/** A place of somebody, shown on our own map in a window over the page. A page that shows it loads the texts of `map`. */
export function PlaceOnMap({ label, at, where }: PlaceOnMapProps) {
  const common = useTranslations('common')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        <Icon name="pin" size="small" />
        {label}
      </Button>
      <Dialog open={open} title={where || label} closeLabel={common('close')} onClose={() => setOpen(false)}>
        <Suspense fallback={<Spinner />}>
          <PlaceMap label={where || label} at={at} />
        </Suspense>
      </Dialog>
    </>
  )
}

function NotLoaded(_: PlaceMapProps) {
  const t = useTranslations('map')
  return (
    <div role="alert">
      <Notice tone="danger">{t('failed')}</Notice>
    </div>
  )
}
