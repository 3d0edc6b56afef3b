import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type LoaderFunctionArgs, RouterContextProvider, ServerRouter } from 'react-router'
import { codeAfterPaint } from './server/code-after-paint.server.ts'
import { callerContext, nonceContext, type Site, siteContext } from './server/site.server.ts'
import { NonceProvider } from './shell/frame/nonce.tsx'

/** Loaders get at most this long before the rest of the page is given up. */
export const streamTimeout = 5_000

/** Called by the server that mounts the build: contexts are compared by identity, so they are made in here. */
export function createLoadContext(
  site: Site,
  nonce: string | undefined,
  caller?: { network: string },
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  context.set(nonceContext, nonce)
  if (caller) context.set(callerContext, caller)
  return context
}

/** Instead of React Router's own printing, which would put addresses, and with them codes and phones, into the log. */
export function handleError(error: unknown, { context }: LoaderFunctionArgs): void {
  context.get(siteContext).report(error)
}

/** With a nonce the page streams as soon as its shell is ready; without one it is rendered to the end, to be cached. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => abort(), streamTimeout + 1_000)
    const send = () => {
      // While developing, its own tools write and read these scripts.
      const body = import.meta.env.DEV ? new PassThrough() : codeAfterPaint()
      body.on('close', () => clearTimeout(giveUp))
      headers.set('Content-Type', 'text/html; charset=utf-8')
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </NonceProvider>,
      {
        ...(nonce ? { nonce, onShellReady: send } : { onAllReady: send }),
        onShellError(error) {
          clearTimeout(giveUp)
          reject(error)
        },
      },
    )
  })
}
