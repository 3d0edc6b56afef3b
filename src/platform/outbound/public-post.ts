import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { err, ok, type Result } from '#kernel/result.ts'
import { isPublicAddress } from './public-address.ts'

export type PublicPost = {
  url: string
  headers: Readonly<Record<string, string>>
  body: Buffer
  signal: AbortSignal
}
export type PublicAnswer = { status: number; retryAfterSeconds: number | undefined }
export type PostFailure = 'timeout' | 'unreachable'
/** How a message leaves; tests hand it to a server of their own. */
export type Post = (post: PublicPost) => Promise<Result<PublicAnswer, PostFailure>>

const TIMEOUT_MS = 10_000
const LONGEST_URL = 1_000

/** Whether a stranger's address may be called at all: HTTPS at a named host of the internet, at the usual port. */
export function isPublicUrl(text: string): boolean {
  const url = text.length <= LONGEST_URL ? URL.parse(text) : null
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false
  const host = url.hostname.replace(/\.$/, '')
  if (host.startsWith('[') || isIP(host) !== 0) return false
  return host.includes('.') && !/\.(local|localhost|internal|lan|home|arpa|test|invalid|onion)$/.test(host)
}

/**
 * Posts to an address that a stranger has named. The name is resolved here and every address it stands for has to be
 * public: the connection is made to that very address, so that a name cannot answer one thing and then another. What
 * is answered is not read, and a redirect leads nowhere.
 */
export const publicPost: Post = ({ url, headers, body, signal }) =>
  new Promise((resolve) => {
    if (!isPublicUrl(url)) return resolve(err('unreachable'))
    const late = AbortSignal.timeout(TIMEOUT_MS)
    const fail = () => resolve(err(late.aborted || signal.aborted ? 'timeout' : 'unreachable'))
    const call = httpsRequest(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': body.length },
        lookup: publicLookup,
        agent: false,
        signal: AbortSignal.any([signal, late]),
      },
      (response) => {
        response.destroy()
        const { statusCode: status = 0, headers: told } = response
        resolve(ok({ status, retryAfterSeconds: secondsOf(told['retry-after']) }))
      },
    )
    call.on('error', fail)
    call.end(body)
  })

type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** Resolves a name to addresses of the internet; one that also stands for another address stands for none. */
export const onlyPublic =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = error ? [] : found
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return done(error ?? new Error('not an address of the internet'), [])
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })

const publicLookup = onlyPublic(lookup)

const MOST_SECONDS = 86_400

export function secondsOf(header: string | undefined): number | undefined {
  const seconds = /^\d{1,9}$/.test(header ?? '') ? Number(header) : Number.NaN
  return Number.isNaN(seconds) ? undefined : Math.min(seconds, MOST_SECONDS)
}
