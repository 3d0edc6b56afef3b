import { useEffect, useRef } from 'react'
import { useApi } from '../api-client.ts'
import { forgetSession, keepUser, storedToken } from '../session.ts'
import { readUser } from './sign-in-calls.ts'

/**
 * Once per load, in the background: a name, a type or a role may have changed elsewhere. A session that was ended is
 * forgotten without leading anybody away; a page that needs a person sends them to the login page by itself.
 */
export function useFreshUser(): void {
  const api = useApi()
  const asked = useRef(false)
  useEffect(() => {
    const token = storedToken()
    if (asked.current || token === null) return
    asked.current = true
    const call = { authorization: `Token ${token}`, quiet: true, read: readUser }
    void api.request('/api/accounts/v1/detail', call).then((answer) => {
      if (storedToken() !== token) return
      if (answer.ok) keepUser(answer.value)
      else if (answer.error.code === 'unauthorized') forgetSession()
    })
  }, [api])
}
