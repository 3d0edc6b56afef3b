import { lazy, Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type End, isDoorAt } from '#parcel/draft/ends.ts'
import type { OrderDraft } from '#parcel/draft/order-draft.ts'
import { FieldGroup } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import { useHydrated } from '../../../shell/use-hydrated.ts'
import { askedEnds, noneAsked, type Step } from '../steps.ts'
import { useCentre } from '../use-places.ts'
import type { Wizard } from '../use-wizard.ts'
import { DoorQuestion } from './door-question.tsx'
import { mapNotLoaded } from './map-not-loaded.tsx'
import { Question } from './question.tsx'

const PointField = lazy(() =>
  import('./point-field.tsx').then(({ PointField: loaded }) => ({ default: loaded }), mapNotLoaded),
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
          <PointQuestion key={end} end={end} wizard={wizard} />
        ),
      )}
    </Question>
  )
}

/** What chooses a point, its map and what is heard of points come when they are needed. */
function PointQuestion({ end, wizard }: { end: End; wizard: Wizard }) {
  const t = useTranslations('sendParcel.places')
  const label = t(end === 'from' ? 'pointFrom' : 'pointTo')
  const centre = useCentre(wizard.draft[end].city)
  return (
    <div data-field={`${end}.point_id`} className="wizard-point">
      <FieldGroup label={label} error={wizard.errorOf(`${end}.point_id`)} errorAbove>
        {centre ? (
          <Suspense fallback={<Waiting />}>
            <PointField end={end} label={label} wizard={wizard} centre={centre} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </FieldGroup>
    </div>
  )
}

function Waiting() {
  const t = useTranslations('common')
  return <Skeleton of="rows" count={4} label={t('loading')} />
}
