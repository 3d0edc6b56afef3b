import { data } from 'react-router'
import { tashkentDay } from '#kernel/tashkent.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Locale, splitLocale } from '#platform/i18n/locales.ts'
import type { MessageGroup } from '#platform/i18n/translator.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { type LoadContext, type Site, siteContext } from '../../server/site.server.ts'
import type { ShownArticle, ShownCard, ShownList } from './shown.ts'

type Listed = Awaited<ReturnType<Site['posts']['list']>>['items'][number]
type Whole = NonNullable<Awaited<ReturnType<Site['posts']['read']>>>

const onBoth: readonly MessageGroup[] = ['posts.topics', 'blog.shared']
const ofList: readonly MessageGroup[] = [...onBoth, 'blog.list']
const ofPost: readonly MessageGroup[] = [...onBoth, 'blog.post', 'blog.pictures']

/** Of a post, and of the place in the list from which the next page goes on. */
const idForm = /^[1-9]\d{0,8}$/
const cursorForm = /^\d{1,15}-[1-9]\d{0,8}$/

/** A page of the list, newest first. */
export async function loadBlog(context: LoadContext, { pathname, searchParams }: URL) {
  const { locale } = splitLocale(pathname)
  const asked = searchParams.get('cursor') ?? ''
  const cursor = cursorForm.test(asked) ? asked : undefined
  const { items, nextCursor } = await context.get(siteContext).posts.list(locale, cursor)
  const list: ShownList = {
    cards: items.map((post) => cardOf(post, locale)),
    isFirst: cursor === undefined,
    next: nextCursor,
  }
  return { ...loadPageMessages(context, pathname, ofList), list: JSON.stringify(list) }
}

/** A post that may be read now; title and description of the page are its own. */
export async function loadPost(context: LoadContext, { pathname }: URL, id: string | undefined) {
  const site = context.get(siteContext)
  const { locale } = splitLocale(pathname)
  const post = idForm.test(id ?? '') ? await site.posts.read(locale, Number(id)) : undefined
  if (!post) throw data(null, { status: 404 })
  const article = articleOf(post, locale)
  const groups = article.picture === 'teapot-cut' ? [...ofPost, 'blog.labels' as const] : ofPost
  const messages = {
    ...site.messages(locale, groups),
    pages: { blogPost: { title: post.title, lead: post.description } },
  }
  return {
    messages: JSON.stringify(messages),
    article: JSON.stringify(article),
    /** For the head of the document. */
    sharedPicture: `/og/pictures/${article.picture}.png`,
  }
}

function cardOf(post: Listed, locale: Locale): ShownCard {
  const { id, title, description, picture, topic, readingMinutes, publishedAt } = post
  const published = dayOf(publishedAt, locale)
  return { id, title, description, picture, topic, minutes: readingMinutes, published }
}

function articleOf(post: Whole, locale: Locale): ShownArticle {
  const [author = '', ...place] = post.author.split(',')
  const isChanged = tashkentDay(post.updatedAt) > tashkentDay(post.publishedAt)
  return {
    ...cardOf(post, locale),
    author: author.trim(),
    place: place.join(',').trim(),
    updated: isChanged ? dayOf(post.updatedAt, locale) : undefined,
    blocks: post.blocks,
    parts: post.headings.filter(({ level }) => level === 2),
    related: post.related.map((each) => cardOf(each, locale)),
  }
}

const dayOf = (at: Date, locale: Locale) => ({
  at: at.toISOString(),
  text: formatter(locale).date(at, 'long'),
})
