import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DraftAddress } from '#parcel/draft/order-draft.ts'
import type { LatLon } from '#parcel/map/lat-lon.ts'
import { pinOf } from '#parcel/map/pin-of.ts'
import { PinPicker } from '#parcel/map/pin-picker.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { useCentre } from '../use-places.ts'

type PinDialogProps = {
  address: DraftAddress
  onClose: () => void
  onConfirm: (pin: LatLon | undefined) => void
}

/** The map, and a word of confirmation: a pin that was only passed over is none. */
export function PinDialog({ address, onClose, onConfirm }: PinDialogProps) {
  const t = useTranslations('sendParcel.address')
  const common = useTranslations('common')
  const [pin, setPin] = useState<LatLon | undefined>(pinOf(address))
  const centre = useCentre(address.city)
  const hadPin = address.latitude !== null
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pinTitle')}
      closeLabel={common('close')}
      place="side"
      actions={
        <Button disabled={!pin && !hadPin} onClick={() => onConfirm(pin)}>
          {t(pin || !hadPin ? 'confirmPin' : 'withoutPin')}
        </Button>
      }
    >
      <PinPicker label={t('pin')} value={pin} onChange={setPin} centre={centre} />
    </Dialog>
  )
}
