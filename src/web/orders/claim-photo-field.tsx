import { useTranslations } from 'use-intl'
import { FileDrop } from '#ui/file-drop.tsx'
import type { ClaimPhotos } from './use-claim-photos.ts'

const mostPhotos = 10

export function ClaimPhotoField({ photos, add, remove, retry }: ClaimPhotos) {
  const t = useTranslations('myOrders')
  return (
    <FileDrop
      label={t('claims.photos')}
      optional={t('shared.optional')}
      hint={t('claims.photosHint', { text: String(mostPhotos) })}
      files={photos}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      accept="image/*"
      most={mostPhotos}
      texts={{
        choose: t('claims.choose'),
        orDrop: t('claims.orDrop'),
        camera: t('claims.camera'),
        retry: t('shared.retry'),
        remove: (name) => t('claims.remove', { name }),
        sending: (name) => t('claims.sending', { name }),
      }}
    />
  )
}
