import type { Role } from '#modules/accounts/domain/person.ts'
import { type Action, reachOf } from '#modules/accounts/domain/policy.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { pageAt } from '../page-at.ts'
import { keepSession } from '../session.ts'
import { useLocale } from '../shell/current-page.ts'
import { forgetAttempt } from './attempt.ts'
import { hasBack, rememberBack } from './back.ts'
import type { SignedIn } from './sign-in-calls.ts'
import { forgetDraft } from './use-sign-up-draft.ts'

/** What the pages of the desk show so far. */
const deskActions: readonly Action[] = ['staff.read', 'audit.read']

const worksAtDesk = (role: Role) =>
  role !== 'customer' && deskActions.some((action) => reachOf(role, action) !== undefined)

/**
 * Keeps the session; from there the guard of guest pages leads on. False when the browser keeps nothing at all.
 */
export function useEntrance(): (signedIn: SignedIn) => boolean {
  const locale = useLocale()
  return ({ token, user }) => {
    if (!hasBack() && worksAtDesk(user.role) && pageAt('/desk')) rememberBack(localizedPath(locale, '/desk'))
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
