import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { SurroundingsProvider } from '#client/surroundings.ts'
import { ozExceptions, sources } from '#locales/index.ts'
import { areaOf, auditAreas, toldActions } from '#modules/accounts/domain/audit-actions.ts'
import { thingsIn } from '#modules/accounts/domain/audit-things.ts'
import { verbs } from '#modules/orders/domain/words.ts'
import { buildCatalogs } from '#platform/i18n/catalog.ts'
import { htmlLang, type Locale } from '#platform/i18n/locales.ts'
import { type AuditEntry, AuditLine } from './audit-line.tsx'
import { ChangeLines } from './change-lines.tsx'
import { fieldWords } from './field-words.ts'
import { objectNames } from './thing-names.ts'
import { valueNames } from './value-names.ts'

const catalogs = buildCatalogs(sources, ozExceptions)
const actions = [...toldActions, ...verbs.map((verb) => `order.${verb}`)]
const entry: AuditEntry = {
  id: '1',
  at: '2026-11-16T03:15:00.000Z',
  person: { id: '5', full_name: 'Oygul Rahimova' },
  role: 'admin',
  action: 'staff.edit',
  object: 'person:12',
  before: null,
  after: null,
  address: '',
  names: { 'person:12': 'Dilnoza Karimova', 'point:7': 'Chorsu', 'order:8': 'TB29 8251 4363 9417' },
}

/** What is read of each line. */
function told(locale: Locale, ...parts: Partial<AuditEntry>[]): string[] {
  const lines = parts.map((part) => ({ ...entry, ...part }))
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <IntlProvider locale={htmlLang[locale]} messages={catalogs[locale] as never} timeZone="Asia/Tashkent">
          <SurroundingsProvider
            value={{ locale, siteUrl: '', mapTilesUrl: undefined, mapVersion: undefined }}
          >
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
              <section key={at}>
                <AuditLine entry={line} />
                <ChangeLines {...line} />
              </section>
            ))}
          </SurroundingsProvider>
        </IntlProvider>
      ),
    },
  ])
  const html = renderToStaticMarkup(<Stub />).replace(/<\/?(a|b)\b[^>]*>/g, '')
  return html.split('</section>').slice(0, -1).map(plain)
}

