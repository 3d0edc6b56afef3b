import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { uploadPath } from '../frame/bulk-frame.tsx'
import { faultOf, type Source } from './pasted.ts'

type Sending = { name: string | undefined; share: number | undefined }

/** A file or a text on its way to the server; then the page of its upload opens. */
export function useSendUpload() {
  const task = useTask(bulkCalls.createUpload)
  const navigate = useNavigate()
  const locale = useLocale()
  const [sending, setSending] = useState<Sending>()
  const [fault, setFault] = useState<'kind' | 'large' | 'empty'>()
  const left = useRef<AbortController>(undefined)
  useEffect(() => () => left.current?.abort(), [])

  const send = async (source: Source) => {
    if (task.state === 'busy') return
    const file = 'file' in source ? source.file : undefined
    const found = file && faultOf(file)
    task.reset()
    setFault(found)
    if (found) return
    const stop = new AbortController()
    left.current = stop
    setSending({ name: file?.name, share: file ? 0 : undefined })
    const answer = await task.run('file' in source ? { file: source.file } : { body: source }, {
      signal: stop.signal,
      ...(file ? { onProgress: (share: number) => setSending({ name: file.name, share }) } : {}),
    })
    if (stop.signal.aborted) return
    setSending(undefined)
    if (answer.ok) await navigate(localizedPath(locale, uploadPath(answer.value.id)))
  }
  const stop = () => {
    left.current?.abort()
    task.reset()
    setSending(undefined)
  }
  return { send, stop, sending, fault, error: task.error }
}
