import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkAddress } from './links.ts'
import { readMarkdown } from './read-markdown.server.ts'
import type { Block } from './tree.ts'
import { toHtml } from './tree-html.ts'
import {
  countWords,
  headingsOf,
  mapLinks,
  mapTexts,
  plainText,
  readingMinutes,
  WORDS_A_MINUTE,
} from './tree-walk.ts'

const isPicture = (name: string) => name === 'teapot'
const picture = (name: string) => ({ src: `/pictures/${name}.svg`, width: 680, height: 264 })
const read = (written: string) => readMarkdown(written, isPicture)
const htmlOf = (written: string) => toHtml(read(written).blocks, picture)
const warned = (written: string) => read(written).warnings.map(({ code, line }) => [code, line])

test('what an article needs comes out as it was meant', () => {
  const written = [
    '## Nega sinadi?',
    'Koʻpincha **ichkaridan**, *tashqaridan* emas: `PDF`, [tarif](/pricing)\\',
    'va [xat](mailto:salom@tezbox.uz).',
    '',
    '1. **Oʻrang**',
    '   Ikki qavat.',
    '2. Soling',
    '   - quti',
    '',
    '![Choynak qutida](teapot "Toʻrt qavat")',
    '',
    '| Nima | Narxi |',
    '|---|--:|',
    '| Quti | 6 000 |',
    '',
    '> Ovoz chiqyaptimi?',
    '> — Alisher, kulol',
    '',
    '---',
    '### Yana',
  ].join('\n')
  expect(htmlOf(written)).toBe(
    [
      '<h2 id="s-nega-sinadi">Nega sinadi?</h2>',
      '<p>Koʻpincha <strong>ichkaridan</strong>, <em>tashqaridan</em> emas: <code>PDF</code>, <a href="/pricing">tarif</a><br>va <a href="mailto:salom@tezbox.uz">xat</a>.</p>',
      '<ol><li><strong>Oʻrang</strong> Ikki qavat.</li><li>Soling<ul><li>quti</li></ul></li></ol>',
      '<figure><img src="/pictures/teapot.svg" width="680" height="264" alt="Choynak qutida"><figcaption>Toʻrt qavat</figcaption></figure>',
      '<table><thead><tr><th scope="col">Nima</th><th scope="col" class="end">Narxi</th></tr></thead><tbody><tr><td>Quti</td><td class="end">6 000</td></tr></tbody></table>',
      '<figure><blockquote><p>Ovoz chiqyaptimi?</p></blockquote><figcaption>Alisher, kulol</figcaption></figure>',
      '<hr>',
      '<h3 id="s-yana">Yana</h3>',
    ].join('\n'),
  )
  expect(warned(written)).toEqual([])
})

test('a script, a frame, a javascript: link, a broken table and a strange picture are harmless, and told with their lines', () => {
  const written = [
    '<script>alert(1)</script>',
    '',
    'Salom <iframe src="https://x.example"></iframe> <b onclick=x>y</b>',
    '',
    '[bosing](javascript:alert(1)) va [bu](data:text/html,x)',
    '',
    '| a | b |',
    '|---|',
    '| 1 | 2 |',
    '',
    '![x](https://x.example/x.png) va ![y](teapots)',
    '# Birinchi',
    '[a **b** ![z](teapot)](https://x.example)',
  ].join('\n')
  const html = htmlOf(written)
  expect(html).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  expect(html).toContain('<p>bosing va bu</p>')
  expect(html).toContain('<h2 id="s-birinchi">')
  for (const never of ['<script', '<iframe', '<b ', 'javascript:', 'x.png', '<img'])
    expect(html).not.toContain(never)
  expect(warned(written)).toEqual([
    ['script', 1],
    ['frame', 3],
    ['html', 3],
    ['link', 5],
    ['table', 7],
    ['picture', 11],
    ['heading', 12],
    ['picture', 13],
  ])
})

