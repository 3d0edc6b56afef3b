import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { findPeople, recordAudit } from '#modules/accounts/index.ts'
import { countToTake } from '#modules/delivery/index.ts'
import { countLyingAt } from '#modules/orders/index.ts'
import {
  clockText,
  findPlace,
  findPost,
  isShut,
  openNow,
  type Place,
  saidOf,
  stateOf,
} from '#modules/points/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { CounterPost } from '../counter.contract.ts'
import type { ShelfLayout } from '../domain/shelf-place.ts'
import { findLayout, saveShelfLayout } from '../shelf/shelf.repo.ts'

type NoPost = Failure<'no_post'>

export function personIn({ caller: { person } }: Pick<RequestContext, 'caller'>): number {
  assert(person !== undefined, 'a visitor stood at a counter')
  return person
}

/** The number of the point where the caller works. */
export async function postOf(context: RequestContext): Promise<Result<number, NoPost>> {
  const point = await findPost(context.db, personIn(context))
  return point === undefined ? err({ code: 'no_post' }) : ok(point)
}

/** A counter with a person, or a depot: nobody stands at a locker. */
const isCounter = (place: Place): place is Place & { kind: 'point' | 'depot' } =>
  place.kind === 'point' || place.kind === 'depot'

export async function readPost(context: RequestContext): Promise<Result<CounterPost, NoPost>> {
  const { db, now, locale } = context
  const post = await postOf(context)
  if (!post.ok) return post
  const person = personIn(context)
  const [place, shelf, here, toTake, people] = await Promise.all([
    findPlace(db, post.value),
    findLayout(db, post.value),
    countLyingAt(db, post.value),
    countToTake(db, post.value),
    findPeople(db, [person]),
  ])
  if (!place || !isCounter(place)) return err({ code: 'no_post' })
  const said = saidOf(place, now)
  const open = openNow({ ...place, closed: isShut(place, now) }, now)
  return ok({
    point: {
      id: place.id,
      kind: place.kind,
      name: place.name[locale],
      address: place.address[locale],
      cod: place.cod,
      state: stateOf(place, now),
      said: said === 'closed_today' ? 'closed' : said,
      open_now: open.open,
      open_until: open.open && open.until !== undefined ? clockText(open.until) : null,
      capacity: place.capacity,
      occupied: place.occupied,
    },
    shelf,
    person: { id: String(person), name: people.get(person)?.fullName ?? '' },
    counts: { here, to_take: toTake },
    server_time: now.toISOString(),
  })
}

export function saveLayout(
  context: RequestContext,
  layout: ShelfLayout,
): Promise<Result<CounterPost, NoPost>> {
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    const post = await postOf(inside)
    if (!post.ok) return post
    const before = await findLayout(tx, post.value)
    await saveShelfLayout(tx, post.value, layout)
    await recordAudit(tx, context, {
      action: 'counter.layout',
      object: `point:${post.value}`,
      before,
      after: layout,
    })
    return readPost(inside)
  })
}
