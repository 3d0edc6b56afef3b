import { useEffect, useSyncExternalStore } from 'react'
import { useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { contentCalls } from '#modules/content/content.calls.ts'
import type { WarningMessage } from '#modules/content/content.contract.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useFrame } from '../current-page.ts'

/** What the server wants everybody to read; empty when there is nothing to show. */
export const warningText = ({ display, message }: WarningMessage) => (display ? message.trim() : '')

/** Undefined until the server has answered: until then, what came with the page is shown. */
type Warning = { asked: Locale | undefined; message: string | undefined }

// Lives as long as the page view: walking from page to page neither asks again nor opens what was closed.
let warning: Warning = { asked: undefined, message: undefined }
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

/** Asked for on load and when the language changes. What came with the page stays when the answer does not come. */
export function useWarning(): string {
  const api = useApi()
  const locale = useLocale()
  const fromPage = useFrame()?.warning
  useEffect(() => {
    if (closed || warning.asked === locale) return
    change({ asked: locale, message: undefined })
    void api.call(contentCalls.readWarning, { query: { region: knownRegion() } }).then((answer) => {
      if (answer.ok && !closed && warning.asked === locale)
        change({ asked: locale, message: warningText(answer.value) })
    })
  }, [api, locale])
  const message = useSyncExternalStore(
    subscribe,
    () => warning.message,
    () => undefined,
  )
  return message ?? fromPage ?? ''
}

/** Where the order that is being prepared on this device goes from: the calculator and the wizard keep it (`#parcel/draft`). */
function knownRegion(): number | undefined {
  try {
    return regionIn(localStorage.getItem('order_draft'))
  } catch {
    return undefined
  }
}

/** Read by hand, because every page has this and few have an order. */
export function regionIn(draft: string | null): number | undefined {
  const region: unknown = JSON.parse(draft ?? 'null')?.from?.region
  return Number.isInteger(region) ? (region as number) : undefined
}