test('a row with more or fewer cells than the head is told: what does not fit is not shown', () => {
  expect(warned('| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 1 |')).toEqual([
    ['table', 3],
    ['table', 4],
  ])
  expect(warned('> | a | b |\n> |---|---|\n> | 1 | 2 |')).toEqual([])
})

test('a link leads to the web, a letter, a call or a page of ours, and nowhere else', () => {
  for (const taken of [
    'https://example.uz/a?b=c#d',
    'http://example.uz',
    'mailto:salom@tezbox.uz',
    'tel:+998712000000',
    '/',
    '/pricing?x=1#y',
  ])
    expect(linkAddress(taken)).toBe(taken)
  for (const refused of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://user:pass@evil.example',
    'https://tezbox.uz@evil.example',
    'https://',
    'https:evil.example',
    'mailto:a@b.uz?bcc=c@d.uz',
    'mailto:javascript:alert(1)',
    'tel:*21*900',
    '#top',
    'pricing',
    '',
    `/${'x'.repeat(3000)}`,
  ])
    expect(linkAddress(refused), refused).toBeUndefined()
})

test('an anchor follows from its words, two alike are told apart', () => {
  const { blocks } = read('## Toʻrt qavat\n## Toʻrt qavat\n### 2. Почему бьётся?\n## !!!')
  expect(headingsOf(blocks)).toEqual([
    { level: 2, id: 's-tort-qavat', text: 'Toʻrt qavat' },
    { level: 2, id: 's-tort-qavat-2', text: 'Toʻrt qavat' },
    { level: 3, id: 's-2-почему-бьётся', text: '2. Почему бьётся?' },
    { level: 2, id: 's-', text: '!!!' },
  ])
})

test('other letters reach every word and no address, code, anchor or name of a drawing', () => {
  const { blocks } = read(
    [
      '## Quti',
      'Mana [bu yer](/send) **va** `kod`da',
      '- bir',
      '',
      '> soʻz',
      '> — kim',
      '',
      '| a | b |\n|---|---|\n| c | d |',
      '',
      '![Rasm](teapot "Ostida")',
    ].join('\n'),
  )
  const continued: string[] = []
  const loud = mapTexts(blocks, (text, continues) => {
    if (continues) continued.push(text)
    return text.toUpperCase()
  })
  expect(toHtml(loud, picture)).toBe(
    [
      '<h2 id="s-quti">QUTI</h2>',
      '<p>MANA <a href="/send">BU YER</a> <strong>VA</strong> <code>kod</code>DA</p>',
      '<ul><li>BIR</li></ul>',
      '<figure><blockquote><p>SOʻZ</p></blockquote><figcaption>KIM</figcaption></figure>',
      '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>C</td><td>D</td></tr></tbody></table>',
      '<figure><img src="/pictures/teapot.svg" width="680" height="264" alt="RASM"><figcaption>OSTIDA</figcaption></figure>',
    ].join('\n'),
  )
  // An ending behind a name goes on with its word.
  expect(continued).toContain('da')
  expect(
    toHtml(
      mapLinks(blocks, (to) => `/ru${to}`),
      picture,
    ),
  ).toContain('href="/ru/send"')
})

test('words are counted without their form, and read at a named pace', () => {
  const { blocks } = read(
    '## Toʻrt qavat\n\n**Bir** [ikki](https://example.uz/uch/toʻrt) — 5 000\n\n| a | b |\n|---|---|\n| c | d |',
  )
  expect(plainText(blocks)).toBe('Toʻrt qavat\nBir ikki — 5 000\na b\nc d')
  expect(countWords(plainText(blocks))).toBe(10)
  expect(readingMinutes(0)).toBe(1)
  expect(readingMinutes(WORDS_A_MINUTE * 4)).toBe(4)
})

