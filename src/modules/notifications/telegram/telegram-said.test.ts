import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escaped, linked } from '../domain/telegram-call.ts'
import { heardIn, languageButton, starsButton } from '../domain/telegram-said.ts'
import { readBotSettings } from './telegram-settings.ts'
import { telegramUpdate } from './telegram-update.contract.ts'

const chat = { id: 5, type: 'private' }
const from = { id: 5, language_code: 'uz' }
const said = (text: string) => heardIn({ message: { chat, from, text } })?.said

test.each([
  ['/start', { kind: 'start', token: undefined }],
  ['/start abc_DEF-1', { kind: 'start', token: 'abc_DEF-1' }],
  ['/Start@tezbox_bot abc', { kind: 'start', token: 'abc' }],
  ['/help', { kind: 'help' }],
  ['/stop', { kind: 'stop' }],
  ['/language', { kind: 'ask_language' }],
  ['/unknown', { kind: 'other' }],
  ['', { kind: 'other' }],
])('%s is a command', (text, wanted) => {
  expect(said(text)).toEqual(wanted)
})

test.each([
  ['TB12345678901234', 'TB12345678901234'],
  ['mana kod: tb 1234 5678 9012 34, qayerda?', 'tb 1234 5678 9012 34'],
  ['ТБ-12345678901234', 'ТБ-12345678901234'],
  ['https://tezbox.uz/t/TB12345678901234?p=x', 'TB12345678901234'],
  ['12345678901234', 'TB12345678901234'],
  ['TB123456', 'TB123456'],
])('in "%s" stands a code', (text, code) => {
  expect(said(text)).toEqual({ kind: 'parcel', code })
})

test.each(['kitob 5 ta', 'XTB12345678901234', 'TB', '901234567', 'bitta 20'])(
  'in "%s" there is none',
  (text) => {
    expect(said(text)).toEqual({ kind: 'other' })
  },
)

const contact = (phone_number: string, user_id?: number) =>
  heardIn({ message: { chat, from, contact: { phone_number, user_id } } })?.said

test('a contact counts when it is the person’s own, whole number of +998', () => {
  expect(contact('+998 90 123-45-67', 5)).toEqual({ kind: 'contact', phone: '901234567', isOwn: true })
  expect(contact('998901234567', 5)).toMatchObject({ phone: '901234567' })
  expect(contact('998901234567', 6)).toEqual({ kind: 'contact', phone: undefined, isOwn: false })
  expect(contact('998901234567')).toMatchObject({ isOwn: false, phone: undefined })
  expect(contact('901234567', 5)).toMatchObject({ isOwn: true, phone: undefined })
  expect(contact('+1 901 234 5678', 5)).toMatchObject({ phone: undefined })
})

test('in a group, a channel or another’s words nobody is heard', () => {
  const group = { id: -7, type: 'supergroup' }
  expect(heardIn({ message: { chat: group, from, text: '/stop' } })).toBeUndefined()
  expect(heardIn({ message: { chat, text: '/stop' } })).toBeUndefined()
  expect(
    heardIn({ callback_query: { id: '1', from, message: { chat: group, message_id: 1 }, data: 'lang:ru' } }),
  ).toBeUndefined()
  expect(heardIn({ my_chat_member: { chat, new_chat_member: { status: 'member' } } })).toBeUndefined()
  expect(heardIn({})).toBeUndefined()
})

const pressed = (data: string) =>
  heardIn({ callback_query: { id: '1', from, message: { chat, message_id: 3 }, data } })?.said

test('what a button says is what was put into it', () => {
  expect(pressed(languageButton('ru'))).toEqual({ kind: 'language', locale: 'ru' })
  const proof = 'abcdefgh_-123456'
  const data = starsButton(4, { orderId: 12345678, side: 'receiver' }, proof)
  expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64)
  expect(pressed(data)).toEqual({ kind: 'stars', stars: 4, orderId: 12345678, side: 'receiver', proof })
  for (const wrong of ['stars:6:12345678:r:abcdefgh_-123456', 'stars:4:1:r:x', '', 'lang:'])
    expect(pressed(wrong), wrong).toEqual({ kind: 'other' })
})

test('whatever is typed, the bot understands it or not, and never stumbles', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(said(text)?.kind).toMatch(/^[a-z_]+$/)
    }),
  )
})

test('people’s words never become marks', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(escaped(text)).not.toMatch(/[<>"]/)
      expect(linked(text, text).match(/</g)).toHaveLength(2)
    }),
  )
  expect(escaped('<b>&"')).toBe('&lt;b&gt;&amp;&quot;')
})

test('an update with more than we know is read for what we know', () => {
  const update = {
    update_id: 1,
    message: {
      message_id: 2,
      date: 3,
      chat: { ...chat, first_name: 'x' },
      from: { ...from, is_bot: false },
      text: 'hi',
    },
    something_new: {},
  }
  expect(telegramUpdate.parse(update)).toMatchObject({ update_id: 1, message: { text: 'hi' } })
  const far = { update_id: 1, message: { chat, from, location: { latitude: 91, longitude: 0 } } }
  expect(telegramUpdate.safeParse(far).success).toBe(false)
})

test('a bot has a token and a name, or there is none', () => {
  const token = '123456:abcdefghijklmnop'
  expect(readBotSettings({})).toBeUndefined()
  expect(readBotSettings({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: '@tezbox_bot' })).toEqual({
    token,
    name: 'tezbox_bot',
    url: 'https://api.telegram.org',
  })
  expect(() => readBotSettings({ TELEGRAM_BOT_TOKEN: token })).toThrow(/belong together/)
  expect(() => readBotSettings({ TELEGRAM_BOT_TOKEN: 'x', TELEGRAM_BOT_NAME: 'tezbox_bot' })).toThrow(/TOKEN/)
  const plain = {
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_BOT_NAME: 'tezbox_bot',
    TELEGRAM_BOT_URL: 'http://api.example',
  }
  expect(() => readBotSettings(plain)).toThrow(/https/)
})
