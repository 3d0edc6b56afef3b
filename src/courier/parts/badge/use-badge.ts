import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useField, useFieldView } from '#client/field/field-store.ts'
import { badgeCalls } from '#modules/delivery/badge.calls.ts'
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
      setBadge(answer.value)
      await field.remember(name, answer.value)
    }
    void bring()
    return () => left.abort()
  }, [api, field, line, isMissing])
  return badge
}
