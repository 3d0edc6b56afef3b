import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale, Messages, Translator } from 'use-intl'
import { build, type Rolldown } from 'vite'
import { expect, expectTypeOf, test } from 'vitest'
import { buildCatalogs } from './catalog.ts'
import { precompiledMessages } from './precompiled.ts'

const text = '{count, plural, one {<b>{shown}</b> день} few {<b>{shown}</b> дня} other {<b>{shown}</b> дней}}'
const { oz, ru } = buildCatalogs(
  {
    uz: { a: { days: '{count, plural, other {<b>{shown}</b> kun}}' } },
    ru: { a: { days: text } },
    en: { a: { days: text } },
  },
  { stems: [], irregular: {}, combining: [], keptLatin: [], messages: {} },
)

/** A component as the site has them, under the provider as the site sets it up. */
const entry = `
import { createElement as element } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { IntlProvider, useTranslations } from 'use-intl'

function Days({ count }) {
  const t = useTranslations('a')
  return t.rich('days', { count, shown: String(count), b: (chunks) => element('b', null, chunks) })
}

export function render(locale, messages, count, onError) {
  const days = element(Days, { count })
  return renderToStaticMarkup(
    element(IntlProvider, { locale, messages, onError, timeZone: 'Asia/Tashkent' }, days),
  )
}
`

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: [precompiledMessages] },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: true, write: false, rolldownOptions: { input: 'virtual:entry' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? '\0entry.js' : undefined),
        load: (id) => (id === '\0entry.js' ? entry : undefined),
      },
    ],
  })
  const [chunk] = (result as Rolldown.RolldownOutput).output
  return chunk.code
}

type Render = (locale: string, messages: object, count: number, onError: (error: unknown) => void) => string

test('React renders compiled messages with plurals and tags, without an ICU parser in the bundle', async () => {
  const code = await bundle()
  expect(code).not.toMatch(/IntlMessageFormat|EXPECT_ARGUMENT_CLOSING_BRACE/)
  const folder = mkdtempSync(join(tmpdir(), 'precompiled-'))
  try {
    const file = join(folder, 'entry.mjs')
    writeFileSync(file, code)
    const { render }: { render: Render } = await import(/* @vite-ignore */ pathToFileURL(file).href)
    const errors: unknown[] = []
    const show = (locale: string, messages: object, count: number) =>
      render(locale, messages, count, (error) => errors.push(error))
    expect(show('ru', ru, 1)).toBe('<b>1</b> день')
    expect(show('ru', ru, 3)).toBe('<b>3</b> дня')
    expect(show('ru', ru, 5)).toBe('<b>5</b> дней')
    expect(show('uz-Cyrl', oz, 5)).toBe('<b>5</b> кун')
    expect(errors).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('keys and arguments of messages are typed', () => {
  const t = null as unknown as Translator<Messages['shell']>
  expectTypeOf<Locale>().toEqualTypeOf<'uz' | 'uz-Cyrl' | 'ru' | 'en'>()
  expectTypeOf(t<'footer.copyright'>).parameters.toExtend<[string, { year: string }, ...unknown[]]>()
  // @ts-expect-error -- no such key
  expectTypeOf(t<'nothing'>).toBeFunction()
})
