import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { addPerson, type Person, type Shown } from '../../../../tests/scenarios/parcel-world.ts'
import { type BotWorld, startBotWorld } from '../../../../tests/support/bot-world.ts'
import { inlineButtons, tooManyFor } from '../../../../tests/support/fake-telegram.ts'
import { telegramCalls } from './telegram.calls.ts'
import { forgetChatOfPhone } from './telegram.repo.ts'
import { tellAddress } from './telegram-jobs.ts'
import { webhookSecret } from './telegram-settings.ts'
import { answerUpdate } from './telegram-updates.service.ts'

const never = new AbortController().signal
const receiverPhone = '934445566'

let bot: BotWorld
beforeAll(async () => {
  bot = await startBotWorld()
})
afterAll(() => bot.telegram.close())
beforeEach(() => {
  bot.telegram.said.length = 0
})

const lastButtons = () => inlineButtons(bot.telegram.said.at(-1)?.body.reply_markup)

async function ordered(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { people, place, checkout } = bot.world
  const order = await place(people.sender, overrides)
  await checkout(people.sender, [order], 'balance')
  return order
}

const linkOf = async ({ headers }: Person) =>
  (await bot.world.call(telegramCalls.makeTelegramLink, { headers })).body.data as {
    url: string
    expires_in: number
  }
const tokenIn = ({ url }: { url: string }) => String(new URL(url).searchParams.get('start'))
const stateOf = async ({ headers }: Person) =>
  (await bot.world.call(telegramCalls.readTelegram, { headers })).body.data

test('whoever does not show Telegram’s secret is not found, and nothing happens', async () => {
  const { world, telegram, bring, newcomer } = bot
  const update = newcomer().message({ text: '/start' })
  const right = webhookSecret(world.secrets, telegram.settings)
  for (const secret of ['', 'x', right.slice(1), `${right}0`, right.toUpperCase()])
    expect((await bring(update, secret)).status, secret).toBe(404)
  const seen = await world.db.many(sql`select 1 from telegram_update where update_id = ${update.update_id}`)
  expect(seen).toEqual([])
})

test('what the bot cannot read is taken and left, so that Telegram does not come again', async () => {
  const group = newcomer().message({ chat: { id: -5, type: 'group' }, text: 'TB12345678901234' })
  for (const body of [{}, { update_id: 'x' }, [], { update_id: 9_000_001, edited_message: {} }, group])
    expect((await bot.bring(body)).status).toBe(200)
  expect(await bot.think()).toEqual([])
})

const newcomer = (language?: string) => bot.newcomer(language)

test('an update that comes twice is answered once', async () => {
  const update = newcomer().message({ text: '/help' })
  await Promise.all([bot.bring(update), bot.bring(update), bot.bring(update)])
  await bot.think()
  await bot.bring(update)
  await bot.think()
  await answerUpdate(bot.deps, { updateId: update.update_id }, never)
  expect(bot.telegram.texts()).toHaveLength(1)
})

test('the first words come in the language of the person’s program, later ones in the chosen one', async () => {
  const guest = newcomer('ru')
  const [hello = '', question = ''] = await guest.says('/start')
  expect(hello).toContain('Здравствуйте')
  expect(question).toContain('Выберите язык')
  expect(lastButtons().map(({ callback_data: data }) => data)).toEqual([
    'lang:uz',
    'lang:oz',
    'lang:ru',
    'lang:en',
  ])
  expect(await guest.presses('lang:oz')).toEqual(['Энди ўзбек тилида гаплашамиз.'])
  expect(bot.telegram.said.at(-1)).toMatchObject({ method: 'answerCallbackQuery' })
  expect((await guest.says('/help'))[0]).toContain('Мен қуйидагиларни биламан')
  expect(await guest.says('/start')).toEqual([expect.stringContaining('Ассалому алайкум')])
})

