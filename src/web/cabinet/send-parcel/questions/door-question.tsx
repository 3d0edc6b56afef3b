import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { longest } from '#modules/orders/domain/order-fields.ts'
import type { End } from '#parcel/draft/ends.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import { useHydrated } from '../../../shell/use-hydrated.ts'
import type { Wizard } from '../use-wizard.ts'

type DoorQuestionProps = { end: End; wizard: Wizard }

/** Search and map of an address are asked for later than the road and the parcel, so they come after them. */
const AddressFields = lazy(() =>
  import('./address-fields.tsx').then(
    ({ AddressFields: loaded }) => ({ default: loaded }),
    () => ({ default: PlainStreet }),
  ),
)

/** Where exactly in the district. */
export function DoorQuestion(props: DoorQuestionProps) {
  const t = useTranslations('common')
  const waiting = <Skeleton of="rows" count={3} label={t('loading')} />
  return useHydrated() ? (
    <Suspense fallback={waiting}>
      <AddressFields {...props} />
    </Suspense>
  ) : (
    waiting
  )
}

/** Without a line nothing is searched; an address can be written all the same. */
function PlainStreet({ end, wizard: { draft, change, errorOf } }: DoorQuestionProps) {
  const t = useTranslations('sendParcel.address')
  return (
    <div data-field={`${end}.street`}>
      <TextField
        label={t('street')}
        hint={t('streetHint')}
        maxLength={longest.street}
        value={draft[end].street}
        error={errorOf(`${end}.street`)}
        onChange={(event) => change({ [end]: { street: event.target.value } })}
      />
    </div>
  )
}
