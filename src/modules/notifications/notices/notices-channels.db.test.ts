import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { noteScript } from '#modules/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import {
  attempt,
  type NoticeWorld,
  never,
  startNoticeWorld,
} from '../../../../tests/scenarios/notice-world.ts'
import type { Person } from '../../../../tests/scenarios/parcel-world.ts'
import { startFakeSmtp } from '../../../../tests/support/fake-smtp.ts'
import { refused, type Sending, sent } from '../domain/attempt.ts'
import { emailChannel } from '../email/email-channel.service.ts'
import { settleAttempt } from '../sms/messages.repo.ts'
import type { Channel, OutgoingNotice } from './channels.ts'
import { noticesCalls } from './notices.calls.ts'
import { sendParcelNews } from './parcel-notice.service.ts'

let world: NoticeWorld
beforeAll(async () => {
  world = await startNoticeWorld()
})
beforeEach(() => world.at(12))

/** A channel that reaches everybody and does what it is told to. */
function channelThat(name: Channel['name'], answers: () => Sending) {
  const got: OutgoingNotice[] = []
  const channel: Channel = {
    name,
    reaches: () => Promise.resolve(true),
    send: (notice) => {
      got.push(notice)
      return Promise.resolve(answers())
    },
  }
  return { channel, got }
}

test('Telegram takes the place of the SMS, which follows at once when Telegram fails', async () => {
  const [phone, other] = [world.newPhone(), world.newPhone()]
  const works = channelThat('telegram', () => sent('1'))
  await noteScript({ db: world.db, locale: 'oz', now: world.clock.now() }, phone)
  const order = await world.paid(await world.newSender(), phone)
  await world.carried(order)
  await world.tell(order, { channels: [works.channel] })
  expect(await world.textsTo(phone)).toEqual([])
  const code = await world.receiverCode(order)
  const [notice] = works.got.filter(({ side }) => side === 'receiver')
  expect(notice).toMatchObject({
    kind: 'out_for_delivery',
    title: 'Курьер посилкангизни олиб боряпти',
    text: expect.stringContaining(`Код: ${code}`),
    link: { url: expect.stringMatching(/^https:\/\/tezbox\.uz\/\w{16}$/), label: 'Кузатиш' },
    order: { id: Number(order.id) },
  })

  const blocked = channelThat('telegram', () => refused('gone'))
  const next = await world.paid(await world.newSender(), other)
  await world.carried(next)
  await world.tell(next, { channels: [blocked.channel] })
  expect(await world.textsTo(other)).toHaveLength(1)
  expect((await world.rowsOf(next)).filter(({ kind }) => kind === 'out_for_delivery')).toMatchObject([
    { channel: 'telegram', state: 'failed', why: 'gone' },
    { channel: 'sms', state: 'sent' },
  ])
})

test('a letter goes to the address of the order, is tried again while the mail server is busy, and arrives once', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const channels = [emailChannel(world.deps, smtp.settings)]
  const to = { region: 14, city: 205, street: 'Bunyodkor 40', email: 'bobur@example.org' }
  const order = await world.paid(await world.newSender('ru'), world.newPhone(), { to })
  await world.carried(order)
  smtp.fail('busy')
  await world.plan(order, { channels })
  await expect(world.sendDue({ channels })).rejects.toThrow('nobody has taken')
  smtp.fail(undefined)
  const { id } = await world.db.one<{ id: number }>(sql`
    select id from notice where order_id = ${Number(order.id)} and channel = 'email'`)
  const again = () =>
    sendParcelNews({ ...world.deps, channels }, { noticeId: id }, { signal: never, attempt: 2 })
  await again()
  await again()
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]).toMatchObject({ to: '<bobur@example.org>', encrypted: true })
})

test('a letter opens nothing: its address was written by the sender, and nobody has checked it', async () => {
  const mail = channelThat('email', () => sent('1'))
  const channels = [mail.channel]
  const order = await world.paid(await world.newSender('ru'), world.newPhone())
  await world.carried(order)
  await world.tell(order, { channels })
  await world.does(world.people.courier, order, 'fail_delivery', attempt)
  await world.tell(order, { channels })
  await world.does(world.people.operator, order, 'redeliver', {})
  await world.tell(order, { channels })
  const code = await world.receiverCode(order)
  await world.does(world.people.courier, order, 'deliver', { code })
  await world.tell(order, { channels })
  const letters = mail.got.filter(({ side }) => side === 'receiver')
  expect(letters.map(({ kind }) => kind)).toEqual([
    'out_for_delivery',
    'attempt_failed',
    'out_for_delivery',
    'delivered',
  ])
  const open = { url: `https://tezbox.uz/ru/t/${order.tracking_code}`, label: 'Отследить' }
  for (const { link } of letters) expect(link).toEqual(open)
  // As a number of its own: the tracking code may carry the six digits by chance.
  expect(letters.map(({ text }) => text).join(' ')).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
})

test('whoever ordered by a personal link cannot have letters about its owner sent to themselves', async () => {
  const order = await world.paid(await world.newSender(), world.newPhone())
  await world.db.run(sql`
    update customer_order
    set receiver = receiver || '{"link": "abc", "email": "me@example.org"}' where id = ${Number(order.id)}`)
  await world.carried(order)
  await world.plan(order, { channels: [emailChannel(world.deps, 'inbox')] })
  expect((await world.rowsOf(order)).map(({ channel }) => channel)).toEqual(['sms'])
})

test('the desk sees every message of an order with a masked number, strangers do not', async () => {
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone)
  await world.carried(order)
  await world.tell(order)
  const read = ({ headers }: Person) =>
    world.call(noticesCalls.readNotices, { params: { id: order.id }, headers })
  const { body } = await read(world.people.operator)
  expect(body.data).toEqual([
    {
      id: expect.any(String),
      label: 'Kuryer posilkangizni olib boryapti',
      side: 'receiver',
      channel: 'sms',
      to: `+998 93 •••-••-${phone.slice(-2)}`,
      state: 'sent',
      reason: null,
      at: world.clock.now().toISOString(),
    },
  ])
  expect((await read(world.people.sender)).status).toBe(403)
})

test('the desk sees what a gateway says later: delivered, or never arrived', async () => {
  const order = await world.paid(await world.newSender(), world.newPhone())
  await world.carried(order)
  await world.tell(order)
  const { id } = await world.db.one<{ id: number }>(sql`
    select max(message.id) as id from message join notice on reference = 'notice:' || notice.id
    where notice.order_id = ${Number(order.id)}`)
  await settleAttempt(world.db, { id, gateway: 'local', arrived: false, at: world.clock.now() })
  const { body } = await world.call(noticesCalls.readNotices, {
    params: { id: order.id },
    headers: world.people.operator.headers,
  })
  expect(body.data).toMatchObject([{ state: 'failed', reason: 'Yetib bormadi' }])
})
