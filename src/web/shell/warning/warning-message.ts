import { useEffect, useSyncExternalStore } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { type Envelope, useApi } from '../../api-client.ts'
import { useLocale } from '../current-page.ts'

/** What the server wants everybody to read; an empty message means there is nothing to show. */
export function readWarning({ data }: Envelope): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { display, message } = data as Record<string, unknown>
  if (display === false) return ''
  return display === true && typeof message === 'string' ? message.trim() : undefined
}

type Warning = { asked: Locale | undefined; message: string }

// Lives as long as the page view: walking from page to page neither asks again nor opens what was closed.
let warning: Warning = { asked: undefined, message: '' }
let closed = false
const listeners = new Set<() => void>()

function change(next: Warning): void {
  warning = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function closeWarning(): void {
  closed = true
  change({ ...warning, message: '' })
}

/** Asked for on load and when the language changes. Nothing is shown when the answer does not come. */
export function useWarning(): string {
  const api = useApi()
  const locale = useLocale()
  useEffect(() => {
    if (closed || warning.asked === locale) return
    change({ asked: locale, message: '' })
    void api.request('/api/orders/v1/warning-message/', { read: readWarning }).then((answer) => {
      if (answer.ok && !closed && warning.asked === locale) change({ asked: locale, message: answer.value })
    })
  }, [api, locale])
  return useSyncExternalStore(
    subscribe,
    () => warning.message,
    () => '',
  )
}
