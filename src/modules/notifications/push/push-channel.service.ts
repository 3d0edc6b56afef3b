import { brand } from '#kernel/brand.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { htmlLang } from '#platform/i18n/locales.ts'
import { type Post, publicPost } from '#platform/outbound/public-post.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { readerOf } from '#platform/web-push/encrypt.ts'
import { type PushOutcome, sendPush } from '#platform/web-push/send-push.ts'
import { refused, type Sending, sent } from '../domain/attempt.ts'
import type { Channel, OutgoingNotice } from '../notices/channels.ts'
import { dropSubscription, findSubscriptions, type Subscription } from './push.repo.ts'
import { pushKeys, SUBSCRIPTION_SEAL } from './push.service.ts'

type Deps = { db: Db; clock: Clock; secrets: Secrets; post?: Post }

/** Whom a push service writes to when our messages trouble it. */
const subject = `mailto:${brand.email}`

/** What public/sw.js reads. */
type Shown = { title: string; body: string; url: string; tag: string; lang: string }

const MOST_TITLE = 120
const MOST_BODY = 1_000
/** A phone that is off that long has other news. */
const MOST_TTL_SECONDS = 86_400

/** Notices on the screens of the browsers a person has subscribed. One that shows it is enough. */
export function pushChannel(deps: Deps): Channel {
  const { db, clock } = deps
  const browsersOf = (person: number | undefined) =>
    person === undefined ? Promise.resolve([]) : findSubscriptions(db, person, clock.now())
  return {
    name: 'push',
    reaches: async ({ personId }) => (await browsersOf(personId)).length > 0,
    async send(notice, signal) {
      const browsers = await browsersOf(notice.to.personId)
      const sendings = await Promise.all(browsers.map((browser) => toBrowser(deps, browser, notice, signal)))
      return (
        sendings.find(({ outcome }) => outcome === 'sent') ??
        sendings.find((sending) => sending.outcome === 'refused' && sending.retryable) ??
        sendings[0] ??
        refused('gone')
      )
    },
  }
}

async function toBrowser(
  deps: Deps,
  browser: Subscription,
  notice: OutgoingNotice,
  signal: AbortSignal,
): Promise<Sending> {
  const { db, clock, secrets, post = publicPost } = deps
  const keys = secrets.open(SUBSCRIPTION_SEAL, browser.sealed)
  const reader = keys && readerOf(JSON.parse(keys))
  if (!reader) return drop(db, browser)
  const now = clock.now()
  const outcome = await sendPush(
    { keys: await pushKeys(deps), subject, post },
    {
      endpoint: browser.endpoint,
      reader,
      text: JSON.stringify(shownOf(notice)),
      ttlSeconds: ttlOf(notice, now),
      urgency: notice.urgent ? 'high' : 'normal',
      topic: `order-${notice.order.id}`,
    },
    now,
    signal,
  )
  return outcome.outcome === 'gone' ? drop(db, browser) : sendingOf(outcome, notice.id)
}

async function drop(db: Db, { id }: Subscription): Promise<Sending> {
  await dropSubscription(db, id)
  return refused('gone')
}

function sendingOf(outcome: Exclude<PushOutcome, { outcome: 'gone' }>, id: number): Sending {
  if (outcome.outcome === 'sent') return sent(String(id))
  return refused(outcome.outcome === 'later' ? outcome.why : 'refused')
}

const ttlOf = ({ expiresAt }: OutgoingNotice, now: Date) =>
  Math.min(Math.max(Math.ceil((expiresAt.getTime() - now.getTime()) / 1000), 0), MOST_TTL_SECONDS)

/** The newest notice of an order takes the place of the one before. */
const shownOf = ({ title, text, link, order, to }: OutgoingNotice): Shown => ({
  title: title.slice(0, MOST_TITLE),
  body: text.slice(0, MOST_BODY),
  url: link.url,
  tag: `order-${order.id}`,
  lang: htmlLang[to.locale],
})
