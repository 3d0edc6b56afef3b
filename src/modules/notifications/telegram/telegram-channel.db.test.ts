import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { addPerson, hour, type Shown } from '../../../../tests/scenarios/parcel-world.ts'
import { type BotWorld, startBotWorld } from '../../../../tests/support/bot-world.ts'
import { blockedByUser, inlineButtons, tooManyFor } from '../../../../tests/support/fake-telegram.ts'
import { readInbox } from '../inbox/inbox.service.ts'
import type { Channel, OutgoingNotice } from '../notices/channels.ts'
import { type ParcelNoticeDeps, sendParcelNews } from '../notices/parcel-notice.service.ts'
import { planNotices } from '../notices/plan-notices.service.ts'
import { createGateways } from '../sms/gateways/registry.ts'
import { telegramChannel } from './telegram-channel.service.ts'
import { botClient } from './telegram-client.ts'

const never = new AbortController().signal
const receiverPhone = '934445566'

let bot: BotWorld
let channel: Channel
beforeAll(async () => {
  bot = await startBotWorld()
  channel = telegramChannel(bot.deps)
})
afterAll(() => bot.telegram.close())
beforeEach(() => {
  bot.telegram.said.length = 0
})

const lastSaid = () => bot.telegram.said.at(-1)?.body ?? {}

async function linkedReceiver() {
  const receiver = bot.newcomer()
  await receiver.shares(`+998${receiverPhone}`)
  return receiver
}

async function ordered(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { people, place, checkout } = bot.world
  const order = await place(people.sender, overrides)
  await checkout(people.sender, [order], 'balance')
  return order
}

async function delivered(): Promise<Shown> {
  const courier = await addPerson(bot.world, 'courier')
  const order = await ordered()
  await bot.world.does(courier, order, 'accept')
  await bot.world.does(courier, order, 'pick_up')
  return bot.world.does(courier, order, 'deliver', { code: await bot.world.receiverCode(order) })
}

const noticeOf = (order: Shown, more: Partial<OutgoingNotice> = {}): OutgoingNotice => ({
  id: 1,
  kind: 'on_the_way',
  side: 'receiver',
  to: { personId: undefined, phone: receiverPhone, email: undefined, locale: 'uz' },
  order: { id: Number(order.id), trackingCode: order.tracking_code },
  title: 'Yetkazildi <b>',
  text: 'Joʻnatmangiz topshirildi & bahoni kutyapti',
  link: { url: 'https://tezbox.uz/abcdefgh12345678', label: 'Baholash' },
  expiresAt: new Date(bot.world.clock.now().getTime() + hour),
  urgent: false,
  ...more,
})

const starsOf = async ({ id }: Shown) =>
  (
    await bot.world.db.maybe<{ stars: number }>(
      sql`select stars from driver_rating where order_id = ${Number(id)} and side = 'receiver'`,
    )
  )?.stars

test('a notice of a delivery carries stars: a press rates the courier, and can be changed for a day', async () => {
  const order = await delivered()
  const receiver = await linkedReceiver()
  const sending = await channel.send(noticeOf(order, { kind: 'delivered' }), never)
  expect(sending).toMatchObject({ outcome: 'sent', id: expect.stringMatching(/^\d+$/) })
  const { text, reply_markup: markup } = lastSaid()
  expect(text).toContain('<b>Yetkazildi &lt;b&gt;</b>\nJoʻnatmangiz topshirildi &amp; bahoni kutyapti')
  const stars = inlineButtons(markup).map(({ callback_data: data }) => String(data))
  expect(stars).toHaveLength(5)

  await receiver.presses(String(stars[3]))
  expect(await starsOf(order)).toBe(4)
  const toast = bot.telegram.said.findLast(({ method }) => method === 'answerCallbackQuery')
  expect(toast?.body.text).toContain('Bahongiz: 4')
  expect(inlineButtons(lastSaid().reply_markup).map(({ text: face }) => face)).toContain('★ 4 ✓')
  await receiver.presses(String(stars[0]))
  expect(await starsOf(order)).toBe(1)
  bot.world.clock.advance(25 * hour)
  await receiver.presses(String(stars[4]))
  expect(await starsOf(order)).toBe(1)
})

