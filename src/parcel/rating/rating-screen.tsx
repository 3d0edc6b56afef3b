import './feedback.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DriverInfo } from '#modules/delivery/rating.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { DriverLine } from './driver-line.tsx'
import { RatingForm } from './rating-form.tsx'
import type { RatingPlace } from './rating-place.ts'
import { GivenStars } from './star-field.tsx'

type RatingScreenProps = {
  place: RatingPlace
  driver: DriverInfo
  onSaved: (driver: DriverInfo) => void
  /** What stands under the thanks: where to go from here. */
  after?: ReactNode
}

/** Asks for stars; once they are given, says thanks and lets them be changed while there is time. */
export function RatingScreen({ place, driver, onSaved, after }: RatingScreenProps) {
  const t = useTranslations('feedback')
  const [step, setStep] = useState<'look' | 'change' | 'thanks'>('look')
  if (driver.open_until !== null && (step === 'change' || !driver.review)) {
    const saved = (known: DriverInfo) => {
      onSaved(known)
      setStep('thanks')
    }
    return <RatingForm place={place} driver={driver} onSaved={saved} />
  }
  if (!driver.review)
    return (
      <div className="rating-given">
        <DriverLine driver={driver} />
        <p className="muted">{t('over')}</p>
        {after}
      </div>
    )
  return (
    <Given
      driver={driver}
      stars={driver.review.stars}
      isNew={step === 'thanks'}
      onChange={() => setStep('change')}
    >
      {after}
    </Given>
  )
}

type GivenProps = {
  driver: DriverInfo
  stars: number
  isNew: boolean
  onChange: () => void
  children: ReactNode
}

function Given({ driver, stars, isNew, onChange, children }: GivenProps) {
  const t = useTranslations('feedback')
  const { dateTime } = formatter(useLocale())
  const until = driver.open_until
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: whoever listens or tabs goes on from here.
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  return (
    <div className="rating-given">
      <h2 ref={title} className="rating-given__title" tabIndex={-1}>
        {t(isNew ? 'thanks' : 'yours')}
      </h2>
      <GivenStars stars={stars} />
      <DriverLine driver={driver} />
      {driver.review?.comment && (
        <blockquote className="rating-given__words">{driver.review.comment}</blockquote>
      )}
      <p className="muted">
        {until === null ? t('closed') : t('until', { at: dateTime(Date.parse(until)) })}
      </p>
      {until !== null && (
        <Button look="second" block onClick={onChange}>
          {t('change')}
        </Button>
      )}
      {children}
    </div>
  )
}
