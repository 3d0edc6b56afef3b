import { useTranslations } from 'use-intl'
import { longest } from '#modules/orders/domain/order-fields.ts'
import { draftChangeOf, pinnedOf } from '#parcel/draft/draft-pin.ts'
import { type End, isDoorAt } from '#parcel/draft/ends.ts'
import type { DraftAddress } from '#parcel/draft/order-draft.ts'
import { AddressField } from '#parcel/pin/address-field.tsx'
import { DoorNumberFields } from '#parcel/pin/door-number-fields.tsx'
import type { PinnedChange } from '#parcel/pin/pin.ts'
import { PinField } from '#parcel/pin/pin-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useIsFound } from '../use-is-found.ts'
import type { Wizard } from '../use-wizard.ts'

/** Where exactly in the district: street and house, and how to find them. */
export function AddressFields({ end, wizard }: { end: End; wizard: Wizard }) {
  const t = useTranslations('sendParcel.address')
  const { draft, errorOf } = wizard
  const address = draft[end]
  const pinned = pinnedOf(address)
  const change = (part: Partial<DraftAddress>) => wizard.change({ [end]: part })
  /** In the district that the map has found, what was written beside the street is still true. */
  const take = (found: PinnedChange) => {
    const { street, mahalla, landmark } = address
    change({ ...(found.city === undefined ? {} : { street, mahalla, landmark }), ...draftChangeOf(found) })
  }
  return (
    <>
      <div data-field={`${end}.street`}>
        <AddressField
          label={t('street')}
          hint={t('streetHint')}
          optional={isDoorAt(end, draft) ? undefined : t('ifDoor')}
          autoComplete={end === 'from' ? 'address-line1' : 'off'}
          address={pinned}
          error={errorOf(`${end}.street`)}
          onChange={take}
        />
      </div>
      <DoorNumberFields door={pinned} onChange={change} />
      <div className="wizard-pair">
        <div data-field={`${end}.mahalla`}>
          <TextField
            label={t('mahalla')}
            optional={t('optional')}
            maxLength={longest.mahalla}
            value={address.mahalla}
            error={errorOf(`${end}.mahalla`)}
            onChange={(event) => change({ mahalla: event.target.value })}
          />
        </div>
        <div data-field={`${end}.landmark`}>
          <TextField
            label={t('landmark')}
            optional={t('optional')}
            placeholder={t('landmarkExample')}
            maxLength={longest.landmark}
            value={address.landmark}
            error={errorOf(`${end}.landmark`)}
            onChange={(event) => change({ landmark: event.target.value })}
          />
        </div>
      </div>
      <PinField
        address={pinned}
        purpose={end === 'from' ? 'collect' : 'deliver'}
        isPriced
        isLost={!useIsFound(address)}
        onChange={take}
      />
    </>
  )
}
