import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { mostImages } from '#modules/orders/domain/order-fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type DroppedFile, FileDrop } from '#ui/file-drop.tsx'
import { keptOrderDraft } from '../order-draft/kept-draft.ts'
import { randomKey } from '../random-key.ts'
import { storedToken, useSession } from '../session.ts'
import { useFrame, useLocale } from '../shell/current-page.ts'
import { type UploadFailure, uploadPhoto } from './photo-upload.ts'
import { SignInLink } from './sign-in-first.tsx'
import type { Wizard } from './use-wizard.ts'

/** A photo of this visit: on its way, there, or refused. */
type Photo = Readonly<{
  key: string
  file: File
  preview: string
  sent: number | undefined
  /** As the server names it, once it is there. */
  id: string | undefined
  error: string | undefined
}>

/** Up to five pictures: they help when something is broken on the way. Whose they are has to be known first. */
export function Photos({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.photos')
  const { signedIn } = useSession()
  const locale = useLocale()
  const { photos, add, remove, retry } = usePhotos(wizard)
  if (!signedIn) {
    return (
      <div className="wizard-photos">
        <p className="field__label">{t('label')}</p>
        <p className="field__hint">{t('signInFirst')}</p>
        <SignInLink label={t('signIn')} />
      </div>
    )
  }
  const older = wizard.draft.images.filter((id) => !photos.some((photo) => photo.id === id))
  const files: DroppedFile[] = [
    ...older.map((id, index) => ({
      id,
      name: t('older', { number: String(index + 1) }),
      size: t('isKept'),
    })),
    ...photos.map(({ key, file, preview, sent, error }) => ({
      id: key,
      name: file.name,
      size: sizeText(file.size, locale, t('megabytes')),
      preview,
      sent,
      error,
    })),
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
        retry: t('retry'),
        sending: (name) => t('sending', { name }),
      }}
    />
  )
}

const sizeText = (bytes: number, locale: Locale, megabytes: string) =>
  `${formatter(locale).number(Math.max(0.1, bytes / 1_000_000), 1)} ${megabytes}`

function usePhotos(wizard: Wizard) {
  const { change, draft } = wizard
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const leaving = useMemo(() => new AbortController(), [])
  const send = useSending(leaving.signal)
  const latest = useRef(photos)
  latest.current = photos
  useEffect(
    () => () => {
      leaving.abort()
      for (const { preview } of latest.current) URL.revokeObjectURL(preview)
    },
    [leaving],
  )
  const set = (key: string, part: Partial<Photo>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)))

  async function start(key: string, file: File): Promise<void> {
    set(key, { sent: 0, error: undefined })
    const answer = await send(file, (sent) => set(key, { sent }))
    if (leaving.signal.aborted || !latest.current.some((photo) => photo.key === key)) return
    if (!answer.ok) return set(key, { sent: undefined, error: answer.text })
    set(key, { sent: undefined, id: answer.id })
    // Other photos may have arrived meanwhile.
    change({ images: [...keptOrderDraft().images, answer.id] })
  }
  function add(files: readonly File[]): void {
    const added = files.map((file) => ({
      key: randomKey(),
      file,
      preview: URL.createObjectURL(file),
      sent: 0,
      id: undefined,
      error: undefined,
    }))
    latest.current = [...latest.current, ...added]
    setPhotos(latest.current)
    for (const { key, file } of added) void start(key, file)
  }
  function remove(key: string): void {
    const photo = photos.find((known) => known.key === key)
    if (photo) URL.revokeObjectURL(photo.preview)
    setPhotos((before) => before.filter((known) => known !== photo))
    const id = photo ? photo.id : key
    change({ images: draft.images.filter((known) => known !== id) })
  }
  function retry(key: string): void {
    const photo = photos.find((known) => known.key === key)
    if (photo) void start(key, photo.file)
  }
  return { photos, add, remove, retry }
}

type Sent = { ok: true; id: string } | { ok: false; text: string }

function useSending(signal: AbortSignal) {
  const t = useTranslations('sendParcel.photos')
  const locale = useLocale()
  const baseUrl = useFrame()?.apiUrl ?? ''
  return async (file: File, onProgress: (share: number) => void): Promise<Sent> => {
    const token = storedToken() ?? ''
    const answer = await uploadPhoto({ baseUrl, locale, token, file, signal, onProgress })
    return answer.ok ? { ok: true, id: answer.value } : { ok: false, text: words(answer.error) }
  }
  function words({ code, message }: UploadFailure): string {
    if (code === 'network') return t('offline')
    return message ?? t('refused')
  }
}
