import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ParcelToTake } from '#modules/points/domain/can-take.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import type { End } from '#parcel/draft/ends.ts'
import type { OrderDraft } from '#parcel/draft/order-draft.ts'
import type { LatLon } from '#parcel/map/lat-lon.ts'
import { PointPicker } from '#parcel/points/point-picker.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { useChosenPoint } from '../use-chosen-point.ts'
import type { Wizard } from '../use-wizard.ts'

type PointFieldProps = { end: End; label: string; wizard: Wizard; centre: LatLon }

/** The point of one end. One that is full or shut while the page is open leaves the draft, and the person is told. */
export function PointField({ end, label, wizard, centre }: PointFieldProps) {
  const t = useTranslations('sendParcel.places')
  const { draft } = wizard
  const [point, setPoint] = useChosenPoint(draft[end].point_id)
  const choose = (chosen: PointAnswer) => {
    setPoint(chosen)
    const { id, region_id, district_id } = chosen
    wizard.change({ [end]: { point_id: id, point_region: region_id, point_city: district_id } })
  }
  const lost = useLostPoint(point, () =>
    wizard.change({ [end]: { point_id: null, point_region: null, point_city: null } }),
  )
  return (
    <>
      <div role="status">
        {lost && draft[end].point_id === null && (
          <Notice tone="danger">
            {t(lost.state === 'full' ? 'lostFull' : 'lostShut', { name: lost.name })}
          </Notice>
        )}
      </div>
      <PointPicker
        label={label}
        value={point}
        onChange={choose}
        parcel={parcelAt(end, draft)}
        centre={centre}
      />
    </>
  )
}

/** A chosen point that takes nothing any more. */
function useLostPoint(point: PointAnswer | undefined, onLost: () => void): PointAnswer | undefined {
  const [lost, setLost] = useState<PointAnswer>()
  const latest = useRef(onLost)
  latest.current = onLost
  useEffect(() => {
    if (!point || point.state === 'open') return
    setLost(point)
    latest.current()
  }, [point])
  return lost
}

/** What a point is asked to take; at the receiver's also money, if there is any to take. */
function parcelAt(end: End, { parcel_size, deliveryInformation }: OrderDraft): ParcelToTake {
  const { weight, length, width, height } = parcel_size
  const { product_fee, payment_type } = deliveryInformation
  return {
    weightGrams: Math.round(weight * 1000),
    sidesCm: length > 0 && width > 0 && height > 0 ? [length, width, height] : undefined,
    cod: end === 'to' && (product_fee > 0 || payment_type === 'receiver'),
  }
}
