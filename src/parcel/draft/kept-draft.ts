import { useSyncExternalStore } from 'react'
import {
  changedDraft,
  type DraftChange,
  emptyOrderDraft,
  type OrderDraft,
  readOrderDraft,
} from './order-draft.ts'

/** In localStorage, so that it outlives the tab; signing out clears it with everything else. */
const key = 'order_draft'
/** Told to this window; other windows hear of it by the browser's `storage` event. */
const changed = 'tezbox:order-draft'

/** What a browser that keeps nothing was told: it lives as long as the page. */
let unkept: string | null = null
let last: { text: string | null; draft: OrderDraft } = { text: null, draft: emptyOrderDraft }

export function keptOrderDraft(): OrderDraft {
  const text = keptText()
  if (text !== last.text) last = { text, draft: readOrderDraft(parsed(text)) }
  return last.draft
}

/** False when the browser keeps nothing: the wizard then asks anew. */
export function changeKeptDraft(change: DraftChange): boolean {
  return keep(JSON.stringify(changedDraft(keptOrderDraft(), change)))
}

/** The draft as it was before its storage was cleared, for a person who only has to sign in again. */
export function keepDraftAgain(draft: OrderDraft): void {
  keep(JSON.stringify(draft))
}

/** The order is made. */
export function clearKeptDraft(): void {
  unkept = null
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
  window.dispatchEvent(new Event(changed))
}

/** Empty until the browser has taken over: pages are rendered for nobody in particular. */
export function useKeptDraft(): OrderDraft {
  return useSyncExternalStore(subscribe, keptOrderDraft, () => emptyOrderDraft)
}

function keep(text: string): boolean {
  const isKept = write(text)
  unkept = isKept ? null : text
  window.dispatchEvent(new Event(changed))
  return isKept
}

function write(text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function keptText(): string | null {
  if (unkept !== null) return unkept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}