const plain = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/<svg.*?<\/svg>/g, '→')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A name of a column, a key of a message, a moment of the database, or JSON. */
const raw = /[a-z]_[a-z]|audit\.|[{}[\]"]|\d{4}-\d{2}-\d{2}/

const written = ['uz', 'ru', 'en'] as const

test.each(written)('every action is a sentence in %s', (locale) => {
  const lines = told(locale, ...actions.map((action) => ({ action })))
  expect(lines).toHaveLength(actions.length)
  for (const [at, line] of lines.entries()) {
    expect(line).toMatch(/^Oygul Rahimova/)
    expect(line).toContain('Dilnoza Karimova')
    expect(line, actions[at]).not.toMatch(raw)
  }
})

/** A field as it stands in a row: `trip.from` is that of a trip. */
const rowWith = (name: string, value: unknown): Partial<AuditEntry> => {
  const [area = '', field = ''] = name.includes('.') ? name.split('.') : ['point', name]
  return { action: `${area}.edit`, object: `${area}:7`, after: { [field]: value } }
}

/** As rows of the log have them, whatever the field. */
const recorded = [7, 1_250_000, true, '2026-11-16', '2026-11-16T03:15:00.000Z', ['a', 'b'], [{ kept_as: 1 }]]

test.each(written)('every field that is kept is named in %s, and those that nobody knows', (locale) => {
  const names = [...Object.keys(fieldWords), 'unheard_of']
  const rows = recorded.flatMap((value) => names.map((name) => rowWith(name, value)))
  for (const [at, line] of told(locale, ...rows).entries())
    expect(line, JSON.stringify(rows[at])).not.toMatch(raw)
  const [unknown] = told(locale, rowWith('unheard_of', { of_this: [{ kept_as: 'x' }] }))
  expect(unknown).not.toMatch(raw)
})

test('every word of a list has its words', () => {
  for (const [list, names] of Object.entries(valueNames)) {
    const [name] = Object.entries(fieldWords).find(([, { as }]) => as === list) ?? []
    if (!name) continue
    const rows = Object.keys(names).map((value) => rowWith(name, value))
    for (const line of told('en', ...rows)) expect(line, name).not.toMatch(raw)
  }
})

test('before and after are told in words', () => {
  const [line] = told('uz', {
    action: 'point.edit',
    object: 'point:7',
    before: { state: 'open', capacity: 300, cod: false, hours: [[{ from: '09:00', to: '18:00' }]] },
    after: { state: 'full', capacity: 1200, cod: true, hours: [[]] },
  })
  expect(line).toBe(
    'Oygul Rahimova punktni oʻzgartirdi: Chorsu Holat Oldin: Ishlayapti → Endi: Joy yoʻq ' +
      'Nechta posilka sigʻadi Oldin: 300 → Endi: 1 200 Olganda toʻlash Oldin: yoʻq → Endi: ha ' +
      'Ish vaqti Oldin: Du 09:00–18:00 → Endi: boʻsh',
  )
})

test('what happened to an order is told of the order', () => {
  const [line] = told('ru', { action: 'order.confirm', object: 'order:8', after: { status: 'new' } })
  expect(line).toMatch(/^Oygul Rahimova: TB29 8251 4363 9417 — /)
})

test('sums, days and people are told as such', () => {
  const after = { counted: 1_250_000, day: '2001-11-16', person: 12, to_point_id: '7' }
  const [line] = told('ru', { action: 'drawer.close', object: 'drawer-closing:3', after })
  expect(line).toMatch(/1 250 000 сум .*16 ноября 2001 .*Dilnoza Karimova .*Chorsu$/)
})

/** As each kind of request is kept. */
const asked = [
  {
    kind: 'claim',
    input: { to: 'balance', kind: 'lost', given: 0, order: { id: '8', tracking_code: 'TB29' } },
  },
  { kind: 'claim', input: { found: 'taken_back', kind: 'damaged', note: 'N', order: { id: '8' } } },
  { kind: 'top_up', input: { asked_amount: 5, same_receipt: '3', person: { full_name: 'A', company: 'B' } } },
  { kind: 'refund', input: { order_id: '8', provider: 'click', transaction: 't', note: 'N' } },
  { kind: 'payout_run', input: { senders: [1, 2], parcels: 3 } },
  { kind: 'debt_write_off', input: { ground: 'uncollectible', note: 'N', person: { full_name: 'A' } } },
  { kind: 'payout_account', input: { person: '12', account: '••', mfo: '00450', valid_from: entry.at } },
  { kind: 'credit_limit', input: { note: 'N', before: 0, person: { full_name: 'A', company: null } } },
  { kind: 'referral', input: { inviter: 'A', friend: 'B', given: 5, note: 'N' } },
  { kind: 'partner', input: { name: 'P', month: '2026-11', paper: '7', given: 0 } },
]

test.each(written)('what is asked of a second person is told by name and in words in %s', (locale) => {
  const [other] = told(locale, { after: { unheard_of: 1 } })
  const name = other?.match(/Dilnoza Karimova (.+) 1$/)?.[1] ?? ''
  expect(name).not.toBe('')
  const rows = asked.map((after) => ({ action: 'approval.ask', object: 'approval:3', after }))
  for (const [at, line] of told(locale, ...rows).entries()) {
    expect(line, JSON.stringify(asked[at])).not.toContain(name)
    expect(line).not.toMatch(/\b(lost|taken_back|uncollectible|damaged)\b|: balance/)
  }
})

test.each(written)('why a district was closed is told in words in %s', (locale) => {
  const [line] = told(locale, { action: 'service.close', after: { reason: 'snow', pickups: true } })
  expect(line).toMatch(/Qor|Снег|Snow/)
  expect(line).not.toContain('snow')
})

test('a person inside of what was asked is named', () => {
  const line = {
    action: 'approval.ask',
    object: 'approval:3',
    before: null,
    after: { input: { person: '12' } },
  }
  expect(thingsIn(line)).toContain('person:12')
  expect(told('en', line)[0]).toContain('Who Dilnoza Karimova')
})

test('every area of the log is sought by one kind', () => {
  const areas = Object.values(auditAreas).flat()
  expect(new Set(areas).size).toBe(areas.length)
  expect(new Set(actions.map(areaOf))).toEqual(new Set<string>(areas))
})

test('a thing is named by its kind', () => {
  const kinds = Object.keys(objectNames)
  const lines = told('en', ...kinds.map((kind) => ({ object: `${kind}:99` })))
  for (const [at, line] of lines.entries()) expect(line).not.toContain(`${kinds[at]}:99`)
})
