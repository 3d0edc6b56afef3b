import { useSyncExternalStore } from 'react'
import { tashkentDay } from '#kernel/tashkent.ts'
import { type Consent, consentIn, consentKey, keptConsent } from './consent-answer.ts'

const changed = 'tezbox:consent'
/** What a browser that keeps nothing was told: it lives as long as the page. */
let unkept: string | null = null

export const refusedByBrowser = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function current(): Consent | undefined {
  const today = tashkentDay(new Date())
  try {
    return consentIn(unkept ?? localStorage.getItem(consentKey), today, refusedByBrowser())
  } catch {
    return consentIn(unkept, today, refusedByBrowser())
  }
}

export function keepConsent(answer: Consent): void {
  const kept = keptConsent(answer, tashkentDay(new Date()))
  try {
    localStorage.setItem(consentKey, kept)
    unkept = null
  } catch {
    unkept = kept
  }
  window.dispatchEvent(new Event(changed))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}

/** The same in every window of the site. */
export const useConsent = () => useSyncExternalStore(subscribe, current, () => undefined)
