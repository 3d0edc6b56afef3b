import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The rows of the table of settings. */
const known = new Set(
  [...textOf('docs/operations.md').matchAll(/^\| (`[A-Z][A-Z0-9_]+`(?:, `[A-Z][A-Z0-9_]+`)*) \|/gm)].flatMap(
    ([, names = '']) => names.split(', ').map((name) => name.slice(1, -1)),
  ),
)

test('the sample of settings has what production needs, and names no setting that there is not', () => {
  const text = textOf('deploy/settings.example')
  const given = parseEnv(text)
  expect(Object.keys(given)).toEqual(
    expect.arrayContaining([
      'PUBLIC_URL',
      'TRUST_PROXY',
      'DATABASE_URL',
      'TEZBOX_DATA',
      'SECRET_KEY',
      'FILES_KEY',
      'ESKIZ_EMAIL',
      'ESKIZ_PASSWORD',
    ]),
  )
  const named = [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the container file copies what exists, runs what there is and sets settings that are known', () => {
  const text = textOf('deploy/container/Containerfile').replace(/\\\n/g, ' ')
  const lines = text.split('\n').filter((line) => !line.startsWith('#'))
  const { scripts } = JSON.parse(textOf('package.json'))
  const ignored = textOf('.dockerignore').trim().split('\n')
  const copied = [...text.matchAll(/^COPY --from=build \/srv\/tezbox\/app\/(\S+) /gm)].map(
    ([, path = '']) => path,
  )
  expect(copied).toEqual(expect.arrayContaining(['src', 'map']))
  for (const path of copied) {
    const isMade = path === 'node_modules' || path === 'build'
    expect([path, isMade || existsSync(join(root, path))]).toEqual([path, true])
    expect([path, !isMade && ignored.includes(path)]).toEqual([path, false])
  }
  for (const [, name = ''] of text.matchAll(/^RUN npm run ([\w:-]+)/gm)) expect(scripts).toHaveProperty(name)
  const [, program = ''] = /^CMD \["node", "([^"]+)"\]$/m.exec(text) ?? []
  expect(textOf('scripts/start.mjs')).toContain(`['${program}']`)
  const env = lines.find((line) => line.startsWith('ENV '))?.match(/[A-Z_]+(?==)/g) ?? []
  expect(env.filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([])
  expect(lines).toContain('USER node')
})