test('what lies too deep is left out and told; text that is made to be slow or deep is read all the same', () => {
  expect(warned(`${'> '.repeat(30)}ichida`)).toContainEqual(['nesting', 1])
  for (const piece of [
    '*',
    '**a ',
    '_',
    '[',
    '![',
    '`',
    '<',
    '[a](',
    '> ',
    '- ',
    '|',
    '\\',
    '&',
    '*a **b ',
    '](',
    '1. ',
  ])
    expect(typeof htmlOf(piece.repeat(40_000 / piece.length))).toBe('string')
  expect(
    htmlOf(`${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`).match(/<(?:em|strong)>/g)?.length ?? 0,
  ).toBeLessThan(3)
})

/** The whole grammar of what may come out: a tag that is not exactly one of these is a fault. */
const tags = new RegExp(
  [
    '</?(?:p|strong|em|code|ul|li|blockquote|figure|figcaption|table|thead|tbody|tr)>',
    '<h[23] id="s-[\\p{L}\\p{N}-]*">|</h[23]>',
    '<br>|<hr>',
    '<ol(?: start="\\d{1,9}")?>|</ol>',
    '<th scope="col"(?: class="(?:end|center)")?>|</th>',
    '<td(?: class="(?:end|center)")?>|</td>',
    '<a href="(?:https?://[^"\'<>\\s]*|mailto:[^"\'<>\\s:?]*|tel:[+\\d-]*|/(?!/)[^"\'<>\\s]*)">|</a>',
    '<img src="/pictures/teapot\\.svg" width="680" height="264" alt="[^"\'<>]*">',
  ].join('|'),
  'gu',
)

const hostile = fc.constantFrom(
  ...[
    '<script>',
    '</script>',
    '<iframe src=x>',
    '<img src=x onerror=alert(1)>',
    '<!--',
    '-->',
    '<a href="',
    '" onclick="x',
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '](',
    '![',
    '<',
    '>',
    '"',
    "'",
    '&',
    '&lt;',
    '&#x3c;',
    '&#106;avascript:',
    '\\',
    '`',
    '```',
  ],
  ...[
    'javascript:',
    'JAVASCRIPT&colon;',
    'data:text/html,',
    'https://a.uz/',
    '//evil',
    'mailto:a@b.uz',
    'tel:+99871',
    'teapot',
    '/pricing',
  ],
  ...[
    '*',
    '**',
    '_',
    '~~',
    '#',
    '## ',
    '###### ',
    '> ',
    '- ',
    '1. ',
    '999999999. ',
    '|',
    '|---|',
    ':-:',
    '---',
    '\n',
    '\n\n',
    '    ',
    '\t',
  ],
  ...[
    '\u0000',
    '\u202e',
    '\ud800',
    '😀',
    'ʻ',
    'Ж',
    '[x]: javascript:alert(1)\n',
    '[x][x]',
    '<javascript:alert(1)>',
    '<https://a.uz>',
  ],
)
const written = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: hostile },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
    ),
    {
      maxLength: 40,
    },
  )
  .map((pieces) => pieces.join(''))

test('whatever is written, no tag, attribute or scheme outside the list comes out', () => {
  fc.assert(
    fc.property(written, (text) => {
      const rest = htmlOf(text).replaceAll(tags, '')
      expect(rest).not.toMatch(/[<>"']/)
    }),
    { numRuns: 1500 },
  )
})

test('whatever is written, the tree holds only what it says it holds, and reading it a second time is the same', () => {
  const kinds: Block['kind'][] = [
    'heading',
    'paragraph',
    'list',
    'steps',
    'quote',
    'table',
    'picture',
    'rule',
  ]
  fc.assert(
    fc.property(written, (text) => {
      const { blocks } = read(text)
      expect(kinds).toEqual(expect.arrayContaining(blocks.map(({ kind }) => kind)))
      expect(read(text).blocks).toEqual(blocks)
      const ids = headingsOf(blocks).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
    { numRuns: 300 },
  )
})
