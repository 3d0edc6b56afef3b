import { lazy, Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ParcelToTake } from '#modules/points/domain/can-take.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { type End, isDoorAt } from '#parcel/draft/ends.ts'
import type { OrderDraft } from '#parcel/draft/order-draft.ts'
import { FieldGroup } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import { useHydrated } from '../../../shell/use-hydrated.ts'
import { askedEnds, noneAsked, type Step } from '../steps.ts'
import { useChosenPoint } from '../use-chosen-point.ts'
import { useCentre } from '../use-places.ts'
import type { Wizard } from '../use-wizard.ts'
import { DoorQuestion } from './door-question.tsx'
import { mapNotLoaded } from './map-not-loaded.tsx'
import { Question } from './question.tsx'

const PointPicker = lazy(() =>
  import('#parcel/points/point-picker.tsx').then(
    ({ PointPicker: loaded }) => ({ default: loaded }),
    mapNotLoaded,
  ),
)

/** None before the kept draft is read: an empty one lacks both, and they would stay. */
export function useAskedEnds(draft: OrderDraft): readonly End[] {
  const known = useHydrated()
  const asked = useRef(noneAsked)
  if (!known) return []
  asked.current = askedEnds(asked.current, draft)
  return asked.current.ends
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
            <DoorQuestion end={end} wizard={wizard} />
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
      <FieldGroup label={label} error={errorOf(`${end}.point_id`)} errorAbove>
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

function Waiting() {
  const t = useTranslations('common')
  return <Skeleton of="rows" count={4} label={t('loading')} />
}
