import { useEffect, useEffectEvent, useRef } from 'react'
import { useApi } from '#client/api.ts'
import { forgetSession, keepUser, storedToken } from '#client/session.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { useCurrentPage } from '../shell/current-page.ts'
import { rememberEnded } from './back.ts'

/**
 * Once per load, in the background: a name, a type or a role may have changed elsewhere. A session that was ended is
 * forgotten without leading anybody away; a page that needs a person sends them to the login page by itself.
 */
export function useFreshUser(): void {
  const api = useApi()
  const asked = useRef(false)
  const audience = useCurrentPage()?.audience ?? 'everyone'
  const forget = useEffectEvent(() => {
    // Who may stay where they are learns nothing new at the login page later.
    if (audience !== 'everyone' && audience !== 'guest') rememberEnded()
    forgetSession()
  })
  useEffect(() => {
    const token = storedToken()
    if (asked.current || token === null) return
    asked.current = true
    const options = { authorization: `Token ${token}`, quiet: true }
    void api.call(profileCalls.readUser, {}, options).then((answer) => {
      if (storedToken() !== token) return
      if (answer.ok) keepUser(answer.value)
      else if (answer.error.code === 'unauthorized') forget()
    })
  }, [api])
}
