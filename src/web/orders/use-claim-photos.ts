import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatter } from '#platform/i18n/format.ts'
import type { DroppedFile } from '#ui/file-drop.tsx'
import { type Envelope, useApi } from '../api-client.ts'
import { useLocale } from '../shell/current-page.ts'
import { useFailureText } from '../use-failure-text.ts'
import { ordersApi } from './answers.ts'

type Photo = DroppedFile & {
  file: File
  /** On the server; undefined until it is there. */
  storedId: string | undefined
}

const readId = ({ data }: Envelope) => {
  const { id } = (data ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}

const megabyte = 1_000_000
/** A photo on a slow line takes its time. */
const patienceMs = 120_000

export type ClaimPhotos = {
  photos: readonly DroppedFile[]
  /** Those that have arrived. */
  ids: string[]
  isSending: boolean
  add: (files: File[]) => void
  remove: (id: string) => void
  retry: (id: string) => void
}

/** Photos travel as soon as they are chosen; one that fails says so and can be tried again. */
export function useClaimPhotos(): ClaimPhotos {
  const t = useTranslations('myOrders.claims')
  const api = useApi()
  const format = formatter(useLocale())
  const failureText = useFailureText('myOrders')
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const made = useRef<string[]>([])
  const last = useRef(0)
  useEffect(() => () => made.current.forEach((address) => void URL.revokeObjectURL(address)), [])

  const change = useCallback((id: string, part: Partial<Photo>) => {
    setPhotos((before) => before.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)))
  }, [])

  async function send(id: string, file: File): Promise<void> {
    const form = new FormData()
    form.set('file', file)
    const answer = await api.request(`${ordersApi}/claim-photos`, {
      method: 'POST',
      body: form,
      read: readId,
      timeoutMs: patienceMs,
    })
    if (answer.ok) return change(id, { sent: undefined, storedId: answer.value })
    const { code, message } = answer.error
    change(id, {
      sent: undefined,
      error: message ?? (code === 'network' ? failureText(answer.error) : t('uploadFailed')),
    })
  }

  const add = (files: File[]) => {
    for (const file of files) {
      last.current += 1
      const id = String(last.current)
      const preview = URL.createObjectURL(file)
      made.current.push(preview)
      const size = `${format.number(Math.max(file.size / megabyte, 0.1), 1)} MB`
      const photo: Photo = { id, file, name: file.name, size, preview, sent: 0, storedId: undefined }
      setPhotos((before) => [...before, photo])
      void send(id, file)
    }
  }
  const retry = (id: string) => {
    const photo = photos.find((one) => one.id === id)
    if (!photo) return
    change(id, { error: undefined, sent: 0 })
    void send(id, photo.file)
  }
  return {
    photos,
    ids: photos.flatMap(({ storedId }) => (storedId === undefined ? [] : [storedId])),
    isSending: photos.some(({ sent }) => sent !== undefined),
    add,
    retry,
    remove: (id) => setPhotos((before) => before.filter((photo) => photo.id !== id)),
  }
}
