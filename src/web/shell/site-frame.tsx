import { type ReactNode, useEffect } from 'react'
import { useLocale } from './current-page.ts'
import { hasLocaleCookie, rememberLocale } from './locale-cookie.ts'
import { NavigationProgress } from './navigation-progress.tsx'

/** What stays while pages and layouts change: the progress bar, and the language remembered on the first visit. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const locale = useLocale()
  useEffect(() => {
    if (!hasLocaleCookie(document.cookie)) rememberLocale(locale)
  }, [locale])
  return (
    <>
      <NavigationProgress />
      {children}
    </>
  )
}
