import { type ReactNode, useState } from 'react'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import type { LatLon } from '#parcel/map/lat-lon.ts'
import { PinPicker } from '#parcel/map/pin-picker.tsx'
import { PointPicker } from '#parcel/points/point-picker.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Specimen, useFrame } from './specimen.tsx'

/** A map fetches Leaflet, borders and points: here, as everywhere, only when a person opens it. */
export function MapBoard() {
  const { samples: s } = useFrame()
  return (
    <>
      <Specimen name="pin-picker" wide>
        <Opened label={s.pinPicker}>
          <Pin label={s.pinPicker} />
        </Opened>
      </Specimen>
      <Specimen name="point-picker" wide>
        <Opened label={s.pointPicker}>
          <Points label={s.pointPicker} />
        </Opened>
      </Specimen>
    </>
  )
}

function Opened({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  if (open) return children
  return (
    <Button look="second" onClick={() => setOpen(true)}>
      <Icon name="pin" size="small" /> {label}
    </Button>
  )
}

function Pin({ label }: { label: string }) {
  const [pin, setPin] = useState<LatLon | undefined>()
  return <PinPicker label={label} value={pin} onChange={setPin} />
}

/** Too long for a mailbox and a locker: both say why. */
const parcel = { weightGrams: 4_000, sidesCm: [70, 30, 20] } as const

function Points({ label }: { label: string }) {
  const [point, setPoint] = useState<PointAnswer | undefined>()
  return <PointPicker label={label} value={point} onChange={setPoint} parcel={parcel} />
}
