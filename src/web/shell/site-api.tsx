import { type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiProvider, createApi } from '#client/api.ts'
import { forgetSession, storedToken } from '#client/session.ts'
import { SurroundingsProvider, useLocale } from '#client/surroundings.ts'
import { localizedPath, splitLocale } from '#platform/i18n/locales.ts'
import { rememberBack, rememberEnded } from '../sign-in/back.ts'
import { useFrame } from './current-page.ts'

/** How calls of the site travel: with the token of who is signed in, in the language of the page. */
export function SiteApi({ children }: { children: ReactNode }) {
  const { locale } = splitLocale(useLocation().pathname)
  const { apiUrl: baseUrl = '', origin: siteUrl = '', mapTilesUrl, mapVersion } = useFrame() ?? {}
  const navigate = useNavigate()
  const surroundings = useMemo(
    () => ({ locale, siteUrl, mapTilesUrl, mapVersion }),
    [locale, siteUrl, mapTilesUrl, mapVersion],
  )
  const api = useMemo(
    () =>
      createApi({
        baseUrl,
        locale,
        fetch: (input, init) => fetch(input, init),
        token: storedToken,
        pageQuery: () => window.location.search,
        onUnauthorized: () => askToSignIn(localizedPath(locale, '/login'), (path) => void navigate(path)),
      }),
    [baseUrl, locale, navigate],
  )
  return (
    <SurroundingsProvider value={surroundings}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </SurroundingsProvider>
  )
}

/** Calls that say nothing of who is signed in: of a page that somebody else may have been sent. */
export function NobodysApi({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const baseUrl = useFrame()?.apiUrl ?? ''
  const api = useMemo(
    () =>
      createApi({
        baseUrl,
        locale,
        fetch: (input, init) => fetch(input, init),
        token: () => null,
        pageQuery: () => '',
        onUnauthorized: () => undefined,
      }),
    [baseUrl, locale],
  )
  return <ApiProvider value={api}>{children}</ApiProvider>
}

/** SPEC section 8: the storage is cleared and the person signs in again, is told why, and comes back where they were. */
function askToSignIn(login: string, go: (path: string) => void): void {
  const alreadyThere = window.location.pathname === login
  const wasSignedIn = storedToken() !== null
  if (!alreadyThere) rememberBack(window.location.pathname + window.location.search)
  forgetSession()
  if (wasSignedIn) rememberEnded()
  if (!alreadyThere) go(login)
}