test('a press that we did not give to this chat rates nobody', async () => {
  const order = await delivered()
  const receiver = await linkedReceiver()
  await channel.send(noticeOf(order, { kind: 'delivered' }), never)
  const [first] = inlineButtons(lastSaid().reply_markup)
  const data = String(first?.callback_data)
  await bot.newcomer().presses(data)
  for (const forged of [
    data.replace(/.$/, (last) => (last === '_' ? '-' : '_')),
    data.replace(':r:', ':s:'),
    data.replace(/:\d{8}:/, ':12345678:'),
  ])
    await receiver.presses(forged)
  expect(await starsOf(order)).toBeUndefined()
})

test('other notices have a button that leads to their page', async () => {
  const order = await ordered()
  await linkedReceiver()
  await channel.send(noticeOf(order), never)
  expect(inlineButtons(lastSaid().reply_markup)).toEqual([
    { text: 'Baholash', url: 'https://tezbox.uz/abcdefgh12345678' },
  ])
})

test.each([
  ['too many', tooManyFor(3), 'rate_limited'],
  ['a fault of theirs', 'server error', 'server_error'],
  ['a lost line', 'hangs up', 'unreachable'],
  ['silence', 'silent', 'timeout'],
  ['half an answer', 'garbage', 'unreadable'],
] as const)('%s is a refusal that may be tried again', async (_, fault, why) => {
  const order = await ordered()
  const receiver = await linkedReceiver()
  bot.telegram.failNext(fault)
  const patience = { requestMs: fault === 'silent' ? 1_000 : 20_000 }
  const client = botClient(bot.telegram.settings, patience)
  const sending = await telegramChannel({ ...bot.deps, bot: client }).send(noticeOf(order), never)
  expect(sending).toEqual({ outcome: 'refused', why, retryable: true })
  expect(await receiver.phone()).toBe(receiverPhone)
})

test('whoever blocks the bot is no longer written to', async () => {
  const order = await ordered()
  const notice = noticeOf(order)
  await linkedReceiver()
  bot.telegram.failNext(blockedByUser)
  expect(await channel.send(notice, never)).toEqual({ outcome: 'refused', why: 'gone', retryable: false })
  expect(await channel.reaches(notice.to)).toBe(false)
  const again = await linkedReceiver()
  expect(await channel.reaches(notice.to)).toBe(true)
  await again.blocks()
  expect(await channel.reaches(notice.to)).toBe(false)
})

/** Plans what happened to an order and sends what is due, as the jobs do. */
async function tell({ id }: Shown) {
  const { db, secrets, clock } = bot.world
  const order = ['local' as const]
  const gateways = createGateways(
    { eskiz: undefined, telegram: undefined, order },
    { db, secrets, clock, apiUrl: 'https://tezbox.uz' },
  )
  const deps: ParcelNoticeDeps = { ...bot.deps, gateways, channels: [channel] }
  const events = await db.many<{ payload: Parameters<typeof planNotices>[1] }>(sql`
    delete from outbox where topic = 'event:orders.order-changed' and key = ${`order:${id}`} returning payload`)
  for (const { payload } of events) await planNotices(deps, payload)
  for (let round = 0; round < 2; round++) {
    const due = await db.many<{ payload: { noticeId: number } }>(sql`
      delete from outbox where topic = 'job:notifications.send-notice' returning payload`)
    for (const { payload } of due) await sendParcelNews(deps, payload, { signal: never, attempt: 1 })
  }
}

test('a parcel’s code comes by Telegram in place of an SMS, and by SMS when the bot was blocked', async () => {
  const { people, does, receiverCode, clock } = bot.world
  // Noon in Tashkent, whatever the tests before did to the clock.
  clock.advance((7 * hour - (clock.now().getTime() % (24 * hour)) + 24 * hour) % (24 * hour))
  const near = { to: { region: 14, city: 205, street: 'Bunyodkor 40' } }
  const smsTexts = async () => (await readInbox(bot.world, receiverPhone)).value.map(({ text }) => text)
  const sent = async (order: Shown) => {
    await does(people.courier, order, 'accept')
    await does(people.courier, order, 'pick_up')
    await tell(order)
    return receiverCode(order)
  }
  await linkedReceiver()
  const before = (await smsTexts()).length
  const first = await sent(await ordered(near))
  expect(bot.telegram.texts().filter((text) => text.includes(first))).toHaveLength(1)
  expect(await smsTexts()).toHaveLength(before)

  bot.telegram.failNext(blockedByUser)
  const second = await sent(await ordered(near))
  expect(bot.telegram.texts().filter((text) => text.includes(second))).toEqual([])
  expect((await smsTexts()).filter((text) => text.includes(second))).toHaveLength(1)
})
