import { useEffect, useRef } from 'react'
import { storedUser, useSession } from '#client/session.ts'
import type { Wizard } from './use-wizard.ts'

/** Who is signed in sends for themselves, until they say otherwise. */
export function useSenderFromAccount({ draft, change }: Wizard): void {
  const { signedIn } = useSession()
  const filled = useRef(false)
  const isUnknown = draft.sender_name === '' && draft.sender_phone === ''
  useEffect(() => {
    if (!signedIn || !isUnknown || filled.current) return
    filled.current = true
    const { full_name, phone } = accountIn(storedUser())
    if (full_name || phone) change({ sender_name: full_name, sender_phone: phone })
  }, [signedIn, isUnknown, change])
}

function accountIn(user: string | null): { full_name: string; phone: string } {
  try {
    const { full_name, phone } = JSON.parse(user ?? '{}') as Record<string, unknown>
    return { full_name: String(full_name ?? ''), phone: String(phone ?? '') }
  } catch {
    return { full_name: '', phone: '' }
  }
}