test('a link from the profile links the chat, once and for a quarter of an hour', async () => {
  const { world } = bot
  const guest = newcomer()
  const person = await addPerson(world, 'customer')
  await world.db.run(sql`update person set locale = 'en' where id = ${person.id}`)
  expect(await stateOf(person)).toEqual({ bot: 'tezbox_test_bot', linked_at: null })
  const first = await linkOf(person)
  expect(first.expires_in).toBe(900)
  expect(first.url).toMatch(/^https:\/\/t\.me\/tezbox_test_bot\?start=[\w-]{32}$/)
  const second = await linkOf(person)
  expect((await guest.says(`/start ${tokenIn(first)}`))[0]).toContain('eskirgan')
  expect((await guest.says(`/start ${tokenIn(second)}`))[0]).toMatch(/^Done: \+998 90/)
  expect(await stateOf(person)).toMatchObject({ linked_at: world.clock.now().toISOString() })
  expect((await guest.says(`/start ${tokenIn(second)}`))[0]).toContain('expired')
  const late = await linkOf(person)
  world.clock.advance(15 * 60_000)
  expect((await guest.says(`/start ${tokenIn(late)}`))[0]).toContain('expired')
})

test('the newest chat of a number is its only one, and the profile can cut it off', async () => {
  const person = await addPerson(bot.world, 'customer')
  const [old, fresh] = [newcomer(), newcomer()]
  await old.says(`/start ${tokenIn(await linkOf(person))}`)
  const phone = await old.phone()
  await fresh.says(`/start ${tokenIn(await linkOf(person))}`)
  expect([await fresh.phone(), await old.phone()]).toEqual([phone, null])
  const { body } = await bot.world.call(telegramCalls.unlinkTelegram, { headers: person.headers })
  expect(body.data).toMatchObject({ linked_at: null })
  expect(await fresh.phone()).toBeNull()
})

test('only a person’s own number of +998 links', async () => {
  const guest = newcomer()
  expect((await guest.shares('+998934445566', guest.chat.id + 1))[0]).toContain('boshqa odamning')
  expect((await guest.shares('+79161234567'))[0]).toContain('+998')
  expect((await guest.shares('934445566'))[0]).toContain('+998')
  expect(await guest.phone()).toBeNull()
  expect((await guest.shares('998 93 444-55-66'))[0]).toContain('+998 93 444-55-66')
  expect(await guest.phone()).toBe(receiverPhone)
  expect((await guest.says('/stop'))[0]).toContain('uzildi')
  expect(await guest.phone()).toBeNull()
})

test('with the account goes the chat', async () => {
  const guest = newcomer()
  await guest.shares('+998935550011')
  await forgetChatOfPhone(bot.world.db, '935550011')
  expect(await guest.phone()).toBeUndefined()
})

test('a stranger is told by the code what the site tells everybody', async () => {
  const order = await ordered()
  const [text = ''] = await newcomer().says(`Salom, ${order.tracking_code.toLowerCase()} qayerda?`)
  expect(text).toContain(order.tracking_code)
  expect(text).toContain('Toshkent → Samarqand')
  for (const secret of ['Bobur', 'Dilnoza', 'Registon', '4445566', 'Kitoblar'])
    expect(text).not.toContain(secret)
  expect(lastButtons()[0]?.url).toBe(`https://tezbox.uz/t/${order.tracking_code}`)
})

test('the receiver sees their own parcel with its code, and the sender without it', async () => {
  const { people, does, receiverCode } = bot.world
  const order = await ordered({ to: { region: 8, city: 122, street: 'Registon <7> & "15"' } })
  await does(people.courier, order, 'accept')
  await does(people.courier, order, 'pick_up')
  const code = await receiverCode(order)
  const [receiver, sender] = [newcomer(), newcomer()]
  await receiver.shares(`+998${receiverPhone}`)
  const [text = ''] = await receiver.says(order.tracking_code)
  expect(text).toContain('Registon &lt;7&gt; &amp; &quot;15&quot;')
  expect(text).toContain(code)
  expect(lastButtons()[0]?.url).toMatch(new RegExp(`/t/${order.tracking_code}\\?p=\\w{16}$`))
  await sender.shares('+998901112233')
  const [own = ''] = await sender.says(order.tracking_code)
  expect(own).toContain('Bobur Toshmatov')
  // As a number of its own: the tracking code may carry the six digits by chance.
  expect(own).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
})

