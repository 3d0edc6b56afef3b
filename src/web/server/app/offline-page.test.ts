import { createHash } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { locales } from '#platform/i18n/locales.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { keptMs } from '../../shell/app/kept-for.ts'
import { manifestOf } from './manifest.server.ts'
import { offlinePage, offlinePolicy, offlineScript } from './offline-page.server.ts'

type Part = { name: string; className: string; textContent: string; children: Part[]; hidden: boolean }

/** As much of a document as the script of the page touches: whoever wrote markup would find no place for it. */
function open(stored: string | null, onLine = false) {
  const part = (name: string) => {
    const made = { name, className: '', textContent: '', children: [] as Part[], hidden: false, dataset: {} }
    return Object.assign(made, { append: (child: Part) => void made.children.push(child) })
  }
  const parts = { kept: part('ul'), some: part('p'), none: part('p') }
  Object.assign(parts.kept.dataset, { seen: 'Seen: %' })
  const document = {
    getElementById: (id: keyof typeof parts) => parts[id],
    createElement: part,
  }
  const localStorage = { getItem: () => stored }
  const reloads: (() => void)[] = []
  const line = {
    navigator: { onLine },
    setTimeout: (again: () => void) => reloads.push(again),
    addEventListener: () => undefined,
  }
  runInContext(offlineScript, createContext({ document, localStorage, ...line }))
  return { ...parts, reloads }
}

const linesOf = ({ children }: { children: Part[] }) =>
  children.map((card) => card.children.map(({ textContent }) => textContent))

test('what the device keeps is written as text, each parcel once, and none of last month', () => {
  const newest = {
    code: 'TB1',
    from: 'Toshkent',
    to: '<b>Nukus',
    state: 'Yoʻlda',
    when: 'ertaga',
    seen: '9:05',
    at: Date.now(),
  }
  const old = { ...newest, code: 'TB3', at: Date.now() - keptMs - 1 }
  const { kept, some, none } = open(
    JSON.stringify([newest, { ...newest, state: 'old' }, { code: 'TB2' }, old]),
  )
  expect(linesOf(kept)).toEqual([['TB1', 'Yoʻlda', 'ertaga', 'Toshkent → <b>Nukus', 'Seen: 9:05'], ['TB2']])
  expect([some.hidden, none.hidden]).toEqual([false, true])
})

test.each([null, '', '{', '{}', '[null, 1, {"code": 2}]'])(
  '%s is no parcel, and the page says so',
  (stored) => {
    const { kept, some, none } = open(stored)
    expect(kept.children).toEqual([])
    expect([some.hidden, none.hidden]).toEqual([true, false])
  },
)

test('where there should be a line the page tries again by itself', () => {
  expect(open(null).reloads).toHaveLength(0)
  expect(open(null, true).reloads).toHaveLength(1)
})

test('the page is whole: its one script is the one its policy knows, and nothing is fetched', () => {
  for (const locale of locales) {
    const page = offlinePage(locale, catalogs.translate)
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? []
    expect(offlinePolicy).toContain(createHash('sha256').update(script).digest('base64'))
    expect(page).not.toMatch(/<link|<img| src=/)
  }
})

test('the manifest is one app in four languages', () => {
  const manifests = locales.map((locale) => manifestOf(locale, catalogs.translate))
  expect(new Set(manifests.map(({ id }) => id))).toEqual(new Set(['/']))
  expect(manifests.map(({ start_url }) => start_url)).toEqual(['/', '/oz', '/ru', '/en'])
  expect(manifests.map(({ shortcuts }) => shortcuts.map(({ url }) => url))).toEqual([
    ['/track', '/send_parcel'],
    ['/oz/track', '/oz/send_parcel'],
    ['/ru/track', '/ru/send_parcel'],
    ['/en/track', '/en/send_parcel'],
  ])
  expect(new Set(manifests.map(({ description }) => description)).size).toBe(4)
})
