import { useState } from 'react'
import { draftFrom, emptyDraft, type SignUpDraft } from './sign-up-draft.ts'

const key = 'sign_up'

/** Kept in this tab while it is typed: fetching the SMS from another app may cost the page its life. */
export function useSignUpDraft() {
  const [draft, setDraft] = useState<SignUpDraft>(emptyDraft)
  const change = (next: SignUpDraft) => {
    setDraft(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // It lives on in memory; only a reload forgets it.
    }
  }
  return [draft, change] as const
}

export function keptDraft(): SignUpDraft | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : draftFrom(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There was nothing kept.
  }
}
