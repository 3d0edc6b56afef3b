import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '#client/surroundings.ts'
import { useReferralOnAnyPage } from '../../links/referral/use-referral.ts'
import { useFreshUser } from '../../sign-in/use-fresh-user.ts'
import { useApp } from '../app/use-app.ts'
import { localeFromCookies, rememberLocale } from '../locale-cookie.ts'
import { SiteMessages } from '../site-messages.tsx'
import { useVisitCount } from '../visits/use-visit-count.ts'
import { NavigationProgress } from './navigation-progress.tsx'

/** What stays while pages and layouts change. */
export function SiteFrame({ children }: { children: ReactNode }) {
  useRememberedLocale()
  useFocusOnNewPage()
  useReferralOnAnyPage()
  useFreshUser()
  useVisitCount()
  useApp()
  return (
    <SiteMessages>
      <NavigationProgress />
      {children}
    </SiteMessages>
  )
}

/** The first visit decides; after that only a choice in the language menu does. */
function useRememberedLocale(): void {
  const locale = useLocale()
  useEffect(() => {
    if (localeFromCookies(document.cookie) === undefined) rememberLocale(locale)
  }, [locale])
}

/** The link that was followed is gone with its page: keyboard and screen reader go on from the new page's start. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
