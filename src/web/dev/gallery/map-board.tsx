import { type ReactNode, useState } from 'react'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { AddressField } from '#parcel/pin/address-field.tsx'
import { noDoor, type PinnedAddress } from '#parcel/pin/pin.ts'
import { PinField } from '#parcel/pin/pin-field.tsx'
import { PointPicker } from '#parcel/points/point-picker.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Specimen, useFrame } from './specimen.tsx'

/** A map fetches its code, tiles and points: here, as everywhere, only when a person opens it. */
export function MapBoard() {
  const { samples: s } = useFrame()
  return (
    <>
      <Specimen name="address-and-pin" wide>
        <Opened label={s.pinPicker}>
          <Pinned label={s.pinPicker} />
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

function Pinned({ label }: { label: string }) {
  const [address, setAddress] = useState<PinnedAddress>({
    region: 14,
    city: 205,
    street: '',
    pin: undefined,
    ...noDoor,
  })
  const change = (part: Partial<PinnedAddress>) => setAddress((before) => ({ ...before, ...part }))
  return (
    <>
      <AddressField label={label} address={address} onChange={change} />
      <PinField address={address} purpose="keep" onChange={change} />
    </>
  )
}

/** Too long for a mailbox and a locker: both say why. */
const parcel = { weightGrams: 4_000, sidesCm: [70, 30, 20] } as const

function Points({ label }: { label: string }) {
  const [point, setPoint] = useState<PointAnswer | undefined>()
  return <PointPicker label={label} value={point} onChange={setPoint} parcel={parcel} />
}
