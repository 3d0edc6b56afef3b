import { useEffect, useMemo, useRef, useState } from 'react'
import type { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { DroppedFile } from '#ui/pickers/file-drop.tsx'
import { useApi } from './api.ts'
import { useFailureText } from './failure-text.ts'
import { useLocale } from './surroundings.ts'

type UploadCall = (typeof orderFilesCalls)['uploadOrderPhoto' | 'uploadClaimPhoto']

type Photo = DroppedFile & {
  readonly file: File
  /** As the server names it, once it is there. */
  readonly storedId: string | undefined
}

export type Photos = {
  readonly photos: readonly Photo[]
  /** Those that have arrived. */
  readonly ids: readonly string[]
  readonly isSending: boolean
  readonly add: (files: readonly File[]) => void
  readonly remove: (id: string) => void
  readonly retry: (id: string) => void
}

type PhotosOptions = {
  /** Who looks for them elsewhere hears of each that has arrived. */
  onArrived?: (id: string) => void
  /** A refused token leads nobody away from what they are writing. */
  quiet?: boolean
}

/** Photos travel as soon as they are chosen; one that fails says so and can be tried again. */
export function usePhotos(call: UploadCall, { onArrived, quiet = false }: PhotosOptions = {}): Photos {
  const api = useApi()
  const { fileSize } = formatter(useLocale())
  const failureText = useFailureText()
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const leaving = useMemo(() => new AbortController(), [])
  const latest = useRef(photos)
  const last = useRef(0)
  useEffect(
    () => () => {
      leaving.abort()
      for (const { preview } of latest.current) if (preview) URL.revokeObjectURL(preview)
    },
    [leaving],
  )
  const set = (next: readonly Photo[]) => {
    latest.current = next
    setPhotos(next)
  }
  const change = (id: string, part: Partial<Photo>) =>
    set(latest.current.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)))

  async function send(id: string, file: File): Promise<void> {
    change(id, { sent: 0, error: undefined })
    const onProgress = (sent: number) => change(id, { sent })
    const answer = await api.call(call, { file }, { signal: leaving.signal, quiet, onProgress })
    // Taken away, or left, while it was on its way.
    if (leaving.signal.aborted || !latest.current.some((photo) => photo.id === id)) return
    if (!answer.ok) return change(id, { sent: undefined, error: failureText(answer.error) })
    change(id, { sent: undefined, storedId: answer.value.id })
    onArrived?.(answer.value.id)
  }
  const add = (files: readonly File[]) => {
    const added = files.map((file): Photo => {
      last.current += 1
      return {
        id: `photo-${last.current}`,
        file,
        name: file.name,
        size: fileSize(file.size),
        preview: URL.createObjectURL(file),
        sent: 0,
        storedId: undefined,
      }
    })
    set([...latest.current, ...added])
    for (const { id, file } of added) void send(id, file)
  }
  const remove = (id: string) => {
    const photo = latest.current.find((one) => one.id === id)
    if (photo?.preview) URL.revokeObjectURL(photo.preview)
    set(latest.current.filter((one) => one !== photo))
  }
  const retry = (id: string) => {
    const photo = latest.current.find((one) => one.id === id)
    if (photo) void send(id, photo.file)
  }
  return {
    photos,
    ids: photos.flatMap(({ storedId }) => (storedId === undefined ? [] : [storedId])),
    isSending: photos.some(({ sent }) => sent !== undefined),
    add,
    remove,
    retry,
  }
}
