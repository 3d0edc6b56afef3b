import { beforeAll, expect, test } from 'vitest'
import { readPaperCode } from '#kernel/paper-code.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import type { HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { BagView } from '#modules/delivery/trips/trips.contract.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { type BagWorld, startBagWorld } from '../../../tests/scenarios/bag-world.ts'
import { addPerson, type Person, type Shown } from '../../../tests/scenarios/parcel-world.ts'
import { requestOf } from '../../../tests/support/named-call.ts'
import { readCode128, readPdf } from '../../../tests/support/read-pdf.ts'
import { codesOf, readZpl, wordsOf } from '../../../tests/support/read-zpl.ts'
import { papersCalls } from './papers.calls.ts'

let world: BagWorld
beforeAll(async () => {
  world = await startBagWorld()
})

type Named = { params?: Record<string, string>; query?: Record<string, string>; body?: object }

/** The receiver pays: nothing is taken before the door. */
async function unpaid(who: Person, overrides: object): Promise<Shown> {
  const { place, does, people } = world
  const order = await place(people.sender, { payment_type: 'receiver', ...overrides })
  await world.checkout(people.sender, [order], 'receiver')
  await does(people.operator, order, 'confirm')
  await does(who, order, 'accept')
  return does(who, order, 'pick_up')
}

async function asks(who: Person, call: Call, named: Named = {}) {
  const { body: payload, ...rest } = named
  const request = { ...requestOf(call, rest), headers: who.headers, ...(payload ? { payload } : {}) }
  const answer = await world.app.inject(request)
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload }
}

