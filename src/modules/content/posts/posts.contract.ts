import { z } from 'zod'
import { postPictures } from '../domain/post-pictures.ts'
import { postTopics } from '../domain/post-topics.ts'
import { longestPost, postEvents, postGaps, postStates } from '../domain/posts.ts'
import { linesField, pagesField, textsView } from '../texts.contract.ts'

export const postErrors = { post_changed: 409, post_incomplete: 409 } as const satisfies Record<
  string,
  number
>

const number = z.string().regex(/^[1-9]\d{0,8}$/)
const iso = z.string().describe('ISO 8601, UTC.')

export const postParams = z.object({ id: number.meta({ example: '1' }) })

/** The moment and the number of the last one: what is added meanwhile moves nothing. */
const cursor = z
  .string()
  .regex(/^\d{1,15}-[1-9]\d{0,8}$/)
  .optional()
  .describe('`next_cursor` of the page before.')

export const postQuery = z.object({ cursor })
export type PostQuery = z.output<typeof postQuery>

const summary = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  picture: z.string().describe('Where its drawing is on this site, an SVG.'),
  topic: z.enum(postTopics),
  author: z.string().describe('A name; where they work stands behind a comma.'),
  published_at: iso,
  updated_at: iso.describe('Since when it is shown as it is now. ISO 8601, UTC.'),
  reading_minutes: z.int(),
}

export const postSummary = z.object(summary)
export type PostSummary = z.infer<typeof postSummary>

export const postList = z.object({
  items: z.array(postSummary).describe("Newest first, in the caller's language."),
  next_cursor: z.string().nullable(),
})
export type PostList = z.infer<typeof postList>

export const post = z.object({
  ...summary,
  content: z
    .string()
    .describe(
      'HTML made here: headings h2 and h3, text, links, lists, tables, quotes, drawings; nothing that runs.',
    ),
  related: z.array(postSummary).max(3).describe('Of the same topic first, then the newest.'),
})
export type Post = z.infer<typeof post>

const noTexts = { uz: '', oz: null, ru: '', en: '' }

const sentWords = z.object({
  title: linesField(longestPost.title).default(noTexts),
  description: linesField(longestPost.description).default(noTexts),
  body: pagesField(longestPost.body).default(noTexts).describe('Markdown.'),
  author: linesField(longestPost.author)
    .default(noTexts)
    .describe('A name; where they work stands behind a comma.'),
  picture: z.enum(postPictures).nullable().default(null),
  topic: z.enum(postTopics).nullable().default(null),
})

const exampleWords = {
  title: {
    uz: 'Choynak butun yetib borsin',
    oz: null,
    ru: 'Чтобы чайник доехал целым',
    en: 'A teapot in one piece',
  },
  body: { uz: '## Nega sinadi\n\nKoʻpincha ichkaridan.', oz: null, ru: '', en: '' },
  topic: 'packing',
}

export const newPost = z.object({ words: sentWords }).meta({ example: { words: exampleWords } })
export type NewPost = z.output<typeof newPost>

const version = z.int().min(1).max(1_000_000).describe('The newest one that the editor has seen.')

export const postEdit = z
  .object({ version, words: sentWords })
  .meta({ example: { version: 3, words: exampleWords } })
export type PostEdit = z.output<typeof postEdit>

export const postPublication = z
  .object({
    version,
    at: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('From when on people read it; now when left out or past.'),
  })
  .meta({ example: { version: 3, at: '2026-11-20T04:00:00Z' } })
export type PostPublication = z.output<typeof postPublication>

export const deskPostQuery = z.object({
  cursor,
  state: z.enum(postStates).optional().describe('All of them when left out.'),
})
export type DeskPostQuery = z.output<typeof deskPostQuery>

const person = z.string().nullable().describe('The name of who did it; null when nobody of the staff did.')

const standing = {
  id: z.string(),
  state: z.enum(postStates),
  has_changes: z.boolean().describe('It is shown or scheduled, and something newer is written.'),
  publish_at: iso.nullable().describe('From when on a version that waits is shown; null when none waits.'),
  updated_at: iso.describe('When it was last written. ISO 8601, UTC.'),
  updated_by: person,
}

export const deskPostItem = z.object({ ...standing, title: textsView })
export type DeskPostItem = z.infer<typeof deskPostItem>

export const deskPostList = z.object({
  items: z.array(deskPostItem).describe('What was last written first.'),
  next_cursor: z.string().nullable(),
})
export type DeskPostList = z.infer<typeof deskPostList>

const postWords = z.object({
  title: textsView,
  description: textsView,
  body: textsView.describe('Markdown.'),
  author: textsView,
  picture: z.enum(postPictures).nullable(),
  topic: z.enum(postTopics).nullable(),
})

export const deskPost = z.object({
  ...standing,
  version: z.int().describe('The newest one.'),
  shown_version: z.int().nullable().describe('The one that people read now; null when they read none.'),
  published_at: iso.nullable().describe('When people could first read it; null when they cannot now.'),
  words: postWords.describe('Of the newest version.'),
  missing: z.array(z.enum(postGaps)).describe('What has to be written before it can be published.'),
  history: z
    .array(
      z.object({
        version: z.int(),
        at: iso,
        by: person,
        what: z.enum(postEvents),
        publish_at: iso.nullable().describe('Of `scheduled`: for when.'),
      }),
    )
    .describe('Newest first. What one person wrote in one go is one line, with the last version of it.'),
})
export type DeskPost = z.infer<typeof deskPost>

export const postVersionParams = z.object({
  id: number.meta({ example: '1' }),
  version: z.coerce.number().pipe(version).meta({ example: 3 }),
})

export const postVersion = z.object({
  version: z.int(),
  at: iso,
  by: person,
  words: postWords,
})
export type PostVersion = z.infer<typeof postVersion>

const postLanguages = ['uz', 'oz', 'ru', 'en'] as const

export const previewRequest = z
  .object({
    body: z.string().max(longestPost.body).describe('Markdown.'),
    language: z.enum(postLanguages),
    from_latin: z
      .boolean()
      .default(false)
      .describe('With `oz`: the body is in Latin, and is shown as the Cyrillic that is made from it.'),
  })
  .meta({ example: { body: '## Nega sinadi\n\nKoʻpincha ichkaridan.', language: 'uz' } })
export type PreviewRequest = z.output<typeof previewRequest>

const postWarnings = ['script', 'frame', 'html', 'link', 'table', 'picture', 'heading', 'nesting'] as const

export const preview = z.object({
  html: z.string().describe('As `content` of a post.'),
  reading_minutes: z.int(),
  word_count: z.int(),
  warnings: z
    .array(
      z.object({
        code: z
          .enum(postWarnings)
          .describe(
            'script, frame, html: tags are shown as letters. link: an address that is not taken, only its words are shown. table: lines that look like a table and are none. picture: a name that no drawing has, or a place where none is shown. heading: only levels 2 and 3 exist. nesting: too deep, what lies deeper is left out.',
          ),
        line: z.int().nullable().describe('Of the Markdown, from 1.'),
        what: z.string().nullable().describe('What is meant, shortened.'),
      }),
    )
    .max(50),
})
export type Preview = z.infer<typeof preview>

/** The Cyrillic that is made from Latin words where nobody writes it by hand. */
export const cyrillicRequest = z
  .object({ texts: z.array(z.string().max(longestPost.description)).max(40) })
  .meta({ example: { texts: ['Choynak butun yetib borsin'] } })
export const cyrillicAnswer = z.object({ texts: z.array(z.string()).describe('In the same order.') })
