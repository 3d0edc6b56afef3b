import { useTranslations } from 'use-intl'
import { useSession } from '#client/session.ts'
import type { Role } from '#modules/accounts/domain/person.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLogOut } from '../../sign-in/use-log-out.ts'
import { useCurrentPage } from '../current-page.ts'
import { LocalLink } from '../local-link.tsx'

export const myOrdersPath = '/order-list?page=1'
export const basketPath = '/basket'
export const profilePath = '/dashboard/my_profile'
export const deskPath = '/desk'

/** To whom a page of the desk is open. Written out, so that no page carries the table of rights; a test compares them. */
export const deskRoles: readonly Role[] = ['operator', 'cashier', 'admin', 'agent']

export const useDeskOpen = () => deskRoles.includes(useSession().role)

/** Wide screens: the sign-in button, or what belongs to the person who is signed in. */
export function AccountLinks() {
  const t = useTranslations('shell.account')
  const { signedIn } = useSession()
  const page = useCurrentPage()
  const logOut = useLogOut()
  const deskOpen = useDeskOpen()
  if (!signedIn) {
    if (page?.id === 'login') return null
    return (
      <span className="account-links">
        <LocalLink className={buttonClass({ look: 'second', small: true })} to="/login">
          {t('signIn')}
        </LocalLink>
      </span>
    )
  }
  return (
    <span className="account-links">
      {deskOpen && (
        <LocalLink className="account-links__desk menu__button main-menu__link" to={deskPath}>
          {t('desk')}
        </LocalLink>
      )}
      <LocalLink className="menu__button main-menu__link" to={myOrdersPath}>
        {t('myOrders')}
      </LocalLink>
      <LocalLink className="icon-button" to={basketPath} title={t('basket')}>
        <Icon name="basket" />
        <span className="spoken">{t('basket')}</span>
      </LocalLink>
      <LocalLink className="icon-button" to={profilePath} title={t('profile')}>
        <Icon name="user" />
        <span className="spoken">{t('profile')}</span>
      </LocalLink>
      <button type="button" className="icon-button" title={t('logOut')} onClick={logOut}>
        <Icon name="leave" />
        <span className="spoken">{t('logOut')}</span>
      </button>
    </span>
  )
}

/** Narrow screens: one sign beside the menu button. */
export function AccountIcon() {
  const t = useTranslations('shell.account')
  const { signedIn } = useSession()
  const page = useCurrentPage()
  if (!signedIn && page?.id === 'login') return null
  return (
    <LocalLink className="icon-button account-icon" to={signedIn ? profilePath : '/login'}>
      <Icon name="user" />
      <span className="spoken">{t(signedIn ? 'profile' : 'signIn')}</span>
    </LocalLink>
  )
}
