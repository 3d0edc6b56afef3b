import { beforeAll, expect, test } from 'vitest'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { loadDemoPosts } from '../demo/demo-posts.service.ts'
import type { PostWords } from '../domain/posts.ts'
import { postCalls } from './posts.calls.ts'
import type { DeskPost, DeskPostList, Post, PostList } from './posts.contract.ts'

let app: TestApp
let editor: Person
let colleague: Person
beforeAll(async () => {
  app = await startTestApp()
  editor = await addPerson(app, 'operator')
  colleague = await addPerson(app, 'admin')
})

const texts = (text: string) => ({ uz: `${text} uz`, oz: null, ru: `${text} ru`, en: `${text} en` })
const whole = (title: string): PostWords => ({
  title: texts(title),
  description: texts('Haqida'),
  body: {
    uz: '## Choynak\n\n**Quti** [narxlar](/pricing) sahifasida.\n\n![Choynak](teapot-cut)',
    oz: null,
    ru: '## Чайник\n\nЦены [здесь](/pricing). <script>alert(1)</script>',
    en: 'A [teapot](javascript:alert(1)).',
  },
  author: texts('Olim'),
  picture: 'teapot-cut',
  topic: 'packing',
})

const HOUR = 3_600_000

async function begun(words: Partial<PostWords> = {}): Promise<DeskPost> {
  const { status, body } = await app.call(postCalls.createPost, { body: { words }, headers: editor.headers })
  expect(status).toBe(201)
  return body.data as DeskPost
}

const write = (id: string, version: number, words: PostWords, { headers }: Person = editor) =>
  app.call(postCalls.writePost, { params: { id }, body: { version, words }, headers })

const publish = (id: string, version: number, at?: Date, { headers }: Person = editor) =>
  app.call(postCalls.publishPost, {
    params: { id },
    body: { version, ...(at ? { at: at.toISOString() } : {}) },
    headers,
  })

const public_ = (id: string, lang = 'uz') =>
  app.call(postCalls.readPost, { params: { id }, headers: { 'accept-language': lang } })

async function deskList(query: { state?: 'draft' | 'scheduled' | 'published'; cursor?: string } = {}) {
  const { body } = await app.call(postCalls.listDeskPosts, { query, headers: editor.headers })
  return body.data as DeskPostList
}

test('a post is written as a draft, published when it is complete, and read in four languages without anything that runs', async () => {
  const draft = await begun({ title: texts('Yarim') })
  expect(draft).toMatchObject({ state: 'draft', version: 1, has_changes: false, updated_by: 'Sinov' })
  expect(draft.missing).toEqual([
    ...['description', 'body', 'author'].flatMap((part) =>
      ['uz', 'ru', 'en'].map((each) => `${part}.${each}`),
    ),
    'picture',
    'topic',
  ])
  expect((await public_(draft.id)).status).toBe(404)
  expect(await publish(draft.id, 1)).toMatchObject({
    status: 409,
    body: { code: 'post_incomplete', missing: draft.missing },
  })

  app.clock.advance(HOUR)
  await write(draft.id, 1, whole('Choynak'))
  const at = app.clock.now().toISOString()
  const published = (await publish(draft.id, 2)).body.data as DeskPost
  expect(published).toMatchObject({ state: 'published', shown_version: 2, published_at: at, missing: [] })

  const inUzbek = (await public_(draft.id)).body.data as Post
  expect(inUzbek).toMatchObject({
    title: 'Choynak uz',
    author: 'Olim uz',
    picture: '/pictures/teapot-cut.svg',
    topic: 'packing',
    published_at: at,
    updated_at: at,
    reading_minutes: 1,
  })
  expect(inUzbek.content).toContain('<a href="/pricing">narxlar</a>')
  // Cyrillic is made of the words: addresses, anchors and drawings stay.
  const inCyrillic = (await public_(draft.id, 'uz-Cyrl')).body.data as Post
  expect(inCyrillic.title).toBe('Чойнак уз')
  expect(inCyrillic.content).toBe(
    [
      '<h2 id="s-choynak">Чойнак</h2>',
      '<p><strong>Қути</strong> <a href="/oz/pricing">нархлар</a> саҳифасида.</p>',
      '<figure><img src="/pictures/teapot-cut.svg" width="560" height="320" alt="Чойнак"></figure>',
    ].join('\n'),
  )
  const inRussian = (await public_(draft.id, 'ru')).body.data as Post
  expect(inRussian.content).toContain('&lt;script&gt;')
  expect(inRussian.content).toContain('<a href="/ru/pricing">')
  expect(((await public_(draft.id, 'en')).body.data as Post).content).toBe('<p>A teapot.</p>')

  const log = await app.call(staffCalls.listAudit, {
    query: { object: `post:${draft.id}` },
    headers: colleague.headers,
  })
  const { items } = log.body.data as { items: { action: string }[] }
  expect(items.map(({ action }) => action)).toEqual(['post.publish', 'post.write', 'post.create'])
})

