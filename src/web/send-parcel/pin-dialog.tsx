import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { LatLon } from '../map/lat-lon.ts'
import { PinPicker } from '../map/pin-picker.tsx'
import type { DraftAddress } from '../order-draft/order-draft.ts'
import { useCentre } from './use-places.ts'

type PinDialogProps = {
  address: DraftAddress
  onClose: () => void
  onConfirm: (pin: LatLon | undefined) => void
}

/** The map, and a word of confirmation: a pin that was only passed over is none. */
export function PinDialog({ address, onClose, onConfirm }: PinDialogProps) {
  const t = useTranslations('sendParcel.address')
  const common = useTranslations('common')
  const { latitude, longitude, city } = address
  const [pin, setPin] = useState<LatLon | undefined>(
    latitude === null || longitude === null ? undefined : { lat: latitude, lon: longitude },
  )
  const centre = useCentre(city)
  const hadPin = latitude !== null
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
