import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { buttonClass, LinkButton } from '#ui/button.tsx'
import { Logo } from '#ui/logo.tsx'
import { LooseTiles } from '../art/loose-tiles.tsx'
import { useFrame } from '../current-page.ts'
import { IntroActions, IntroScreen } from '../intro-screen.tsx'
import { ErrorLayout } from '../layouts/error.tsx'
import { LocalLink } from '../local-link.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { PhoneLink } from '../support-phones.tsx'
import { isChunkLoadError, isLineDown, takeReload } from './chunk-reload.ts'
import { NotFound } from './not-found.tsx'

/** Stands in for any page that failed. It may rely on nothing having been loaded, and never fails itself. */
export function RouteError() {
  const error = useRouteError()
  const t = useTranslations()
  const frame = useFrame()
  const lineDown = useLineDown(error)
  const chunkMissing = isChunkLoadError(error) && !lineDown
  const reloading = useOneReload(chunkMissing)
  if (!frame || !t.has('errorPage.title')) return <BareError status={statusOf(error)} />
  return (
    <ErrorLayout>
      {lineDown ? (
        <LineDown />
      ) : chunkMissing ? (
        <ChunkError reloading={reloading} />
      ) : (
        <ErrorScreen error={error} />
      )}
    </ErrorLayout>
  )
}

/** As it was when the page failed: that the line is back by now does not bring the page. */
function useLineDown(error: unknown): boolean {
  return useMemo(() => isLineDown(error, navigator.onLine !== false), [error])
}

/** True from the moment a reload is under way; false once it has been used up, or was never needed. */
function useOneReload(needed: boolean): boolean {
  const [reloading, setReloading] = useState(needed)
  useEffect(() => {
    if (needed && takeReload(() => sessionStorage, Date.now())) window.location.reload()
    else setReloading(false)
  }, [needed])
  return reloading
}

function ErrorScreen({ error }: { error: unknown }) {
  const t = useTranslations('errorPage')
  const status = statusOf(error)
  const details = detailsOf(error)
  if (status === 404) return <NotFound />
  if (status === 503) return <Busy />
  return (
    <IntroScreen
      above={t('status', { code: String(status) })}
      title={t('title')}
      text={t('text')}
      art={<LooseTiles />}
    >
      <ScreenTitle>{t('title')}</ScreenTitle>
      {details && (
        <p className="intro-screen__details">
          {t('details')}: {details}
        </p>
      )}
      <IntroActions>
        <RetryLink>{t('retry')}</RetryLink>
        <LocalLink className={buttonClass({ look: 'second' })} to="/" reloadDocument>
          {t('home')}
        </LocalLink>
      </IntroActions>
    </IntroScreen>
  )
}

/** Too many at once, or the database is away for a moment: nothing is broken, and asking again helps. */
function Busy() {
  const t = useTranslations('errorPage')
  return <RetryScreen title={t('busy.title')} text={t('busy.text')} retry={t('retry')} />
}

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

/** Only what a route chose to tell; the insides of an unexpected error are not for readers. */
function detailsOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  if (typeof error.data !== 'string' || error.data === '') return error.statusText || undefined
  return messageOfProblem(error.data) ?? error.data
}

/** The data of a page that the server refused (a full house, a limit) is a problem, as of a call: it tells its message. */
function messageOfProblem(text: string): string | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

/** The code of a page did not arrive: the connection, or a new version of the site. */
function ChunkError({ reloading }: { reloading: boolean }) {
  const t = useTranslations()
  if (reloading) {
    return (
      <p className="wrap muted" role="status">
        {t('common.loading')}
      </p>
    )
  }
  return (
    <RetryScreen
      title={t('shell.chunkError.title')}
      text={t('shell.chunkError.text')}
      retry={t('shell.chunkError.retry')}
    />
  )
}

/** No internet: the page comes by itself as soon as there is some. Drafts are in the browser's storage. */
function LineDown() {
  const t = useTranslations('errorPage')
  useEffect(() => {
    const retry = () => window.location.reload()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  return <RetryScreen title={t('offline.title')} text={t('offline.text')} retry={t('retry')} />
}

/** What passes by itself has one way on. */
function RetryScreen({ title, text, retry }: { title: string; text: string; retry: string }) {
  return (
    <IntroScreen title={title} text={text} art={<LooseTiles />}>
      <ScreenTitle>{title}</ScreenTitle>
      <IntroActions>
        <RetryLink>{retry}</RetryLink>
      </IntroActions>
    </IntroScreen>
  )
}

/** The same address, asked for anew; works without script too. */
function RetryLink({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return <LinkButton href={pathname + search}>{children}</LinkButton>
}

/** Not even the texts could be loaded: the name, the number of the error, the way home and a telephone. */
function BareError({ status }: { status: number }) {
  return (
    <main id="content" className="wrap bare-error">
      <title>{`${status} — ${brand.name}`}</title>
      <a className="home-link" href="/" aria-label={brand.name}>
        <Logo />
      </a>
      <h1>{status}</h1>
      <PhoneLink phone={brand.supportPhones[0]} />
    </main>
  )
}
