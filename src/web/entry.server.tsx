import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type LoaderFunctionArgs, RouterContextProvider, ServerRouter } from 'react-router'
import { codeAfterPaint } from './server/code-after-paint.server.ts'
import { createKeptParts } from './server/rendering/kept-parts.server.ts'
import { callerContext, nonceContext, type Site, siteContext } from './server/site.server.ts'
import { WrittenPartsProvider } from './shell/frame/kept.tsx'
import { NonceProvider } from './shell/frame/nonce.tsx'

/** Loaders get at most this long before the rest of the page is given up. */
export const streamTimeout = 5_000

const keptParts = createKeptParts()

/** Beside the answers that React Router hands on: as their bodies, pages would be copied three times. */
const writtenPages = new WeakMap<Response, Buffer>()

export async function bodyOf(response: Response): Promise<Buffer> {
  return writtenPages.get(response) ?? Buffer.from(await response.arrayBuffer())
}

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

/** Every page is rendered to the end: nothing in it comes later than the rest, and it is packed at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  await loadContext.get(siteContext).drawingTurn()
  return new Promise<Response>((resolve, reject) => {
    const giveUp = setTimeout(() => abort(), streamTimeout + 1_000)
    const { pipe, abort } = renderToPipeableStream(
      // A page that failed may lack anything: nothing of it is kept for others.
      <WrittenPartsProvider value={status < 500 ? keptParts : undefined}>
        <NonceProvider value={nonce}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
        </NonceProvider>
      </WrittenPartsProvider>,
      {
        ...(nonce ? { nonce } : {}),
        onAllReady: () => pipe(gathering(send)),
        onShellError(error) {
          clearTimeout(giveUp)
          reject(error)
        },
      },
    )

    function send(page: Buffer) {
      clearTimeout(giveUp)
      headers.set('Content-Type', 'text/html; charset=utf-8')
      const response = new Response(null, { status, headers })
      writtenPages.set(response, finished(page))
      resolve(response)
    }
  })
}

/** What is looked for in a page is ASCII, so bytes may stand for letters: that is quicker than reading them. */
function finished(page: Buffer): Buffer {
  const text = keptParts.putInto(page.toString('latin1'))
  // While developing, its own tools write and read the scripts.
  return Buffer.from(import.meta.env.DEV ? text : codeAfterPaint(text), 'latin1')
}

/** Takes whatever is written, without ever asking the writer to wait, and hands it over as one. */
function gathering(whole: (page: Buffer) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      whole(Buffer.concat(pieces))
      done()
    },
  })
}
