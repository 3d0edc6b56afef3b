import { useEffect, useSyncExternalStore } from 'react'
import { useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { contentCalls } from '#modules/content/content.calls.ts'
import type { WarningMessage } from '#modules/content/content.contract.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** What the server wants everybody to read; empty when there is nothing to show. */
export const warningText = ({ display, message }: WarningMessage) => (display ? message.trim() : '')

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
    void api.call(contentCalls.readWarning, {}).then((answer) => {
      if (answer.ok && !closed && warning.asked === locale)
        change({ asked: locale, message: warningText(answer.value) })
    })
  }, [api, locale])
  return useSyncExternalStore(
    subscribe,
    () => warning.message,
    () => '',
  )
}
