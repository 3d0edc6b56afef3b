import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import type { Given } from '../../../../tests/support/named-call.ts'
import { type Session, signUp } from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { erasePerson } from '../person.repo.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { personalLinkCalls } from './personal-link.calls.ts'

const samarkand = { label: 'Uy', region: 8, city: 122, street: 'Registon 7, 15-uy' }
const tashkent = { label: 'Ish', region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let last = 903_310_000
async function newPerson(...addresses: object[]): Promise<Session & { addresses: string[] }> {
  last += 1_000
  const me = await signUp(app, String(last), { full_name: 'Dilnoza Toshmatova' })
  const ids: string[] = []
  for (const body of addresses)
    ids.push((await call(me, profileCalls.addAddress, { body })).data?.id as string)
  return { ...me, addresses: ids }
}

async function call<C extends Call>(who: Session, called: C, ...[given]: Given<C, { body?: object }>) {
  const answer = await app.call<Call>(called, { ...given, headers: who.headers })
  return {
    status: answer.status,
    code: answer.body.code,
    data: answer.body.data as Record<string, unknown> | null,
  }
}

const make = async (who: Session, body: object = {}) =>
  String((await call(who, personalLinkCalls.makeLink, { body })).data?.code)

/** What whoever has the link is told; the number of the request apart. */
async function openLink(code: string) {
  const { status, body } = await app.call(personalLinkCalls.readLinkOwner, { params: { code } })
  const { request_id: _, instance: __, ...rest } = body
  return { status, body: rest }
}

test('a link tells a first name, one letter and the district, to anybody', async () => {
  const me = await newPerson(samarkand)
  expect((await call(me, personalLinkCalls.readOwnLink)).data).toBeNull()
  const code = await make(me)
  expect(code).toMatch(/^[0-9A-Za-z]{14}$/)
  expect(await openLink(code)).toEqual({
    status: 200,
    body: { success: true, data: { name: 'Dilnoza T.', region: 8, city: 122 } },
  })
  expect((await call(me, personalLinkCalls.readOwnLink)).data).toMatchObject({
    code,
    address_id: null,
    name: 'Dilnoza T.',
    region: 8,
    city: 122,
  })
  expect((await call(me, profileCalls.readMyData)).data).toMatchObject({ personal_link: code })
})

test('without an address there is no link, and another’s address is not found', async () => {
  const me = await newPerson()
  const other = await newPerson(samarkand)
  expect(await call(me, personalLinkCalls.makeLink, { body: {} })).toMatchObject({
    status: 409,
    code: 'address_required',
  })
  const mine = await newPerson(tashkent)
  expect(
    await call(mine, personalLinkCalls.makeLink, { body: { address_id: other.addresses[0] } }),
  ).toMatchObject({
    status: 404,
    code: 'not_found',
  })
})

test('a new link makes the old one as unknown as one that never was', async () => {
  const me = await newPerson(samarkand)
  const old = await make(me)
  const code = await make(me)
  expect(code).not.toBe(old)
  expect((await openLink(code)).status).toBe(200)
  const unknown = await openLink('zzzzzzzzzzzzzz')
  expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await openLink(old)).toEqual(unknown)
  expect(await openLink("';--")).toEqual(unknown)
  expect(await openLink('x')).toEqual(unknown)
  await call(me, personalLinkCalls.removeLink)
  expect(await openLink(code)).toEqual(unknown)
  expect((await call(me, personalLinkCalls.readOwnLink)).data).toBeNull()
})

test('the link follows the default address, unless one was chosen', async () => {
  const me = await newPerson(samarkand, tashkent)
  const [, second] = me.addresses
  const code = await make(me)
  expect((await openLink(code)).body.data).toMatchObject({ city: 122 })
  await call(me, profileCalls.changeAddress, { params: { id: second }, body: { is_default: true } })
  expect((await openLink(code)).body.data).toMatchObject({ city: 205 })
  const chosen = await make(me, { address_id: me.addresses[0] })
  expect((await openLink(chosen)).body.data).toMatchObject({ city: 122 })
})

test('a chosen address that is removed gives way to the default one; without any the link sleeps', async () => {
  const me = await newPerson(samarkand, tashkent)
  const [first, second] = me.addresses
  const code = await make(me, { address_id: second })
  await call(me, profileCalls.removeAddress, { params: { id: second } })
  expect((await openLink(code)).body.data).toMatchObject({ city: 122 })
  await call(me, profileCalls.removeAddress, { params: { id: first } })
  expect((await openLink(code)).status).toBe(404)
  expect((await call(me, personalLinkCalls.readOwnLink)).data).toMatchObject({
    code,
    region: null,
    city: null,
  })
})

test('nobody is found by the link of an account that is suspended or deleted', async () => {
  const suspended = await newPerson(samarkand)
  const code = await make(suspended)
  await app.db.run(sql`
    update person set status = 'suspended' where id = (select person_id from personal_link where code = ${code})`)
  expect((await openLink(code)).status).toBe(404)
  const leaving = await newPerson(samarkand)
  const hers = await make(leaving)
  const { id } = await app.db.one<{ id: number }>(sql`
    select person_id as id from personal_link where code = ${hers}`)
  await erasePerson(app.db, id, app.clock.now(), app.clock.now())
  expect((await openLink(hers)).status).toBe(404)
  expect(await app.db.many(sql`select code from personal_link where person_id = ${id}`)).toEqual([])
})
