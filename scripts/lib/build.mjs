import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { giveUp, projectDir } from './project.mjs'
import { toolPath } from './runtime.mjs'

const stamp = join(projectDir, 'build', 'made-from.txt')
const folders = ['src', 'public']
const files = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.courier.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'scripts/build-locales.ts',
  'scripts/build-server.ts',
  'scripts/pack-site.ts',
  'scripts/lib/calls-for-the-browser.ts',
  'scripts/draw-og.ts',
  'scripts/lib/og/picture.ts',
  'scripts/lib/og/fonts.conf',
]

/** Builds when the sources are not those of the last finished build. */
export async function ensureBuilt(runtime) {
  const sources = hashOfSources()
  if (lastBuild() === sources) return
  console.log('Building the site')
  rmSync(stamp, { force: true })
  await buildLocales(runtime)
  await mustBuild('server', runtime, [join(projectDir, 'scripts/build-server.ts')])
  const router = toolPath('@react-router/dev', 'react-router')
  await mustBuild('site', runtime, [router, 'build', '--logLevel', 'warn'])
  const vite = toolPath('vite', 'vite')
  const courier = ['build', '--config', 'vite.courier.config.ts', '--logLevel', 'warn']
  await mustBuild('courier’s app', runtime, [vite, ...courier])
  await mustBuild('pictures of shared links', runtime, [join(projectDir, 'scripts/draw-og.ts')])
  await mustBuild('packed site', runtime, [join(projectDir, 'scripts/pack-site.ts')])
  // Written last, so that an interrupted build is done again.
  mkdirSync(join(projectDir, 'build'), { recursive: true })
  writeFileSync(stamp, sources)
}

export async function buildLocales(runtime) {
  await mustBuild('messages', runtime, [join(projectDir, 'scripts/build-locales.ts')])
}

async function mustBuild(what, runtime, args) {
  const { code, output } = await runQuietly(runtime, args, {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) giveUp(`${output.trim()}\n\nThe ${what} could not be built; the reason is above.`)
}

function lastBuild() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

/** By content: a fresh checkout changes all times, and nothing else. */
function hashOfSources() {
  const hash = createHash('sha256')
  const add = (path) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(projectDir, path)))
      .update('\0')
  for (const folder of folders) sourceFiles(folder).forEach(add)
  for (const file of files) if (existsSync(join(projectDir, file))) add(file)
  return hash.digest('hex')
}

function sourceFiles(folder) {
  if (!existsSync(join(projectDir, folder))) return []
  return readdirSync(join(projectDir, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return sourceFiles(path)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
    })
}
