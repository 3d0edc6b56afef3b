import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DriverInfo } from '#modules/delivery/rating.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Star } from '#ui/star.tsx'
import { useCourierPhoto } from './use-courier-photo.ts'

/** Whom it is about: first name, face, rating. */
export function DriverLine({ driver }: { driver: DriverInfo }) {
  const t = useTranslations('feedback')
  const { number } = formatter(useLocale())
  const { first_name: name, rating } = driver
  return (
    <div className="driver-line">
      <Avatar name={name} photo={useCourierPhoto(driver.photo)} size="large" />
      <div>
        <p className="driver-line__name">{name}</p>
        <p className="driver-line__note">
          {t('courier')}
          {rating !== null && (
            <span className="driver-line__rating">
              <Star className="driver-line__star" />
              <span className="spoken">{t('rating')} </span>
              {number(rating, 1)}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