test('what a colleague wrote meanwhile is not overwritten; the same words again are no version', async () => {
  const { id } = await begun(whole('Birinchi'))
  expect((await write(id, 1, whole('Ikkinchi'), colleague)).body.data).toMatchObject({ version: 2 })
  expect(await write(id, 1, whole('Uchinchi'))).toMatchObject({
    status: 409,
    body: { code: 'post_changed', version: 2 },
  })
  expect(await publish(id, 1)).toMatchObject({ status: 409, body: { code: 'post_changed' } })
  expect((await write(id, 2, whole('Ikkinchi'))).body.data).toMatchObject({ version: 2 })
  const both = await Promise.all([write(id, 2, whole('A')), write(id, 2, whole('B'), colleague)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])

  const first = await app.call(postCalls.readPostVersion, {
    params: { id, version: 1 },
    headers: editor.headers,
  })
  expect(first.body.data).toMatchObject({ version: 1, by: 'Sinov', words: whole('Birinchi') })
  await expect(
    app.db.run(sql`update post_version set topic = 'shops' where post_id = ${id}`),
  ).rejects.toThrow('never changes')
})

test('a published post that is edited stays as it was until it is published again', async () => {
  const { id } = await begun(whole('Eski'))
  const shownSince = app.clock.now().toISOString()
  await publish(id, 1)
  app.clock.advance(HOUR)
  const edited = (await write(id, 1, whole('Yangi'))).body.data as DeskPost
  expect(edited).toMatchObject({ state: 'published', has_changes: true, version: 2, shown_version: 1 })
  expect((await public_(id)).body.data).toMatchObject({ title: 'Eski uz', updated_at: shownSince })
  const again = (await publish(id, 2)).body.data as DeskPost
  expect(again).toMatchObject({ has_changes: false, shown_version: 2, published_at: shownSince })
  expect((await publish(id, 2)).body.data).toEqual(again)
  expect((await public_(id)).body.data).toMatchObject({
    title: 'Yangi uz',
    published_at: shownSince,
    updated_at: app.clock.now().toISOString(),
  })
})

test('a post comes out by the clock; another time, another version or taking it back drops what waited', async () => {
  const { id } = await begun(whole('Kutadi'))
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR)
  const soon = inHours(2)
  expect((await publish(id, 1, soon)).body.data).toMatchObject({
    state: 'scheduled',
    publish_at: soon.toISOString(),
    published_at: null,
  })
  expect((await deskList({ state: 'scheduled' })).items.map((each) => each.id)).toEqual([id])
  expect((await public_(id)).status).toBe(404)

  const later = inHours(5)
  await publish(id, 1, later)
  app.clock.advance(3 * HOUR)
  expect((await public_(id)).status).toBe(404)
  app.clock.advance(2 * HOUR)
  expect((await public_(id)).body.data).toMatchObject({ published_at: later.toISOString() })

  await write(id, 1, whole('Yangisi'))
  await publish(id, 2, inHours(1))
  app.clock.advance(60_000)
  const unscheduled = await app.call(postCalls.unschedulePost, { params: { id }, headers: editor.headers })
  expect(unscheduled.body.data).toMatchObject({ state: 'published', publish_at: null, shown_version: 1 })
  app.clock.advance(60_000)
  await publish(id, 2, inHours(1))
  const withdrawn = await app.call(postCalls.withdrawPost, { params: { id }, headers: editor.headers })
  expect(withdrawn.body.data).toMatchObject({ state: 'draft', publish_at: null, published_at: null })
  app.clock.advance(2 * HOUR)
  expect((await public_(id)).status).toBe(404)
  expect((await app.call(postCalls.withdrawPost, { params: { id }, headers: editor.headers })).status).toBe(
    200,
  )

  const { body } = await app.call(postCalls.readDeskPost, { params: { id }, headers: editor.headers })
  expect((body.data as DeskPost).history.map(({ what, version }) => [what, version])).toEqual([
    ['withdrawn', 1],
    ['scheduled', 2],
    ['unscheduled', 2],
    ['scheduled', 2],
    ['written', 2],
    ['scheduled', 1],
    ['scheduled', 1],
    ['written', 1],
  ])
})

