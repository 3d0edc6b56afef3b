import { useTranslations } from 'use-intl'
import type { DriverInfo } from '#modules/delivery/rating.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import type { RatingPlace } from './rating-place.ts'
import { RatingScreen } from './rating-screen.tsx'

type RatingDialogProps = {
  place: RatingPlace
  driver: DriverInfo
  onSaved: (driver: DriverInfo) => void
  onClose: () => void
}

/** The driver rating dialog of the specification, section 3. */
export function RatingDialog({ place, driver, onSaved, onClose }: RatingDialogProps) {
  const t = useTranslations('feedback')
  const common = useTranslations('common')
  const close = (
    <Button look="quiet" block onClick={onClose}>
      {common('close')}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={t('dialog')} closeLabel={common('close')}>
      <RatingScreen place={place} driver={driver} onSaved={onSaved} after={close} />
    </Dialog>
  )
}
