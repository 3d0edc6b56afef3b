import { createContext, useContext } from 'react'
import type { User } from '#modules/accounts/accounts.contract.ts'

/** Who works with this phone, and the two ways to put it down. */
export type CourierSession = {
  readonly user: User
  /** The PIN is asked for; everything stays. */
  lock(): void
  /** Signs out. What has not been sent is erased: whoever asks for this waits for the queue to be empty. */
  leave(): Promise<void>
}

const SessionContext = createContext<CourierSession | undefined>(undefined)
export const SessionProvider = SessionContext.Provider

export function useCourierSession(): CourierSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('no SessionProvider around this screen')
  return session
}
