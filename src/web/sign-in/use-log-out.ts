import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { forgetEverything, storedToken } from '#client/session.ts'
import { useLocale } from '#client/surroundings.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { useToast } from '#ui/float/toast.tsx'

/** Signing out is over when the server has forgotten the token; until then the person stays signed in. */
export function useLogOut(): () => Promise<void> {
  const api = useApi()
  const navigate = useNavigate()
  const locale = useLocale()
  const toast = useToast()
  const t = useTranslations('shell.account')
  return async () => {
    const token = storedToken() ?? ''
    // SPEC section 7: a bearer token without any white space.
    const authorization = `Bearer ${token.replace(/\s/g, '')}`
    const answer = await api.call(signInCalls.signOut, { body: { access_token: token } }, { authorization })
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
