import type { PostPicture } from './post-pictures.ts'
import type { PostTopic } from './post-topics.ts'
import type { Texts } from './texts.ts'

/** What an editor writes; a draft may leave any of it empty. */
export type PostWords = Readonly<{
  title: Texts
  description: Texts
  /** Markdown. */
  body: Texts
  /** Who wrote it, and after a comma where they work; a name is spelled in each language's own letters. */
  author: Texts
  picture: PostPicture | null
  topic: PostTopic | null
}>

/** Letters in one language. */
export const longestPost = { title: 120, description: 300, body: 40_000, author: 120 } as const

export const postStates = ['draft', 'scheduled', 'published'] as const
export type PostState = (typeof postStates)[number]

const written = ['uz', 'ru', 'en'] as const
const inLanguages = ['title', 'description', 'body', 'author'] as const

export const postGaps = [
  'title.uz',
  'title.ru',
  'title.en',
  'description.uz',
  'description.ru',
  'description.en',
  'body.uz',
  'body.ru',
  'body.en',
  'author.uz',
  'author.ru',
  'author.en',
  'picture',
  'topic',
] as const
export type PostGap = (typeof postGaps)[number]

/** What has to be written before people may read it. Cyrillic is made from the Latin words, so it is never missing. */
export function missingIn(words: PostWords): PostGap[] {
  const texts = inLanguages.flatMap((part) =>
    written
      .filter((language) => words[part][language].trim() === '')
      .map((language) => `${part}.${language}` as const),
  )
  return [
    ...texts,
    ...(words.picture === null ? (['picture'] as const) : []),
    ...(words.topic === null ? (['topic'] as const) : []),
  ]
}

/** What became of a post, as its history tells it. */
export const postEvents = ['written', 'scheduled', 'published', 'withdrawn', 'unscheduled'] as const
export type PostEvent = (typeof postEvents)[number]
