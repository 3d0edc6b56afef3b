import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ParcelToTake } from '#modules/points/domain/can-take.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { FieldGroup } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useApi } from '../api-client.ts'
import { type End, isDoorAt } from '../order-draft/ends.ts'
import type { OrderDraft } from '../order-draft/order-draft.ts'
import { AddressFields } from './address-fields.tsx'
import { mapNotLoaded } from './map-not-loaded.tsx'
import { Question } from './question.tsx'
import { needsPlace, type Step } from './steps.ts'
import { useCentre } from './use-places.ts'
import type { Wizard } from './use-wizard.ts'

const PointPicker = lazy(() =>
  import('../points/point-picker.tsx').then(({ PointPicker: loaded }) => ({ default: loaded }), mapNotLoaded),
)

/** The ends that this mode asks about. One that was asked stays, so that no field goes while it is written in. */
export function useAskedEnds(draft: OrderDraft): readonly End[] {
  const asked = useRef<{ option: number; ends: readonly End[] }>({ option: 0, ends: [] })
  const before = asked.current.option === draft.delivery_option ? asked.current.ends : []
  const ends = (['from', 'to'] as const).filter((end) => before.includes(end) || needsPlace(end, draft))
  asked.current = { option: draft.delivery_option, ends }
  return ends
}

type PlacesQuestionProps = { wizard: Wizard; current: Step; ends: readonly End[] }

/** Points on the map where an end is one; an address where a door was chosen only now. */
export function PlacesQuestion({ wizard, current, ends }: PlacesQuestionProps) {
  const t = useTranslations('sendParcel.places')
  return (
    <Question step="places" current={current} title={t('title')} hint={t('hint')}>
      {ends.map((end) =>
        isDoorAt(end, wizard.draft) ? (
          <FieldGroup key={end} label={t(end === 'from' ? 'doorFrom' : 'doorTo')} className="wizard-door">
            <AddressFields end={end} wizard={wizard} />
          </FieldGroup>
        ) : (
          <PointField key={end} end={end} wizard={wizard} />
        ),
      )}
    </Question>
  )
}

function PointField({ end, wizard }: { end: End; wizard: Wizard }) {
  const t = useTranslations('sendParcel.places')
  const { draft, errorOf } = wizard
  const label = t(end === 'from' ? 'pointFrom' : 'pointTo')
  const [point, setPoint] = useChosenPoint(draft[end].point_id)
  const centre = useCentre(draft[end].city)
  const choose = (chosen: PointAnswer) => {
    setPoint(chosen)
    const { id, region_id, district_id } = chosen
    wizard.change({ [end]: { point_id: id, point_region: region_id, point_city: district_id } })
  }
  return (
    <div data-field={`${end}.point_id`} className="wizard-point">
      <FieldGroup label={label} error={errorOf(`${end}.point_id`)}>
        {centre ? (
          <Suspense fallback={<Waiting />}>
            <PointPicker
              label={label}
              value={point}
              onChange={choose}
              parcel={parcelAt(end, draft)}
              centre={centre}
            />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </FieldGroup>
    </div>
  )
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

/** The draft knows a point by its number; the rest is asked for once. */
function useChosenPoint(id: number | null): [PointAnswer | undefined, (point: PointAnswer) => void] {
  const api = useApi()
  const [point, setPoint] = useState<PointAnswer>()
  const known = point?.id
  useEffect(() => {
    if (id === null || known === id) return
    const left = new AbortController()
    void api
      .request(`/api/points/v1/points/${id}`, {
        quiet: true,
        signal: left.signal,
        read: ({ data }) => data as PointAnswer | undefined,
      })
      .then((answer) => {
        if (answer.ok) setPoint(answer.value)
      })
    return () => left.abort()
  }, [api, id, known])
  return [point && point.id === id ? point : undefined, setPoint]
}

function Waiting() {
  const t = useTranslations('common')
  return <Skeleton of="rows" count={4} label={t('loading')} />
}
