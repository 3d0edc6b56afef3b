import { useTranslations } from 'use-intl'
import { useSession } from '#client/session.ts'
import { usePhotos } from '#client/use-photos.ts'
import { mostImages } from '#modules/orders/domain/order-fields.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { keptOrderDraft } from '#parcel/draft/kept-draft.ts'
import { type DroppedFile, FileDrop } from '#ui/pickers/file-drop.tsx'
import { SignInLink } from '../placing/sign-in-first.tsx'
import type { Wizard } from '../use-wizard.ts'

/** Up to five pictures: they help when something is broken on the way. Whose they are has to be known first. */
export function Photos({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.photos')
  const common = useTranslations('common')
  const { signedIn } = useSession()
  const { photos, add, remove, retry } = useWizardPhotos(wizard)
  if (!signedIn) {
    return (
      <div className="wizard-photos">
        <p className="field__label">{t('label')}</p>
        <p className="field__hint">{t('signInFirst')}</p>
        <SignInLink label={t('signIn')} />
      </div>
    )
  }
  const older = wizard.draft.images.filter((id) => !photos.some(({ storedId }) => storedId === id))
  const files: DroppedFile[] = [
    ...older.map((id, index) => ({
      id,
      name: t('older', { number: String(index + 1) }),
      size: t('isKept'),
    })),
    ...photos,
  ]
  return (
    <FileDrop
      label={t('label')}
      hint={t('hint', { most: String(mostImages) })}
      optional={t('optional')}
      accept="image/jpeg,image/png,image/webp,image/heic"
      most={mostImages}
      files={files}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
      texts={{
        choose: t('choose'),
        orDrop: t('orDrop'),
        camera: t('camera'),
        remove: (name) => t('remove', { name }),
        retry: common('failed.retry'),
        sending: (name) => t('sending', { name }),
      }}
    />
  )
}

function useWizardPhotos({ change, draft }: Wizard) {
  const { photos, add, remove, retry } = usePhotos(orderFilesCalls.uploadOrderPhoto, {
    quiet: true,
    // Other photos may have arrived meanwhile.
    onArrived: (id) => change({ images: [...keptOrderDraft().images, id] }),
  })
  const removeAny = (id: string) => {
    const photo = photos.find((known) => known.id === id)
    if (photo) remove(id)
    const stored = photo ? photo.storedId : id
    change({ images: draft.images.filter((known) => known !== stored) })
  }
  return { photos, add, remove: removeAny, retry }
}