async function reads(who: Person, call: Call, named: Named = {}) {
  const { status, bytes } = await asks(who, call, named)
  expect(status, bytes.toString().slice(0, 300)).toBe(200)
  return readPdf(bytes, async (pages) => {
    const [first] = pages
    return {
      text: pages.map(({ text }) => text.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ')).join('\n'),
      code: first && readCode128(await first.picture(12)),
    }
  })
}

const status = async (who: Person, call: Call, named: Named = {}) => (await asks(who, call, named)).status
const courier = () => addPerson(world, 'courier')
const idOf = ({ id }: Person) => ({ params: { id: String(id) } })

/** Brought to a depot by somebody else, and taken on from there. */
async function takenFromDepot(who: Person): Promise<Shown> {
  const order = await world.atDepot()
  return world.does(who, order, 'pick_up', { scan: order.tracking_code })
}

test('a run sheet is for its courier, for the desk, and for whoever gave the parcels out: only those', async () => {
  const who = await courier()
  const own = await world.carried(who, { product_fee: 150_000 })
  const given = await takenFromDepot(who)
  const sheet = await reads(who, papersCalls.printOwnRunSheet, { query: { lang: 'ru' } })
  expect(sheet.text).toContain('Маршрутный лист курьера')
  expect(sheet.text).toContain(own.tracking_code)
  expect(sheet.text).toContain(given.tracking_code)
  expect(sheet.text).toContain('150 000')
  expect(sheet.text).toContain('Bobur Toshmatov +998 93 444-55-66')
  expect(readPaperCode(sheet.code ?? '')).toEqual({ kind: 'runSheet', id: who.id })
  const { operator, stranger } = world.people
  expect((await reads(operator, papersCalls.printRunSheet, idOf(who))).text).toContain(own.tracking_code)
  const theirs = await reads(world.staff.tashkent, papersCalls.printRunSheet, idOf(who))
  expect(theirs.text).toContain(given.tracking_code)
  expect(theirs.text).not.toContain(own.tracking_code)
  expect(await status(world.staff.samarkand, papersCalls.printRunSheet, idOf(who))).toBe(404)
  expect(await status(operator, papersCalls.printRunSheet, idOf(stranger))).toBe(404)
  expect(await status(await courier(), papersCalls.printRunSheet, idOf(who))).toBe(403)
})

test('what a courier has brought is no stop any more', async () => {
  const who = await courier()
  const order = await world.carried(who)
  const proof = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
  await world.does(who, order, 'deliver', { proof, collected: order.to_collect })
  expect((await reads(who, papersCalls.printOwnRunSheet)).text).not.toContain(order.tracking_code)
})

test('a manifest lists the van as it was loaded, also when it is empty again', async () => {
  const driver = await courier()
  const [bagged, loose, back] = [await world.atDepot(), await world.atDepot(), await world.atDepot()]
  const bag = await world.bagWith([bagged])
  const trip = await world.tripFor(driver)
  for (const scan of [bag, loose.tracking_code, back.tracking_code]) await world.loads(driver, trip, scan)
  // Taken out again before the van leaves.
  await world.does(world.staff.tashkent, back, 'store', { scan: back.tracking_code })
  const named = { params: { id: trip.id } }
  const whole = (text: string) => {
    const at = text.indexOf(bag)
    expect(at).toBeGreaterThan(0)
    expect(text.indexOf(bagged.tracking_code)).toBeGreaterThan(at)
    expect(text.indexOf(loose.tracking_code)).toBeGreaterThan(text.indexOf(bagged.tracking_code))
    expect(text).not.toContain(back.tracking_code)
  }
  const loading = await reads(world.staff.tashkent, papersCalls.printTripManifest, named)
  whole(loading.text)
  expect(readPaperCode(loading.code ?? '')).toEqual({ kind: 'manifest', id: Number(trip.id) })
  await world.leaves(driver, trip)
  for (const scan of [bag, loose.tracking_code]) await world.takes(world.staff.samarkand, trip, scan)
  await world.unloads(world.staff.samarkand, trip)
  whole((await reads(world.staff.samarkand, papersCalls.printTripManifest, named)).text)
  whole((await reads(driver, papersCalls.printTripManifest, named)).text)
  // Put into a bag that goes on from there, it left without one all the same.
  const { samarkand } = world.staff
  const made = await world.send(samarkand, tripCalls.makeBag, {
    body: { to_point_id: world.depots.bukhara },
  })
  const { code: next } = made.body.data as BagView
  expect((await world.puts(next, loose, samarkand)).status).toBe(200)
  const again = (await reads(samarkand, papersCalls.printTripManifest, named)).text
  whole(again)
  expect(again).not.toContain(next)
  expect(await status(world.staff.bukhara, papersCalls.printTripManifest, named)).toBe(404)
  expect(await status(await courier(), papersCalls.printTripManifest, named)).toBe(404)
})

test('an act of a hand-over is for both sides and the desk, with what was counted', async () => {
  const [giver, taker, other] = [await courier(), await courier(), await courier()]
  const order = await world.carried(giver)
  const paid = await world.carried(giver, { product_fee: 200_000 })
  const proof = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
  await world.does(giver, paid, 'deliver', { proof, collected: paid.to_collect })
  const body = { courier_id: taker.id, parcels: [order.tracking_code], cash: 200_000 }
  const made = await world.send(giver, handOverCalls.giveOver, { body })
  const { id } = made.body.data as HandOverView
  const named = { params: { id }, query: { lang: 'en' } }
  const open = await reads(giver, papersCalls.printHandOverAct, named)
  expect(open.text).toContain('not confirmed')
  expect(open.text).not.toContain('Difference')
  await world.send(taker, handOverCalls.confirmHandOver, { params: { id }, body: { counted: 150_000 } })
  const act = await reads(taker, papersCalls.printHandOverAct, named)
  expect(act.text).toContain(order.tracking_code)
  expect(act.text).toContain('missing')
  expect(act.text).toMatch(/Cash counted 150,000 UZS Difference −50,000 UZS/)
  expect(readPaperCode(act.code ?? '')).toEqual({ kind: 'act', id: Number(id) })
  expect(await status(await addPerson(world, 'cashier'), papersCalls.printHandOverAct, named)).toBe(200)
  expect(await status(other, papersCalls.printHandOverAct, named)).toBe(404)
})

test('a receipt is for whoever took the money, the sender and the desk, once something was paid', async () => {
  const who = await courier()
  const order = await unpaid(who, { product_fee: 400_000 })
  const named = { params: { id: order.id } }
  expect(await status(who, papersCalls.printReceipt, named)).toBe(409)
  const proof = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
  await world.does(who, order, 'deliver', { proof, collected: order.to_collect })
  const receipt = await reads(who, papersCalls.printReceipt, named)
  expect(receipt.code).toBe(order.tracking_code)
  expect(receipt.text).toContain('Tovar uchun 400 000 soʻm')
  expect(receipt.text).toContain('Bobur Toshmatov')
  expect(receipt.text).toContain('naqd pul')
  const slip = await reads(world.people.sender, papersCalls.printReceipt, {
    ...named,
    query: { paper: 'slip', lang: 'uz-Cyrl' },
  })
  expect(slip.text).toContain('Товар учун 400 000 сўм')
  const [strip] = readZpl((await asks(world.people.operator, papersCalls.printReceiptZpl, named)).bytes)
  expect(strip && codesOf(strip, 'bars')).toEqual([order.tracking_code])
  expect(await status(await courier(), papersCalls.printReceipt, named)).toBe(404)
  expect(await status(world.people.stranger, papersCalls.printReceipt, named)).toBe(404)
  expect(await status(world.staff.bukhara, papersCalls.printReceipt, named)).toBe(404)
})

test('a receipt tells a sender no more of a hidden receiver than a first name', async () => {
  const who = await courier()
  const order = await world.carried(who, { product_fee: 90_000 })
  await world.db.run(sql`
    update customer_order set receiver = receiver || '{"link": "abc", "shownName": "Bobur"}' where id = ${Number(order.id)}`)
  const proof = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
  await world.does(who, order, 'deliver', { proof, collected: order.to_collect })
  const named = { params: { id: order.id } }
  expect((await reads(world.people.sender, papersCalls.printReceipt, named)).text).not.toContain('Toshmatov')
  expect((await reads(who, papersCalls.printReceipt, named)).text).toContain('Bobur Toshmatov')
})

test('the money of a delivery that was undone is on no receipt', async () => {
  const who = await courier()
  const order = await world.carried(who, { product_fee: 90_000 })
  const proof = { kind: 'signature', signature: 'file-1', passport: 'file-2' }
  await world.does(who, order, 'deliver', { proof, collected: order.to_collect })
  await world.does(who, order, 'undo_delivery')
  const { text } = await reads(who, papersCalls.printReceipt, { params: { id: order.id } })
  // Carriage was paid from the balance before.
  expect(text).toContain('hisobdagi pul')
  expect(text).not.toContain('90 000')
})

test('labels of parcels and bags are printed by label printers too', async () => {
  const [one, other] = [await world.atDepot(), await world.atDepot()]
  const { operator } = world.people
  const [label] = readZpl((await asks(operator, labelsCalls.printLabelZpl, { params: { id: one.id } })).bytes)
  expect(label && codesOf(label, 'bars')).toEqual([one.tracking_code])
  const body = { order_ids: [other.id, one.id], format: 'zpl' }
  const both = readZpl((await asks(operator, labelsCalls.printLabels, { body })).bytes)
  expect(both.flatMap((each) => codesOf(each, 'bars'))).toEqual([other.tracking_code, one.tracking_code])
  const code = await world.bagWith([one])
  const [bag] = readZpl((await asks(world.staff.tashkent, tripCalls.printBagZpl, { params: { code } })).bytes)
  expect(bag && [codesOf(bag, 'bars'), codesOf(bag, 'qr')]).toEqual([[code], [code]])
  expect(bag && wordsOf(bag)).toContain('1 ta')
  expect((await reads(world.staff.tashkent, tripCalls.printBag, { params: { code } })).code).toBe(code)
})
