import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import type { DeskPoint } from '#modules/points/desk/desk-points.contract.ts'
import { mostPhotos } from '#modules/points/domain/point-rules.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type DroppedFile, FileDrop } from '#ui/pickers/file-drop.tsx'

type PointPhotosProps = { point: DeskPoint; onChanged: (point: DeskPoint) => void }

/** By these people know the door from the street. They travel one after the other, so that none overtakes another. */
export function PointPhotos({ point, onChanged }: PointPhotosProps) {
  const t = useTranslations('deskPoints.photos')
  const { fileSize } = formatter(useLocale())
  const api = useApi()
  const failureText = useFailureText()
  const removing = useTask(deskPointsCalls.removePointPhoto)
  const ordering = useTask(deskPointsCalls.orderPointPhotos)
  const [sending, setSending] = useState<readonly DroppedFile[]>([])
  const params = { id: point.id }

  const add = async (files: readonly File[]) => {
    for (const file of files) {
      const shown: DroppedFile = { id: file.name, name: file.name, size: fileSize(file.size), sent: 0 }
      setSending([shown])
      const onProgress = (sent: number) => setSending([{ ...shown, sent }])
      const answer = await api.call(deskPointsCalls.addPointPhoto, { params, file }, { onProgress })
      if (!answer.ok) return setSending([{ ...shown, sent: undefined, error: failureText(answer.error) }])
      onChanged(answer.value)
    }
    setSending([])
  }
  const remove = async (photo: string) => {
    if (sending.some(({ id }) => id === photo)) return setSending([])
    const answer = await removing.run({ params: { ...params, photo } })
    if (answer.ok) onChanged(answer.value)
  }
  const putFirst = async (photo: string) => {
    const others = point.photos.map(({ id }) => id).filter((id) => id !== photo)
    const answer = await ordering.run({ params, body: { photos: [photo, ...others] } })
    if (answer.ok) onChanged(answer.value)
  }
  const error = removing.error ?? ordering.error
  const kept = point.photos.map(({ id, url }, index) => ({
    id,
    name: t('name', { number: String(index + 1) }),
    size: '',
    preview: url,
  }))
  return (
    <FileDrop
      label={t('title')}
      hint={t('hint')}
      error={error && failureText(error)}
      files={[...kept, ...sending]}
      onAdd={(files) => void add(files)}
      onRemove={(id) => void remove(id)}
      onFirst={(id) => void putFirst(id)}
      accept="image/jpeg,image/png,image/webp,image/heic"
      most={mostPhotos}
      texts={{
        choose: t('choose'),
        orDrop: t('orDrop'),
        camera: t('camera'),
        retry: t('retry'),
        first: t('first'),
        remove: (name) => t('remove', { name }),
        sending: (name) => t('sending', { name }),
      }}
    />
  )
}
