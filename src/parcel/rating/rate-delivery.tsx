import './feedback.css'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DriverInfo } from '#modules/delivery/rating.contract.ts'
import { Button } from '#ui/button.tsx'
import { DriverLine } from './driver-line.tsx'
import { type RatingPlace, useDriver } from './rating-place.ts'
import { GivenStars } from './star-field.tsx'

const RatingDialog = lazy(async () => ({ default: (await import('./rating-dialog.tsx')).RatingDialog }))

type RateDeliveryProps = {
  place: RatingPlace
  /** The kind of card of the page it stands on. */
  card: 'order-section' | 'track-card'
}

/** Who brought it, and the way to rate them. Where nobody did, or nobody can say, it is left out. */
export function RateDelivery({ place, card }: RateDeliveryProps) {
  const { data: driver, set } = useDriver(place)
  const t = useTranslations('feedback')
  const id = useId()
  if (!driver) return null
  return (
    <section className={`${card} rate-delivery`} aria-labelledby={id}>
      <h2 className={`${card}__title`} id={id}>
        {t('who')}
      </h2>
      <DriverLine driver={driver} />
      {driver.review && <GivenStars stars={driver.review.stars} />}
      <RateButton place={place} driver={driver} onSaved={set} />
    </section>
  )
}

type RateButtonProps = { place: RatingPlace; driver: DriverInfo; onSaved: (driver: DriverInfo) => void }

function RateButton({ place, driver, onSaved }: RateButtonProps) {
  const t = useTranslations('feedback')
  const [isOpen, setOpen] = useState(false)
  if (driver.open_until === null && !isOpen) return null
  return (
    <>
      <Button look="second" block onClick={() => setOpen(true)}>
        {t(driver.review ? 'change' : 'rate')}
      </Button>
      {isOpen && (
        <Suspense>
          <RatingDialog place={place} driver={driver} onSaved={onSaved} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
