import { useEffect, useState } from 'react'
import { mayInvite, quietMs } from './invitation-rule.ts'

const storageKey = 'friends_invited_at'

/** True from the moment the invitation may be shown; being shown is remembered at once. */
export function useInvitation(): boolean {
  const [invited, setInvited] = useState(false)
  useEffect(() => (invited ? undefined : watchVisit(() => setInvited(true))), [invited])
  return invited
}

function watchVisit(invite: () => void): () => void {
  const listening = new AbortController()
  const passive = { signal: listening.signal, passive: true }
  const openedAt = Date.now()
  let typed = false
  const look = () => {
    const now = Date.now()
    const pastHero = (document.getElementById('hero')?.getBoundingClientRect().bottom ?? 1) <= 0
    if (!mayInvite({ now, lastShownAt: lastShownAt(now), openedAt, pastHero, busy: isBusy(), typed })) return
    listening.abort()
    if (remember(now)) invite()
  }
  const timer = setTimeout(look, quietMs)
  listening.signal.addEventListener('abort', () => clearTimeout(timer))
  window.addEventListener('scroll', look, passive)
  document.addEventListener('input', () => (typed = true), passive)
  return () => listening.abort()
}

const isBusy = () =>
  document.visibilityState === 'hidden' ||
  document.activeElement?.matches('input, select, textarea') === true ||
  document.querySelector('details[open], dialog[open], [popover]:popover-open') !== null

/** Where nothing can be remembered, the invitation counts as shown: better never than again and again. */
function lastShownAt(now: number): number | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === null ? undefined : Number(stored)
  } catch {
    return now
  }
}

function remember(now: number): boolean {
  try {
    localStorage.setItem(storageKey, String(now))
    return true
  } catch {
    return false
  }
}
