import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Block } from '#platform/markdown/tree.ts'
import { PostBody } from './post-body.tsx'

const markup = (...blocks: Block[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PostBody blocks={blocks} />
    </MemoryRouter>,
  )
const line = (text: string): Block => ({ kind: 'paragraph', parts: [text] })

test('headings carry the anchor that the table of contents leads to', () => {
  expect(markup({ kind: 'heading', level: 2, id: 's-why', parts: ['Why'] })).toBe('<h2 id="s-why">Why</h2>')
  expect(markup({ kind: 'heading', level: 3, id: 's-so', parts: ['So'] })).toBe('<h3 id="s-so">So</h3>')
})

test('a paragraph shows what is in it: strong and emphasised words, code, breaks', () => {
  const parts = [
    'a ',
    { kind: 'strong', parts: ['b'] },
    { kind: 'em', parts: ['c'] },
    { kind: 'code', text: 'd' },
    { kind: 'break' },
    'e',
  ] as const
  expect(markup({ kind: 'paragraph', parts })).toBe(
    '<p>a <strong>b</strong><em>c</em><code>d</code><br/>e</p>',
  )
})

test('what looks like a tag is only letters', () => {
  expect(markup(line('<script>alert(1)</script>'))).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
})

test('a link to a page of ours stays on the site, others and files are plain links', () => {
  const link = (to: string) => markup({ kind: 'paragraph', parts: [{ kind: 'link', to, parts: ['x'] }] })
  expect(link('/ru/covered')).toContain('<a href="/ru/covered"')
  expect(link('https://example.com/')).toBe('<p><a href="https://example.com/" rel="noopener">x</a></p>')
  expect(link('/rss.xml')).toBe('<p><a href="/rss.xml">x</a></p>')
  expect(link('tel:+998712000000')).toContain('href="tel:+998712000000"')
})

test('lists are lines, steps are numbered from where they start and may hold paragraphs', () => {
  expect(markup({ kind: 'list', items: [[line('a')], [line('b')]] })).toBe('<ul><li>a</li><li>b</li></ul>')
  const steps = markup({ kind: 'steps', start: 3, items: [[line('Wrap'), line('twice')]] })
  expect(steps).toContain('<ol start="3"><li><p>Wrap</p><p>twice</p></li></ol>')
})

test('a quote names who said it, when that is known', () => {
  expect(markup({ kind: 'quote', blocks: [line('q')], by: null })).toBe('<blockquote><p>q</p></blockquote>')
  expect(markup({ kind: 'quote', blocks: [line('q')], by: ['A'] })).toBe(
    '<figure><blockquote><p>q</p></blockquote><figcaption>A</figcaption></figure>',
  )
})

test('columns of a table stand as their head says', () => {
  const table = markup({
    kind: 'table',
    head: [
      { parts: ['What'], align: 'start' },
      { parts: ['Price'], align: 'end' },
    ],
    rows: [[['Film'], ['6 000']]],
  })
  expect(table).toContain('<th scope="col">What</th><th scope="col" class="end">Price</th>')
  expect(table).toContain('<td>Film</td><td class="end">6 000</td>')
})

test('a drawing is one of ours with its size and what it shows; an unknown name shows nothing', () => {
  const picture = (name: string) => markup({ kind: 'picture', name, says: 'Boxes fall', caption: 'Thrice' })
  expect(picture('drop-test')).toMatch(
    /^<figure><img src="\/pictures\/drop-test.svg" width="680" height="264" alt="Boxes fall"[^>]*><figcaption>Thrice</,
  )
  expect(picture('../etc/passwd')).toBe('')
  expect(markup({ kind: 'rule' })).toBe('<hr/>')
})