test('the blog is listed newest first, page by page, with three that go on from each post', async () => {
  const before = ((await app.call(postCalls.listPosts, {})).body.data as PostList).items.length
  for (let n = 1; n <= 21; n++) {
    app.clock.advance(60_000)
    const { id } = await begun({ ...whole(`Maqola ${n}`), topic: n === 3 ? 'shops' : 'delivery' })
    await publish(id, 1)
  }
  const first = (await app.call(postCalls.listPosts, {})).body.data as PostList
  const cursor = first.next_cursor ?? ''
  const rest = (await app.call(postCalls.listPosts, { query: { cursor } })).body.data as PostList
  const titles = [...first.items, ...rest.items].map(({ title }) => title)
  expect(titles.slice(0, 21)).toEqual(Array.from({ length: 21 }, (_, n) => `Maqola ${21 - n} uz`))
  expect([first.items.length, titles.length, rest.next_cursor]).toEqual([20, 21 + before, null])
  expect((await app.call(postCalls.listPosts, { query: { cursor: 'x' } })).status).toBe(422)

  const third = titles.indexOf('Maqola 4 uz')
  const post = (await public_(first.items[third]?.id ?? '')).body.data as Post
  expect(post.related.map(({ title }) => title)).toEqual(['Maqola 21 uz', 'Maqola 20 uz', 'Maqola 19 uz'])
  expect((await public_('999999')).status).toBe(404)
})

test('an editor sees what people will read, and what of it they will not', async () => {
  const preview = async (body: object) =>
    (await app.call(postCalls.previewPost, { body: body as never, headers: editor.headers })).body.data
  expect(
    await preview({
      body: '## Narx\r\n\r\n<iframe>\r\n\r\n| a | b |\r\n| 1 | 2 |\r\n\r\n![x](yoq) [y](javascript:x)',
      language: 'ru',
    }),
  ).toMatchObject({
    html: '<h2 id="s-narx">Narx</h2>\n<p>&lt;iframe&gt;</p>\n<p>| a | b | | 1 | 2 |</p>\n<p>y</p>',
    reading_minutes: 1,
    word_count: 7,
    warnings: [
      { code: 'frame', line: 3, what: '<iframe>' },
      { code: 'table', line: 5, what: '| a | b |' },
      { code: 'link', line: 8, what: 'javascript:x' },
      { code: 'picture', line: 8, what: 'yoq' },
    ],
  })
  const made = await preview({ body: 'Quti [bu](/pricing)', language: 'oz', from_latin: true })
  expect(made).toMatchObject({ html: '<p>Қути <a href="/oz/pricing">бу</a></p>' })
  const lines = await app.call(postCalls.makeCyrillic, {
    body: { texts: ['Choynak', 'tezbox.uz saytida'] },
    headers: editor.headers,
  })
  expect(lines.body.data).toEqual({ texts: ['Чойнак', 'tezbox.uz сайтида'] })
})

test('only operators and administrators write, and what they send is bounded', async () => {
  const { id } = await begun(whole('Bizniki'))
  for (const role of ['customer', 'courier', 'agent', 'cashier'] as const) {
    const person = await addPerson(app, role)
    expect((await write(id, 1, whole('Begona'), person)).status).toBe(403)
    expect((await publish(id, 1, undefined, person)).status).toBe(403)
    expect((await app.call(postCalls.listDeskPosts, { headers: person.headers })).status).toBe(403)
  }
  expect((await app.call(postCalls.readDeskPost, { params: { id } })).status).toBe(401)
  const long = { ...whole('Uzun'), body: { ...texts(''), uz: 'x'.repeat(40_001) } }
  expect((await write(id, 1, long)).status).toBe(422)
  expect((await write(id, 1, { ...whole('Rasm'), picture: 'yoq' as never })).status).toBe(422)
  expect((await write('999999', 1, whole('Yoʻq'))).status).toBe(404)
})

test('a demo has two posts of a month ago and of these days, whole in every language', async () => {
  const demo = await startTestApp()
  const now = demo.clock.now()
  await loadDemoPosts({ db: demo.db }, now)
  const { items } = (await demo.call(postCalls.listPosts, {})).body.data as PostList
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * HOUR).toISOString()
  expect(items.map((each) => [each.id, each.published_at])).toEqual([
    ['2', daysAgo(5)],
    ['1', daysAgo(35)],
  ])
  for (const { id } of items)
    for (const lang of ['uz', 'uz-Cyrl', 'ru', 'en']) {
      const { body } = await demo.call(postCalls.readPost, {
        params: { id },
        headers: { 'accept-language': lang },
      })
      const post = body.data as Post
      expect(post.reading_minutes).toBeGreaterThanOrEqual(3)
      expect(post.content).not.toMatch(/&lt;[a-z/]|\]\(/)
      expect(post.related).toHaveLength(1)
    }
})
