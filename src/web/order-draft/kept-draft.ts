import {
  changedDraft,
  type DraftChange,
  emptyOrderDraft,
  type OrderDraft,
  readOrderDraft,
} from './order-draft.ts'

/** In localStorage, so that it outlives the tab; signing out clears it with everything else. */
const key = 'order_draft'

function keptOrderDraft(): OrderDraft {
  try {
    return readOrderDraft(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return emptyOrderDraft
  }
}

/** False when the browser keeps nothing: the wizard then asks anew. */
export function changeKeptDraft(change: DraftChange): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(changedDraft(keptOrderDraft(), change)))
    return true
  } catch {
    return false
  }
}