test.each([
  ['one digit wrong', 'TB00000000000001', 'nazorat raqami'],
  ['too short', 'tb 1234 5678', '14 ta raqam'],
  ['not in the system', 'TB00000000000000', 'topilmadi'],
  ['no code at all', 'qachon keladi?', 'quyidagilarni bilaman'],
])('a code with %s is told apart', async (_, text, words) => {
  expect((await newcomer().says(text))[0]).toContain(words)
})

test('a shared place is answered with the three nearest points and the way there', async () => {
  const guest = newcomer()
  const [text = ''] = await guest.standsAt(41.001, 69.001)
  expect(text.match(/📍/gu)).toHaveLength(3)
  expect(text).toContain('https://www.google.com/maps/dir/?api=1&amp;destination=41,69')
  expect(text).toContain('taxminan 0,2 km')
  expect((await guest.standsAt(-30, 20))[0]).toContain('topilmadi')
})

test('an answer that Telegram does not take now is said later, and what was said is not said again', async () => {
  const { telegram, world, bring, think } = bot
  const guest = newcomer()
  telegram.failNext(undefined, tooManyFor(3))
  await bring(guest.message({ text: '/start' }))
  await think()
  expect(telegram.texts()).toHaveLength(1)
  const [again] = await think()
  expect(again?.startAfter).toEqual(new Date(world.clock.now().getTime() + 3_000))
  expect(new Set(telegram.texts()).size).toBe(2)

  const update = guest.message({ text: '/help' })
  telegram.failNext('server error')
  await bring(update)
  await expect(think()).rejects.toThrow('Telegram')
  await answerUpdate(bot.deps, { updateId: update.update_id }, never)
  expect(telegram.texts()).toHaveLength(3)
})

test('what was said and answered is kept sealed, and no longer than needed', async () => {
  const { world, telegram, bring, think } = bot
  const update = newcomer().message({ text: 'TB00000000000001 mening sirim' })
  await bring(update)
  const read = () =>
    world.db.one<{ heard: Buffer | null; calls: Buffer | null }>(
      sql`select heard, calls from telegram_update where update_id = ${update.update_id}`,
    )
  expect((await read()).heard?.includes('sirim')).toBe(false)
  await think()
  expect(await read()).toEqual({ heard: null, calls: null })
  expect(world.log.join('')).not.toContain(telegram.settings.token)
})

test('a chat that talks without end is not heard for the rest of the minute', async () => {
  const { telegram, bring, think } = bot
  const guest = newcomer()
  const asked = telegram.asked()
  for (let n = 0; n < 25; n++) await bring(guest.message({ text: '/help' }))
  await think()
  expect(telegram.asked() - asked).toBe(20)
})

test('Telegram is told where we listen, what it has to show, and the commands in its menu', async () => {
  const { telegram, world, deps } = bot
  const settings = { ...deps, apiUrl: 'https://api.tezbox.uz', bot: telegram.settings }
  await tellAddress(settings, telegram.settings, deps.bot, never)
  const [webhook, ...menus] = telegram.said
  expect(webhook).toEqual({
    method: 'setWebhook',
    body: {
      url: 'https://api.tezbox.uz/api/notifications/v1/telegram',
      secret_token: webhookSecret(world.secrets, telegram.settings),
      allowed_updates: ['message', 'callback_query', 'my_chat_member'],
      max_connections: 20,
    },
  })
  expect(menus.map(({ body }) => body.language_code)).toEqual([undefined, 'ru', 'en'])
  expect(menus[2]?.body.commands).toEqual([
    { command: 'help', description: 'What I can do' },
    { command: 'language', description: 'Language' },
    { command: 'stop', description: 'Unlink my number' },
  ])
})
