import { localizedPath } from '#platform/i18n/locales.ts'
import { keepSession } from '../session.ts'
import { useLocale } from '../shell/current-page.ts'
import { forgetAttempt } from './attempt.ts'
import { hasBack, rememberBack } from './back.ts'
import type { SignedIn } from './sign-in-calls.ts'
import { forgetDraft } from './use-sign-up-draft.ts'
import { worksAtDesk } from './works-at-desk.ts'

/**
 * Keeps the session; from there the guard of guest pages leads on. False when the browser keeps nothing at all.
 */
export function useEntrance(): (signedIn: SignedIn) => boolean {
  const locale = useLocale()
  return ({ token, user }) => {
    if (!hasBack() && worksAtDesk(user.role)) rememberBack(localizedPath(locale, '/desk'))
    try {
      keepSession(token, user)
    } catch {
      return false
    }
    forgetAttempt()
    forgetDraft()
    return true
  }
}
