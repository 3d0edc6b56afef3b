import { useMemo } from 'react'
import { storedUser, useSession } from '#client/session.ts'
import { type StaffRole, staffRoles } from '#modules/accounts/domain/person.ts'

export type Staff = { id: string; name: string; role: StaffRole }

/** Who works here, as the browser remembers them; undefined for everybody else and before hydration. */
export function useStaff(): Staff | undefined {
  // A new session means a new user record.
  const session = useSession()
  return useMemo(() => (session.signedIn ? readStaff(storedUser()) : undefined), [session])
}

export function readStaff(user: string | null): Staff | undefined {
  const { id, full_name: name, role } = parsed(user)
  const known = staffRoles.find((one) => one === role)
  if (!known || typeof id !== 'string') return undefined
  return { id, name: typeof name === 'string' ? name : '', role: known }
}

function parsed(user: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(user ?? 'null')
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
