import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { arrive, useSession } from '#client/session.ts'
import { useLocale } from '#client/surroundings.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import type { Audience } from '../../pages.ts'
import { rememberBack, takeBack } from '../../sign-in/back.ts'
import { useCurrentPage } from '../current-page.ts'
import { usePageTexts } from '../page-texts.ts'
import { useHydrated } from '../use-hydrated.ts'
import { type Welcome, welcomeOf } from './audience-rule.ts'
import { ForOthers } from './for-others.tsx'

type GuardedOutletProps = {
  /** Around what stands in place of a page that draws its frame itself. */
  instead?: ComponentType<{ children: ReactNode }>
}

/**
 * The page of a layout, for those it is meant for. Pages are rendered for nobody and cached, so a page that needs a
 * person is its own shadow until the browser knows who looks at it.
 */
export function GuardedOutlet({ instead: Instead = Fragment }: GuardedOutletProps) {
  const audience = useCurrentPage()?.audience ?? 'everyone'
  const welcome = useWelcome(audience)
  useWayOn(welcome, audience === 'guest')
  switch (welcome) {
    case 'open':
      return <Outlet />
    case 'merchants_only':
      return (
        <Instead>
          <ForOthers whom="merchants" />
        </Instead>
      )
    case 'staff_only':
      return (
        <Instead>
          <ForOthers whom="staff" />
        </Instead>
      )
    default:
      return (
        <Instead>
          <PageShadow />
        </Instead>
      )
  }
}

function useWelcome(audience: Audience): Welcome {
  const session = useSession()
  const known = useHydrated()
  if (!known) return audience === 'everyone' || audience === 'guest' ? 'open' : 'wait'
  return welcomeOf(audience, session)
}

function useWayOn(welcome: Welcome, isGuestPage: boolean): void {
  const navigate = useNavigate()
  const locale = useLocale()
  const { leaving } = useSession()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (welcome === 'sign_in') {
      rememberBack(pathname + search)
      void navigate(localizedPath(locale, '/login'), { replace: true })
    } else if (welcome === 'move_on') {
      void navigate(takeBack() ?? localizedPath(locale, '/'), { replace: true })
    } else if (welcome !== 'wait') {
      if (leaving) arrive()
      // Who went elsewhere instead of signing in is not led back to where they no longer want to go.
      if (!isGuestPage) takeBack()
    }
  }, [welcome, isGuestPage, leaving, pathname, search, locale, navigate])
}

function PageShadow() {
  const t = useTranslations('common')
  const texts = usePageTexts()
  return (
    <div className="wrap page-shadow">
      <h1>{texts?.title}</h1>
      <Skeleton of="cards" count={3} label={t('loading')} />
    </div>
  )
}
