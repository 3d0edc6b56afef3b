import { useTranslations } from 'use-intl'
import {
  type PhotoShownProps,
  PhotoShown as Shown,
  TakePhoto as Take,
  type TakePhotoProps,
} from '#client/photo/take-photo.tsx'

/** In the words of the courier's app. */
export function TakePhoto(props: Omit<TakePhotoProps, 'unreadable'>) {
  const t = useTranslations('courierDeliver.photo')
  return <Take {...props} unreadable={t('unreadable')} />
}

export function PhotoShown(props: Omit<PhotoShownProps, 'removeLabel'>) {
  const t = useTranslations('courierDeliver.photo')
  return <Shown {...props} removeLabel={t('remove')} />
}
