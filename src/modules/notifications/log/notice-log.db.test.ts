import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import {
  type NoticeWorld,
  never,
  type Parcel,
  startNoticeWorld,
} from '../../../../tests/scenarios/notice-world.ts'
import { addPerson, hour, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { refused } from '../domain/attempt.ts'
import { templates } from '../domain/templates.ts'
import { findToldAt } from '../notices/notice.repo.ts'
import { sendNotice } from '../notices/send-notice.service.ts'
import { sendWordsAgain } from './again.service.ts'
import { noticeLogCalls } from './notice-log.calls.ts'
import type { NoticeDetail, NoticeLog, NoticeLogQuery } from './notice-log.contract.ts'

let world: NoticeWorld
let admin: Person
beforeAll(async () => {
  world = await startNoticeWorld()
  admin = await addPerson(world, 'admin')
})
beforeEach(() => world.at(12))

type Query = Partial<NoticeLogQuery>

async function list(query: Query, who = world.people.operator): Promise<NoticeLog> {
  const answer = await world.call(noticeLogCalls.listNotices, { query, headers: who.headers })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data as NoticeLog
}

async function only(query: Query): Promise<NoticeDetail> {
  const { items } = await list(query)
  expect(items).toHaveLength(1)
  const id = items[0]?.id
  const answer = await world.call(noticeLogCalls.readNotice, { params: { id }, headers: admin.headers })
  return answer.body.data as NoticeDetail
}

const again = (id: string, who = world.people.operator) =>
  world.call(noticeLogCalls.sendNoticeAgain, { params: { id }, headers: who.headers })

async function atTheDoor(): Promise<{ phone: string; order: Parcel }> {
  const phone = world.newPhone()
  const order = await world.paid(await world.newSender(), phone)
  await world.carried(order)
  await world.tell(order)
  return { phone, order }
}

async function remindOfDebt(phone: string, how: Partial<NoticeWorld['deps']> = {}): Promise<void> {
  const notice = {
    template: templates.debtReminder,
    reference: phone,
    to: { phone, locale: 'en' as const },
    values: { amount: '20 000', link: 'tezbox.uz/en/dashboard/balance' },
  }
  await sendNotice({ ...world.deps, ...how }, notice, never)
}

test('the log holds the words without the code, and hides the number from whoever may not have it', async () => {
  const { phone, order } = await atTheDoor()
  const code = await world.receiverCode(order)
  const [masked] = (await list({ search: order.tracking_code, group: 'hand_out' })).items
  expect(masked).toMatchObject({
    state: 'sent',
    side: 'receiver',
    order: { tracking_code: order.tracking_code },
  })
  expect(masked?.to).toContain('•••')
  const whole = await only({ search: phone })
  expect(whole.to.replaceAll(/\D/g, '')).toBe(`998${phone}`)
  expect(whole.text).toContain('Kod ••••')
  expect(whole.text).toContain('tezbox.uz/••••')
  const kept = await world.db.many(sql`select words from message where words like ${`%${code}%`}`)
  expect(kept).toEqual([])
})

test('filters narrow it down, half a number finds nothing, and pages follow each other without gaps', async () => {
  const { phone } = await atTheDoor()
  await remindOfDebt(phone)
  expect((await list({ search: phone, group: 'money' })).items).toHaveLength(1)
  expect((await list({ search: phone, state: 'failed' })).items).toEqual([])
  expect((await list({ search: phone, channel: 'telegram' })).items).toEqual([])
  expect((await list({ search: phone.slice(0, 6) })).items).toEqual([])
  const day = new Date(world.clock.now().getTime() + 5 * hour).toISOString().slice(0, 10)
  expect((await list({ search: phone, day })).items).toHaveLength(2)
  expect((await list({ search: phone, day: '2020-01-01' })).items).toEqual([])
  const first = await list({ search: phone, limit: 1 })
  const second = await list({ search: phone, limit: 1, cursor: first.next_cursor ?? '' })
  expect([first, second].map(({ items }) => items.length)).toEqual([1, 1])
  expect(second.items[0]?.id).not.toBe(first.items[0]?.id)
  expect(second.next_cursor).toBeNull()
})

test('a notice that is still true goes once more, put into words anew, however often it is pressed', async () => {
  const { phone } = await atTheDoor()
  const { id } = await only({ search: phone })
  expect((await again(id)).body.code).toBe('notice_again_soon')
  world.clock.advance(hour)
  const answers = await Promise.all([again(id), again(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await world.sendDue()
  expect(await world.textsTo(phone)).toHaveLength(2)
  const told = await only({ search: phone })
  expect(told.tries).toHaveLength(2)
  expect(told.again).toHaveLength(1)
  // The customer's page tells the last try too.
  const [last] = await findToldAt(world.db, phone, 1)
  expect(last?.attemptedAt?.getTime()).toBeGreaterThan(world.clock.now().getTime() - hour)
  const { action } = await world.db.one<{ action: string }>(sql`
    select action from audit_entry where action = 'notice.again' order by id desc limit 1`)
  expect(action).toBe('notice.again')
})

test('what is no longer true, and what was pressed too often, is refused in words', async () => {
  const { phone, order } = await atTheDoor()
  const { id } = await only({ search: phone })
  for (let round = 0; round < 3; round++) {
    world.clock.advance(hour / 4)
    expect((await again(id)).status).toBe(200)
    await world.sendDue()
  }
  world.clock.advance(hour / 4)
  expect((await again(id)).body).toMatchObject({ code: 'notice_again_often' })
  await world.does(world.people.courier, order, 'deliver', { code: await world.receiverCode(order) })
  expect((await only({ search: phone })).refusal?.code).toBe('notice_passed')
  expect((await again(id, await addPerson(world, 'cashier'))).status).toBe(403)
})

test('another message goes word for word, unless it held a code or is of yesterday', async () => {
  const phone = world.newPhone()
  const down = { name: 'down', carries: () => true, send: () => Promise.resolve(refused('unknown_number')) }
  await remindOfDebt(phone, { gateways: [down] })
  const failed = await only({ search: phone })
  expect(failed).toMatchObject({
    state: 'failed',
    reason: 'Bunday raqam yoʻq',
    refusal: { code: 'notice_again_soon' },
  })
  world.clock.advance(hour)
  const asked = await again(failed.id)
  expect((asked.body.data as NoticeDetail).state).toBe('planned')
  const { payload } = await world.db.one<{ payload: { messageId: number; round: number } }>(sql`
    delete from outbox where topic = 'job:notifications.send-again' returning payload`)
  await Promise.allSettled([1, 2].map(() => sendWordsAgain(world.deps, payload, never)))
  expect(await world.textsTo(phone)).toEqual([expect.stringContaining('20 000 UZS')])
  expect((await only({ search: phone })).state).toBe('sent')
  world.clock.advance(25 * hour)
  expect((await only({ search: phone })).refusal?.code).toBe('notice_too_old')

  const coded = world.newPhone()
  const code = {
    template: templates.callerCode,
    reference: coded,
    to: { phone: coded, locale: 'en' as const },
  }
  await sendNotice(world.deps, { ...code, values: { code: '123456' } }, never)
  expect((await only({ search: coded })).refusal?.code).toBe('notice_has_secret')
})
