import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { localizedPath } from '#platform/i18n/locales.ts'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../api-client.ts'
import { forgetEverything, storedToken } from '../session.ts'
import { useLocale } from '../shell/current-page.ts'

/** Signing out is over when the server has forgotten the token; until then the person stays signed in. */
export function useLogOut(): () => Promise<void> {
  const api = useApi()
  const navigate = useNavigate()
  const locale = useLocale()
  const toast = useToast()
  const t = useTranslations('shell.account')
  return async () => {
    const token = storedToken() ?? ''
    const answer = await api.request('/api/accounts/v1/logout', {
      method: 'POST',
      // SPEC section 7: a bearer token without any white space.
      authorization: `Bearer ${token.replace(/\s/g, '')}`,
      body: { access_token: token },
      read: () => true,
    })
    if (answer.ok) {
      forgetEverything()
      await navigate(localizedPath(locale, '/'))
      return
    }
    // biome-ignore lint/suspicious/noConsole: SPEC section 8 asks for exactly this line
    console.error('Error logging out', answer.error.code)
    // A token that is no longer known has already led to the login page.
    if (answer.error.code !== 'unauthorized') toast({ tone: 'danger', text: t('logOutFailed') })
  }
}
