import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { isPostPicture } from '../domain/post-pictures.ts'
import { isPostTopic } from '../domain/post-topics.ts'
import { missingIn, type PostWords } from '../domain/posts.ts'
import type { Texts } from '../domain/texts.ts'
import { minutesOf } from '../posts/post-desk.service.ts'
import { insertPost, insertRelease, insertVersion } from '../posts/posts.repo.ts'

const require = createRequire(import.meta.url)

const dayMs = 86_400_000

/** Files of `posts/`, one a language, and how many days before the first start they were published. */
const demoPosts = [
  { file: '1-fragile', daysAgo: 35 },
  { file: '2-shops', daysAgo: 5 },
]

/** So that a newcomer finds a blog that is read. */
export async function loadDemoPosts({ db }: { db: Db }, now: Date): Promise<void> {
  for (const { file, daysAgo } of demoPosts) {
    const words = await readDemoPost(file)
    const at = new Date(now.getTime() - daysAgo * dayMs)
    const id = await insertPost(db, null, at)
    await insertVersion(db, id, { version: 1, words, minutes: minutesOf(words), at, by: null })
    await insertRelease(db, id, { version: 1, from: at, at, by: null })
  }
}

export async function readDemoPost(file: string): Promise<PostWords> {
  const [uz, ru, en] = await Promise.all(['uz', 'ru', 'en'].map((language) => readPart(file, language)))
  assert(uz && ru && en, `${file} is not written in every language`)
  const texts = (part: 'title' | 'description' | 'author' | 'body'): Texts => ({
    uz: uz[part],
    oz: null,
    ru: ru[part],
    en: en[part],
  })
  const words: PostWords = {
    title: texts('title'),
    description: texts('description'),
    body: texts('body'),
    author: texts('author'),
    picture: isPostPicture(uz.picture) ? uz.picture : null,
    topic: isPostTopic(uz.topic) ? uz.topic : null,
  }
  assert(missingIn(words).length === 0, `${file} lacks ${missingIn(words).join(', ')}`)
  return words
}

/** `name: value`, a line each, between two lines of dashes; then the Markdown. */
async function readPart(file: string, language: string) {
  const text = await readFile(require.resolve(`#modules/content/demo/posts/${file}.${language}.md`), 'utf8')
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const named = new Map(
    front.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
  const at = (name: string) => named.get(name) ?? ''
  return {
    title: at('title'),
    description: at('description'),
    author: at('author'),
    picture: at('picture'),
    topic: at('topic'),
    body: body.trim(),
  }
}
