import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { findPeople, isPerson } from '#modules/accounts/index.ts'
import { type FieldSettings, readHandOver, readLoaded, readRun, type Stop } from '#modules/delivery/index.ts'
import { findOrdersBy } from '#modules/orders/index.ts'
import { findPost } from '#modules/points/index.ts'
import { pdfType } from '#platform/calls/sent-types.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { formatter } from '#platform/i18n/format.ts'
import { asOwnShare, inTurn } from '#platform/print/drawing-turns.ts'
import { isTooLong, mostOnPaper } from './domain/limits.ts'

export type { FieldSettings }
export type PaperBusy = 'rate_limited' | 'service_unavailable'
type Refused = Failure<'not_found' | 'paper_too_long' | PaperBusy>
type OwnRefused = Failure<'paper_too_long' | PaperBusy>

export const callerOf = ({ caller }: Pick<RequestContext, 'caller'>): number => {
  assert(caller.person !== undefined, 'a visitor reached a paper')
  return caller.person
}

const tooLong = ({ locale }: RequestContext) =>
  err({ code: 'paper_too_long', values: { max: formatter(locale).number(mostOnPaper) } } as const)

/** With its turn among everything that is drawn: a paper of many pages never keeps a label waiting. */
async function drawn(
  parcels: number,
  name: string,
  draw: () => Promise<Buffer>,
): Promise<Result<SentFile, Failure<PaperBusy>>> {
  const bytes = await inTurn(parcels > 50 ? 'long' : 'short', draw)
  return bytes.ok ? ok({ name: `${name}.pdf`, type: pdfType, bytes: bytes.value }) : bytes
}

/** A courier's own. */
export const printOwnRunSheet = (
  context: RequestContext,
  settings: FieldSettings,
): Promise<Result<SentFile, OwnRefused>> =>
  asOwnShare(callerOf(context), () => runSheet(context, settings, callerOf(context)))

/** Of any courier for the desk; for an agent only what this courier had from them. */
export function printRunSheet(
  context: RequestContext,
  settings: FieldSettings,
  courier: number,
): Promise<Result<SentFile, Refused>> {
  return asOwnShare(callerOf(context), async (): Promise<Result<SentFile, Refused>> => {
    const { db, caller } = context
    const notFound = err({ code: 'not_found' } as const)
    if (!(await isPerson(db, courier, 'courier'))) return notFound
    if (caller.reach === 'any') return runSheet(context, settings, courier)
    const post = await findPost(db, callerOf(context))
    if (post === undefined) return notFound
    const stops = await readRun(context, settings, courier, post)
    // A courier who had nothing from here is nobody's business here.
    return stops.length === 0 ? notFound : drawRunSheet(context, courier, stops)
  })
}

const runSheet = async (context: RequestContext, settings: FieldSettings, courier: number) =>
  drawRunSheet(context, courier, await readRun(context, settings, courier))

async function drawRunSheet(
  context: RequestContext,
  courier: number,
  stops: readonly Stop[],
): Promise<Result<SentFile, OwnRefused>> {
  const { db, locale, translate, now } = context
  if (isTooLong(stops.length)) return tooLong(context)
  const name = (await findPeople(db, [courier])).get(courier)?.fullName ?? ''
  const day = tashkentDay(now)
  return drawn(stops.length, `run-sheet-${day}`, async () => {
    // Loaded with the first one: most processes never draw any.
    const { runSheetPdf } = await import('./run-sheet/run-sheet.ts')
    return runSheetPdf({ locale, translate, now, courier: { id: courier, name }, day, stops })
  })
}

export function printTripManifest(context: RequestContext, id: number): Promise<Result<SentFile, Refused>> {
  return asOwnShare(callerOf(context), async (): Promise<Result<SentFile, Refused>> => {
    const { locale, translate, now } = context
    const loaded = await readLoaded(context, id)
    if (!loaded.ok) return loaded
    const { trip, parcels } = loaded.value
    if (isTooLong(parcels.length)) return tooLong(context)
    const found = await findOrdersBy(
      context.db,
      parcels.map(({ orderId }) => orderId),
    )
    const orders = new Map(found.map((order) => [order.id, order]))
    return drawn(parcels.length, `manifest-${id}`, async () => {
      const { manifestPdf } = await import('./trip/manifest.ts')
      return manifestPdf({ locale, translate, now, trip, parcels, orders })
    })
  })
}

export function printHandOverAct(context: RequestContext, id: number): Promise<Result<SentFile, Refused>> {
  return asOwnShare(callerOf(context), async (): Promise<Result<SentFile, Refused>> => {
    const { locale, translate, now } = context
    const read = await readHandOver(context, id)
    if (!read.ok) return read
    const handOver = read.value
    if (isTooLong(handOver.lines.length)) return tooLong(context)
    const found = await findOrdersBy(
      context.db,
      handOver.lines.map(({ order_id }) => Number(order_id)),
    )
    const orders = new Map(found.map((order) => [String(order.id), order]))
    return drawn(handOver.lines.length, `act-${id}`, async () => {
      const { actPdf } = await import('./hand-over/act.ts')
      return actPdf({ locale, translate, now, handOver, orders })
    })
  })
}
