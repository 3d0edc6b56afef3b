import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { workerPolicy } from '../security-headers.ts'
import { type Compressed, compressed, etagOf, sendCompressed } from './compressed.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** Quality 11 takes three times as long as 10 and saves 1.5 %: for what is packed once and sent for ever. */
const TIGHTEST = 11

/** Writes the packed forms of every file beside it: part of the build, so that no visitor waits for it. */
export async function packStaticFiles(folder: string): Promise<void> {
  const pack = async ({ file, type }: StaticFile) => {
    const { br, gzip } = await compressed(await readFile(file), type, TIGHTEST)
    if (br) await writeFile(`${file}.br`, br)
    if (gzip) await writeFile(`${file}.gz`, gzip)
  }
  await Promise.all((await staticFilesIn(folder)).map(pack))
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves the built client files. They are looked up in a list, so no path is ever put together from a request; a route for
 * each would cost every start a tenth of its time. What is not in the list is for `otherwise`.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  folder: string,
  otherwise: Answer,
): Promise<void> {
  const answers = new Map<string, Answer>()
  for (const found of await staticFilesIn(folder)) {
    const parts = found.file.slice(folder.length).split(sep).filter(Boolean)
    answers.set(parts.join('/'), answerWith(found, parts))
  }
  const options = { config: { label: '/assets' } }
  const folders = new Set<string>()
  for (const [path, answer] of answers) {
    const [first, ...below] = path.split('/')
    if (below.length > 0) folders.add(`${first}`)
    else app.get(`/${path}`, options, answer)
  }
  for (const name of folders) {
    app.get<{ Params: { '*': string } }>(`/${name}/*`, options, (request, reply) => {
      const answer = answers.get(`${name}/${request.params['*']}`) ?? otherwise
      return answer(request, reply)
    })
  }
}

/** As the bundler names what is opened with `new Worker`; `sw.js` and `counter-sw.js` outlive their pages. */
const ofWorker = /(\.worker-[\w-]+|[/\\](counter-)?sw)\.js$/

/** Names below /assets/ carry a hash of their content and never change. */
function answerWith(found: StaticFile, [first]: readonly string[]): Answer {
  const policy = ofWorker.test(found.file) ? { 'content-security-policy': workerPolicy } : {}
  const cacheControl = first === 'assets' ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  let loaded: Promise<Compressed> | undefined
  return async (request, reply) => {
    loaded ??= load(found)
    // A failure is not kept: the next caller tries again.
    loaded.catch(() => {
      loaded = undefined
    })
    return sendCompressed(request, reply.headers({ 'Cache-Control': cacheControl, ...policy }), await loaded)
  }
}

type StaticFile = {
  file: string
  type: string
  /** Its packed forms, where the build has made them. */
  br: string | undefined
  gzip: string | undefined
}

async function staticFilesIn(folder: string): Promise<StaticFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])),
  )
  const ifThere = (file: string) => (files.has(file) ? file : undefined)
  return [...files].flatMap((file) => {
    const type = types[extname(file)]
    if (!type || basename(file).startsWith('.')) return []
    return [{ file, type, br: ifThere(`${file}.br`), gzip: ifThere(`${file}.gz`) }]
  })
}

async function load({ file, type, br, gzip }: StaticFile): Promise<Compressed> {
  const plain = await readFile(file)
  return {
    type,
    etag: etagOf(plain),
    plain,
    br: br ? await readFile(br) : undefined,
    gzip: gzip ? await readFile(gzip) : undefined,
  }
}
