import '#ui/styles.css'
import { type ReactNode, useEffect } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'
import { IntlProvider } from 'use-intl'
import { htmlLang, splitLocale } from '#platform/i18n/locales.ts'
import { loadFrame } from './server/frame.server.ts'
import beginCode from './shell/frame/begin-code.js?url'
import { DocumentHead } from './shell/frame/document-head.tsx'
import { useNonce } from './shell/frame/nonce.tsx'
import { SiteFrame } from './shell/frame/site-frame.tsx'
import { RouteError } from './shell/lost/route-error.tsx'
import { usePageMessages } from './shell/page-messages.ts'
import { SiteApi } from './shell/site-api.tsx'
import { useHydrated } from './shell/use-hydrated.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadFrame(context, url.pathname)
}

/** Settings do not change while a person moves about; what they say does, with the language. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale

/* `beginCode` is sent as it stands, so what it does is said here: it begins what the server held back
 * (code-after-paint.server.ts) once the page is seen. A frame comes only when the styles are there, and a timer set in it comes
 * after its paint. A page in the background is never painted and begins at once. */

/** The document: also the frame of every error page, so it may not rely on loaders having succeeded. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale } = splitLocale(useLocation().pathname)
  const messages = usePageMessages()
  const nonce = useNonce()
  return (
    <IntlProvider locale={htmlLang[locale]} messages={messages} timeZone="Asia/Tashkent">
      <SiteApi>
        <html lang={htmlLang[locale]}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <Meta />
            <DocumentHead />
            <Links />
          </head>
          <body>
            {children}
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            <script src={beginCode} defer />
          </body>
        </html>
      </SiteApi>
    </IntlProvider>
  )
}

export default function Root() {
  return (
    <SiteFrame>
      <Outlet />
      <HydrationMark />
    </SiteFrame>
  )
}

/** For tests and measurements: from here on clicks are answered in the browser. */
function HydrationMark() {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) document.documentElement.dataset.hydrated = 'true'
  }, [hydrated])
  return null
}

export { RouteError as ErrorBoundary }
