import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { longest } from '#modules/orders/domain/order-fields.ts'
import { type End, isDoorAt } from '#parcel/draft/ends.ts'
import type { DraftAddress } from '#parcel/draft/order-draft.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useIsFound } from '../use-is-found.ts'
import { usePlace } from '../use-places.ts'
import type { Wizard } from '../use-wizard.ts'
import { mapNotLoaded } from './map-not-loaded.tsx'

const PinDialog = lazy(() =>
  import('./pin-dialog.tsx').then(({ PinDialog: loaded }) => ({ default: loaded }), mapNotLoaded),
)

/** Where exactly in the district: street and house, and how to find them. */
export function AddressFields({ end, wizard }: { end: End; wizard: Wizard }) {
  const t = useTranslations('sendParcel.address')
  const { draft, errorOf } = wizard
  const address = draft[end]
  const change = (part: Partial<DraftAddress>) => wizard.change({ [end]: part })
  return (
    <>
      <div data-field={`${end}.street`}>
        <TextField
          label={t('street')}
          hint={t('streetHint')}
          optional={isDoorAt(end, draft) ? undefined : t('ifDoor')}
          autoComplete={end === 'from' ? 'address-line1' : 'off'}
          maxLength={longest.street}
          value={address.street}
          error={errorOf(`${end}.street`)}
          onChange={(event) => change({ street: event.target.value })}
        />
      </div>
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
      <Pin end={end} wizard={wizard} />
    </>
  )
}

/** A pin when it is wanted, and asked for when the address is not on the map (SPEC section 5). */
function Pin({ end, wizard }: { end: End; wizard: Wizard }) {
  const t = useTranslations('sendParcel.address')
  const [open, setOpen] = useState(false)
  const address = wizard.draft[end]
  const place = usePlace(address)
  const hasPin = address.latitude !== null
  const isLost = !useIsFound(address, place?.label) && !hasPin
  return (
    <div className="wizard-pin">
      <p className="field__hint" role="status">
        {isLost && t('notFound')}
      </p>
      <Button
        look={isLost ? 'second' : 'quiet'}
        small
        className={isLost ? 'wizard-pin__open wizard-pin__open--lost' : 'wizard-pin__open'}
        onClick={() => setOpen(true)}
      >
        <Icon name={hasPin ? 'check' : 'pin'} size="small" />
        {t(hasPin ? 'changePin' : 'openMap')}
      </Button>
      {open && (
        <Suspense>
          <PinDialog
            address={address}
            onClose={() => setOpen(false)}
            onConfirm={(pin) => {
              wizard.change({
                [end]: {
                  latitude: pin?.lat ?? null,
                  longitude: pin?.lon ?? null,
                  coords: pin ? [pin.lat, pin.lon] : null,
                },
              })
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
