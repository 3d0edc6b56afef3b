import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { answersOf, sendAnswer } from '#modules/content/answers/answers.service.ts'
import type { LetterWords, SmsWords } from '#modules/content/index.ts'
import { sql } from '#platform/db/sql.ts'
import { type NoticeWorld, never, startNoticeWorld } from '../../../../tests/scenarios/notice-world.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { startFakeSmtp } from '../../../../tests/support/fake-smtp.ts'
import { refused, sent } from '../domain/attempt.ts'
import type { MessageGateway } from '../domain/gateway.ts'
import { messageJobs } from '../jobs.ts'
import { sendAnswerJob } from './answer-job.ts'
import { answerUndelivered, type SendAnswerDeps, sendAnswerMessage } from './send-answer.service.ts'

let world: NoticeWorld
let operator: Person
let deps: SendAnswerDeps
beforeAll(async () => {
  world = await startNoticeWorld()
  operator = await addPerson(world, 'operator')
  deps = { ...world.deps, mail: 'inbox' }
})
beforeEach(() => world.at(12))

let abouts = 0
const run = (attempt = 1) => ({ signal: never, attempt })
const lastAttempt = sendAnswerJob.retry.limit + 1

/** An answer that waits, and what its card at the desk says. */
async function answered(words: SmsWords | LetterWords, language: 'uz' | 'oz' | 'ru' | 'en' = 'uz') {
  const [id, phone] = [++abouts, world.newPhone()]
  const to = { phone, email: 'madina@example.uz', language }
  const channel = 'template' in words ? 'sms' : 'email'
  const answer = { about: 'lead', id, channel, to, words } as const
  const answerId = await world.db.transaction((tx) =>
    sendAnswer(tx, answer, Number(operator.id), world.clock.now()),
  )
  const card = async () => {
    const views = await answersOf({ db: world.db, translateIn: catalogs.translate }, 'lead', [id])
    return views.get(id)?.[0]
  }
  const send = (how: Partial<SendAnswerDeps> = {}, attempt = 1) =>
    sendAnswerMessage({ ...deps, ...how }, { answerId: Number(answerId) }, run(attempt))
  return { answerId: Number(answerId), phone, card, send }
}

const notReached: SmsWords = { template: 'not_reached', values: {} }
const letter: LetterWords = {
  subject: 'Savolingizga javob',
  text: 'Assalomu alaykum!\n\nHa, olamiz <b>hammasini</b>.',
  quote: 'Dorini ham olasizlarmi?',
}

test('an SMS goes out in its registered words, in the language of whoever wrote, once', async () => {
  const { phone, card, send } = await answered(notReached, 'ru')
  expect(await card()).toMatchObject({ channel: 'sms', state: 'waiting', why: null, by: 'Sinov' })
  await send()
  await send()
  const words = 'TezBox: мы звонили, но не дозвонились. Перезвоните, когда удобно: +998 71 200-00-00'
  expect(await world.textsTo(phone)).toEqual([words])
  expect(await card()).toMatchObject({ state: 'sent', text: words })
})

test('an invitation names its day and hour as its reader writes them', async () => {
  const words: SmsWords = { template: 'interview', values: { day: '2026-11-20', time: '10:30' } }
  const { phone, send, card } = await answered(words, 'oz')
  expect((await card())?.text.replaceAll('\u00a0', ' ')).toContain('20 ноябрь')
  await send()
  const [text = ''] = await world.textsTo(phone)
  expect(text).toContain('20 ноябрь')
  expect(text).toContain('10:30')
})

test('by night an SMS waits for the morning, a letter does not', async () => {
  world.at(23)
  const [night, post] = [await answered(notReached), await answered(letter)]
  await night.send()
  await post.send()
  expect(await world.textsTo(night.phone)).toEqual([])
  expect(await night.card()).toMatchObject({ state: 'waiting' })
  expect(await post.card()).toMatchObject({ state: 'sent' })
  const later = await world.db.one<{ payload: unknown }>(sql`
    select payload from outbox where topic = 'job:notifications.send-answer' order by id desc limit 1`)
  expect(later.payload).toEqual({ answerId: night.answerId })
  world.at(9)
  await night.send()
  expect(await world.textsTo(night.phone)).toHaveLength(1)
})

