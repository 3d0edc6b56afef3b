import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useField, useFieldView } from '#client/field/field-store.ts'
import { badgeCalls } from '#modules/delivery/badge.calls.ts'
import { faceAt } from './face.ts'
import { type KeptBadge, validBadge } from './valid-badge.ts'

const name = 'badge'

/** The courier's badge with the word of today, kept on the phone: doors are where no line is. */
export function useBadge(): KeptBadge | undefined {
  const api = useApi()
  const field = useField()
  const { line } = useFieldView()
  const [badge, setBadge] = useState(() => validBadge(field.recall(name), field.now()))
  const isMissing = badge === undefined
  useEffect(() => {
    if (!isMissing || line === 'offline') return
    const left = new AbortController()
    async function bring(): Promise<void> {
      const answer = await api.call(badgeCalls.readOwnBadge, {}, { quiet: true, signal: left.signal })
      if (!answer.ok || left.signal.aborted) return
      const { number, link, first_name, photo, word, word_until } = answer.value
      const face = photo === null ? null : await faceAt(api, photo)
      if (left.signal.aborted) return
      const brought = { number, link, first_name, face: face ?? null, word, word_until }
      setBadge(brought)
      // Without a face that is only late it is shown, and brought anew the next time.
      if (face !== undefined) await field.remember(name, brought)
    }
    void bring()
    return () => left.abort()
  }, [api, field, line, isMissing])
  return badge
}
