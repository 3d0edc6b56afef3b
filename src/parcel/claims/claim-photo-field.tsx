import { useTranslations } from 'use-intl'
import type { Photos } from '#client/use-photos.ts'
import { FileDrop } from '#ui/pickers/file-drop.tsx'

const mostPhotos = 10

export function ClaimPhotoField({ photos, add, remove, retry }: Photos) {
  const t = useTranslations('myOrders')
  const common = useTranslations('common')
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
        retry: common('failed.retry'),
        remove: (name) => t('claims.remove', { name }),
        sending: (name) => t('claims.sending', { name }),
      }}
    />
  )
}
