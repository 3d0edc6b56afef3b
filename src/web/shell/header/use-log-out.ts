import { useNavigate } from 'react-router'
import { localizedPath } from '#platform/i18n/locales.ts'
import { useApi } from '../../api-client.ts'
import { forgetEverything } from '../../session.ts'
import { useLocale } from '../current-page.ts'

/** Signing out is over when the server has forgotten the token; until then the person stays signed in. */
export function useLogOut(): () => Promise<void> {
  const api = useApi()
  const navigate = useNavigate()
  const locale = useLocale()
  return async () => {
    const answer = await api.request('/api/accounts/v1/logout', { method: 'POST', read: () => true })
    if (!answer.ok) {
      // biome-ignore lint/suspicious/noConsole: SPEC section 8 asks for exactly this line
      console.error('Error logging out')
      return
    }
    forgetEverything()
    await navigate(localizedPath(locale, '/'))
  }
}
