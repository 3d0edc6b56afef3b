import type { Role } from '#modules/accounts/domain/person.ts'
import { type Action, reachOf } from '#modules/accounts/domain/policy.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { pages } from '../pages.ts'
import { keepSession } from '../session.ts'
import { useLocale } from '../shell/current-page.ts'
import { forgetAttempt } from './attempt.ts'
import { hasBack, rememberBack } from './back.ts'
import type { SignedIn } from './sign-in-calls.ts'
import { forgetDraft } from './use-sign-up-draft.ts'

/** The pages of the desk and the right that opens each; those to come count from the day they are in the table. */
const deskPages: Readonly<Record<string, Action>> = {
  deskStaff: 'staff.read',
  deskTariffs: 'tariff.read',
  deskAudit: 'audit.read',
}

/** Whether the role finds anything at the desk. */
function worksAtDesk(role: Role): boolean {
  if (role === 'customer') return false
  return pages.some(({ id }) => {
    const action = deskPages[id]
    return action !== undefined && reachOf(role, action) !== undefined
  })
}

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
