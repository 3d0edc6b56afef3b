import { readBagCode } from '#kernel/bag-code.ts'
import { readPaperCode } from '#kernel/paper-code.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { readOff } from '#kernel/tracking-code.ts'
import { findBag, findNaming } from '#modules/delivery/index.ts'
import {
  type AtCounter,
  carriedByNumber,
  detailAtCounter,
  findInBags,
  type Order,
  orderByNumber,
  orderOfLabel,
  othersFor,
  type Scene,
  sceneOf,
  searchAtPost,
  termsOf,
} from '#modules/orders/index.ts'
import { findPlace } from '#modules/points/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { CounterParcel, ScanAnswer } from '../counter.contract.ts'
import { freePlace } from '../domain/shelf-place.ts'
import { taskOf } from '../domain/task.ts'
import { findLayout, findPlaces, findPlacesFor } from '../shelf/shelf.repo.ts'
import { itemOf } from '../shelf/shelf.service.ts'
import { placeNames } from './names.service.ts'

/** Whether money may be paid by a link on the receiver's phone. */
export type ScanSettings = { linksWork: boolean }

type Scanning = { context: RequestContext; scene: Scene; point: number; settings: ScanSettings }
type Answered = Promise<Result<ScanAnswer, Failure<'no_post' | 'rate_limited'>>>

const MOST_FOUND = 20
const MOST_OTHERS = 20
const nothing: ScanAnswer = { kind: 'nothing' }

/** What was read or typed, and what is to be done with it here. */
export async function scan(context: RequestContext, settings: ScanSettings, text: string): Answered {
  const read = readOff(text)
  // Nothing here waits for anything it does not need: a scan answers while a person looks.
  const [scene, labelled] = await Promise.all([sceneOf(context), orderOfLabel(context.db, read)])
  const point = scene.doer.pointId
  if (point === undefined) return err({ code: 'no_post' })
  const scanning = { context, scene, point, settings }
  const bag = readBagCode(read)
  if (bag !== undefined) return ok(await answerBag(context, bag))
  // Whose it is, its own page says.
  const paper = readPaperCode(read)
  if (paper?.kind === 'act') return ok({ kind: 'hand_over', id: String(paper.id) })
  const named = labelled ?? (await orderByNumber(scene, read))
  return named ? ok(await answerParcel(scanning, named)) : search(scanning, text, read)
}

async function search(scanning: Scanning, text: string, read: string): Answered {
  const { context, scene, point } = scanning
  const found = await searchAtPost(scene, text, MOST_FOUND)
  const [only, ...more] = found
  if (only && more.length === 0) return ok(await answerParcel(scanning, only.order))
  if (only) {
    const places = await findPlacesFor(
      context.db,
      point,
      found.map(({ order }) => order.id),
    )
    const around = { point, places, names: await placeNames(context, found) }
    return ok({ kind: 'parcels', items: found.map((parcel) => itemOf(parcel, around)) })
  }
  const carried = await carriedByNumber(scene, read)
  if (!carried.ok) return carried
  return ok(carried.value ? await answerParcel(scanning, carried.value) : nothing)
}

async function answerBag({ db, locale }: RequestContext, code: string): Promise<ScanAnswer> {
  const bag = await findBag(db, code)
  if (!bag) return nothing
  const [to, inside] = await Promise.all([findPlace(db, bag.toPointId), findInBags(db, [code])])
  return { kind: 'bag', code, to: to?.name[locale] ?? '', parcels: inside.length }
}

async function answerParcel(scanning: Scanning, order: Order): Promise<ScanAnswer> {
  const { context, scene, point, settings } = scanning
  const { db } = context
  const [{ parcel, detail }, places, names, handOver, alike] = await Promise.all([
    detailAtCounter(scene, order),
    findPlacesFor(db, point, [order.id]),
    placeNames(context, [{ order }]),
    findNaming(db, point, order.id),
    order.holderPointId === point ? othersFor(scene, order, MOST_OTHERS) : [],
  ])
  const task = taskOf({ ...order, actions: parcel.actions }, point)
  const place = places.get(order.id) ?? null
  const [free, others] = await Promise.all([
    place === null && isLaid(task) ? freePlaceAt(scanning) : null,
    task === 'hand_out' && parcel.sight === 'whole' ? placed(scanning, alike) : [],
  ])
  return {
    kind: 'parcel',
    parcel: {
      task,
      place,
      free_place: free,
      order: detail,
      others,
      hand_over: handOver ? { id: String(handOver.id), from: handOver.giver ?? '' } : null,
      from_name: endName(parcel, order.sender.fullName, names.from(order)),
      to_name: endName(parcel, order.receiver.fullName, names.to(order)),
      offline: task === 'hand_out' && parcel.offline,
      link_pay: settings.linksWork && parcel.toCollect > 0,
    },
  }
}

/** What comes to lie here, or lies here already. */
const isLaid = (task: CounterParcel['task']) => task !== 'none' && task !== 'found'

async function freePlaceAt({ context: { db }, point }: Scanning): Promise<string> {
  const [layout, used] = await Promise.all([findLayout(db, point), findPlaces(db, point)])
  return freePlace(layout, [...used.values()])
}

async function placed(
  { context, point }: Scanning,
  others: readonly Order[],
): Promise<CounterParcel['others']> {
  if (others.length === 0) return []
  const places = await findPlacesFor(
    context.db,
    point,
    others.map(({ id }) => id),
  )
  return others.map((other) => ({
    order_id: String(other.id),
    tracking_code: other.trackingCode,
    place: places.get(other.id) ?? null,
    to_collect: termsOf(other).toCollect,
  }))
}

/** Nobody is named to whoever may not see the parcel whole; a day after its end not even a place. */
function endName({ sight }: AtCounter, person: string, place: string): string {
  if (sight === 'money') return ''
  return sight === 'whole' ? `${person}, ${place}` : place
}
