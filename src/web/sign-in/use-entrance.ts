import { keepSession } from '#client/session.ts'
import { useLocale } from '#client/surroundings.ts'
import type { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { hasBack, rememberBack } from './back.ts'
import { forgetAttempt } from './code/attempt.ts'
import { forgetDraft } from './sign-up/use-sign-up-draft.ts'
import { worksAtDesk } from './works-at-desk.ts'

export type SignedIn = AnswerOf<typeof signInCalls.signIn>

/**
 * Keeps the session; from there the guard of guest pages leads on. False when the browser keeps nothing at all.
 */
export function useEntrance(): (signedIn: SignedIn) => boolean {
  const locale = useLocale()
  return ({ access_token: token, user }) => {
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
