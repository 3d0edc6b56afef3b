import type { Clock } from '#kernel/clock.ts'
import { type Cyrillic, feedPosts, listPosts, postDays, readPost } from '#modules/content/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Site } from './site.server.ts'

type Given = { db: Db; clock: Clock; cyrillic: Cyrillic }

export function createPosts({ db, clock, cyrillic }: Given): Site['posts'] {
  const deps = () => ({ db, cyrillic, now: clock.now() })
  return {
    list: (language, cursor) => listPosts(deps(), { language, cursor }),
    read: (language, id) => readPost(deps(), id, language),
    feed: (language) => feedPosts(deps(), language),
    days: () => postDays(deps()),
  }
}