test('a letter shows the answer above what was asked, and lies in the inbox of a demo', async () => {
  const { phone, card, send } = await answered(letter)
  await send()
  const [kept = ''] = await world.textsTo(phone)
  expect(kept).toMatch(/^madina@example\.uz\nSavolingizga javob\n\nAssalomu alaykum!/)
  expect(kept).toContain('Siz yozgan edingiz:\n> Dorini ham olasizlarmi?')
  expect(await card()).toMatchObject({ state: 'sent', subject: letter.subject, text: letter.text })
})

test('a busy mail server is asked again and gets one letter, in which nothing of the text is markup', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const { card, send } = await answered(letter)
  smtp.fail('busy')
  await expect(send({ mail: smtp.settings })).rejects.toThrow('nobody has taken')
  expect(await card()).toMatchObject({ state: 'waiting' })
  smtp.fail(undefined)
  await send({ mail: smtp.settings }, 2)
  await send({ mail: smtp.settings }, 3)
  expect(smtp.received).toHaveLength(1)
  const [{ letter: raw, to } = { letter: '', to: '' }] = smtp.received
  expect(to).toBe('<madina@example.uz>')
  expect(raw).toMatch(/^Auto-Submitted: no\r$/m)
  expect(raw).toMatch(/^Reply-To: /m)
  const html = [...raw.matchAll(/base64\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n(?:\r\n)?--/g)]
    .map(([, body = '']) => Buffer.from(body, 'base64').toString())
    .at(-1)
  expect(html).toContain('&lt;b&gt;hammasini&lt;/b&gt;')
  expect(html).toContain('<blockquote')
})

test('an answer that nobody takes is told as failed, with what is known of the reason', async () => {
  const gateway = (why: 'unknown_number' | 'server_error'): MessageGateway => ({
    name: 'other',
    carries: () => true,
    send: () => Promise.resolve(refused(why)),
  })
  const wrong = await answered(notReached)
  await wrong.send({ gateways: [gateway('unknown_number')] })
  expect(await wrong.card()).toMatchObject({ state: 'failed', why: 'no_address' })

  const down = await answered(notReached)
  await expect(down.send({ gateways: [gateway('server_error')] })).rejects.toThrow()
  await down.send({ gateways: [gateway('server_error')] }, lastAttempt)
  expect(await down.card()).toMatchObject({ state: 'failed', why: 'unreachable' })
  await down.send()
  expect(await world.textsTo(down.phone)).toEqual([])

  const noMail = await answered(letter)
  await noMail.send({ mail: undefined })
  expect(await noMail.card()).toMatchObject({ state: 'failed', why: 'no_way' })
})

test('a text that its gateway took and could not deliver is told as failed', async () => {
  const { answerId, card, send } = await answered(notReached)
  const taken = { name: 'eskiz', carries: () => true, send: () => Promise.resolve(sent('1')) }
  await send({ gateways: [taken] })
  expect(await card()).toMatchObject({ state: 'sent' })
  await answerUndelivered(world.db, `basket-reminder:${answerId}`, world.clock.now())
  expect(await card()).toMatchObject({ state: 'sent' })
  await answerUndelivered(world.db, `answer:${answerId}`, world.clock.now())
  expect(await card()).toMatchObject({ state: 'failed', why: 'undelivered' })
})

test('the product listens: an answer that was written becomes a job', () => {
  const { subscriptions } = messageJobs(deps)
  expect(
    subscriptions.some(
      ({ event, job }) => event.name === 'content.answer-written' && job.name === sendAnswerJob.name,
    ),
  ).toBe(true)
})
