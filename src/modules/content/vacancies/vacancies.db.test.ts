import { beforeAll, expect, test } from 'vitest'
import { tashkentDay } from '#kernel/tashkent.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { vacancyCalls } from './vacancies.calls.ts'
import type { DeskVacancy, DeskVacancyList, VacancyDetail, VacancyList } from './vacancies.contract.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
  admin = await addPerson(app, 'admin')
})

const same = (text: string) => ({ uz: text, oz: null, ru: text, en: text })
const words = {
  title: { uz: 'Kuryer', oz: null, ru: 'Курьер', en: 'Courier' },
  specialization: same('A'),
  experience: same('B'),
  location: same(''),
  responsibilities: {
    uz: '- Yetkazish\n\n- Qabul qilish',
    oz: null,
    ru: 'Везти\nПринимать',
    en: 'Carry\nAccept',
  },
  requirements: same('D'),
  conditions: same('E'),
  key_skills: same('F'),
}
const facts = {
  words,
  region_id: 14,
  employment: 'full_time',
  work: 'car',
  salary_from: 4_000_000,
  salary_to: null,
  closes_on: null,
} as const

async function write(changes: object = {}): Promise<DeskVacancy> {
  const body = { ...facts, ...changes }
  const answer = await app.call(vacancyCalls.writeVacancy, { body, headers: admin.headers })
  expect(answer.status).toBe(201)
  return answer.body.data as DeskVacancy
}

const step = async (name: 'openVacancy' | 'closeVacancy', { id, version }: DeskVacancy) => {
  const given = { params: { id }, body: { version }, headers: admin.headers }
  const { status, body } = await app.call(vacancyCalls[name], given)
  return { status, code: body.code, data: body.data as DeskVacancy }
}

async function opened(changes: object = {}): Promise<DeskVacancy> {
  const { status, data } = await step('openVacancy', await write(changes))
  expect(status).toBe(200)
  return data
}

const change = ({ id, version }: DeskVacancy, changes: object) =>
  app.call(vacancyCalls.changeVacancy, {
    params: { id },
    body: { ...facts, version, ...changes },
    headers: admin.headers,
  })

async function shown(query: Record<string, string> = {}, language = 'uz'): Promise<VacancyList['items']> {
  const headers = { 'accept-language': language }
  const { status, body } = await app.call(vacancyCalls.listVacancies, { query, headers })
  expect(status).toBe(200)
  return (body.data as VacancyList).items
}

const read = (id: string, language = 'uz') =>
  app.call(vacancyCalls.readVacancy, { params: { id }, headers: { 'accept-language': language } })

test('a draft is nobody’s to see; opened, it is read in four languages, Cyrillic made from Latin', async () => {
  const draft = await write()
  expect(draft).toMatchObject({
    state: 'draft',
    version: 1,
    missing: [],
    published_at: null,
    updated_by: 'Sinov',
  })
  expect((await read(draft.id)).status).toBe(404)
  await step('openVacancy', draft)
  const titles = await Promise.all(
    ['uz', 'uz-Cyrl', 'ru', 'en'].map(async (language) => {
      const { title, region } = (await read(draft.id, language)).body.data as VacancyDetail
      return [title, region?.name]
    }),
  )
  expect(titles).toEqual([
    ['Kuryer', 'Toshkent shahri'],
    ['Курьер', 'Тошкент шаҳри'],
    ['Курьер', 'Город Ташкент'],
    ['Courier', 'Tashkent City'],
  ])
  expect((await read(draft.id)).body.data).toMatchObject({
    responsibilities: ['Yetkazish', 'Qabul qilish'],
    salary: { from: 4_000_000, to: null },
    employment: 'full_time',
    work: 'car',
    closes_at: null,
  })
  await step('closeVacancy', (await step('openVacancy', draft)).data)
  expect((await read(draft.id)).status).toBe(404)
})

test('the list is filtered by region and employment; a vacancy for the country is in every region', async () => {
  const here = await opened({ region_id: 3 })
  const everywhere = await opened({ region_id: null, words: { ...words, location: same('Uyda') } })
  const evenings = await opened({ region_id: 3, employment: 'part_time' })
  const ids = async (query: Record<string, string>) => (await shown(query)).map(({ id }) => id)
  expect(await ids({ region: '3' })).toEqual([evenings.id, everywhere.id, here.id])
  expect(await ids({ region: '5' })).toEqual([everywhere.id])
  expect(await ids({ region: '3', employment: 'part_time' })).toEqual([evenings.id])
  for (const query of [{ region: '99' }, { region: 'x' }, { employment: 'nights' }, { cursor: 'x' }])
    expect((await app.call(vacancyCalls.listVacancies, { query })).status).toBe(422)
})

test('what is not complete does not open, and what is open stays complete', async () => {
  const half = await write({ region_id: null, words: { ...words, title: { ...words.title, ru: '' } } })
  expect(half.missing).toEqual(['title.ru', 'location.uz', 'location.ru', 'location.en'])
  expect(await step('openVacancy', half)).toMatchObject({ status: 409, code: 'vacancy_incomplete' })
  const open = await opened()
  const emptied = await change(open, { words: { ...words, key_skills: { ...words.key_skills, en: '' } } })
  expect(emptied).toMatchObject({ status: 409, body: { code: 'vacancy_incomplete' } })
})

test('two editors: the second is told, and nothing of the first is lost', async () => {
  const vacancy = await write()
  const [first, second] = await Promise.all([
    change(vacancy, { salary_from: 5_000_000 }),
    change(vacancy, { salary_from: 6_000_000 }),
  ])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  const won = [first, second].find(({ status }) => status === 200)?.body.data as DeskVacancy
  const lost = await change(vacancy, { salary_from: 7_000_000 })
  expect(lost.body.code).toBe('vacancy_changed')
  expect(await step('openVacancy', vacancy)).toMatchObject({ status: 409, code: 'vacancy_changed' })
  const now = await app.call(vacancyCalls.readVacancyForDesk, { params: vacancy, headers: admin.headers })
  expect(now.body.data).toEqual(won)
  expect(won.version).toBe(2)
})

test('the last day is whole by the clock of Tashkent; then it is closed, and opens only with another day', async () => {
  const today = tashkentDay(app.clock.now())
  const vacancy = await opened({ closes_on: today })
  const detail = (await read(vacancy.id)).body.data as VacancyDetail
  app.clock.advance(Date.parse(detail.closes_at ?? '') - app.clock.now().getTime() - 1)
  expect((await read(vacancy.id)).status).toBe(200)
  app.clock.advance(1)
  expect((await read(vacancy.id)).status).toBe(404)
  const query = { state: 'closed' } as const
  const listed = await app.call(vacancyCalls.listVacanciesForDesk, { query, headers: admin.headers })
  expect((listed.body.data as DeskVacancyList).items[0]).toMatchObject({ id: vacancy.id, state: 'closed' })
  expect(await step('openVacancy', vacancy)).toMatchObject({ status: 409, code: 'vacancy_day_over' })
})

test('bounds and places are checked: salary in order, region of ours, a day that exists', async () => {
  for (const [changes, path] of [
    [{ salary_from: 9, salary_to: 5 }, 'salary_to'],
    [{ salary_from: 0 }, 'salary_from'],
    [{ region_id: 15 }, 'region_id'],
    [{ closes_on: '2026-02-30' }, 'closes_on'],
    [{ employment: 'nights' }, 'employment'],
    [{ words: { ...words, title: { ...words.title, uz: 'x'.repeat(121) } } }, 'words.title.uz'],
    [{ words: { ...words, title: { ...words.title, uz: 'Kur\u202eyer' } } }, 'words.title.uz'],
  ] as const) {
    const body = { ...facts, ...changes }
    const answer = await app.call(vacancyCalls.writeVacancy, { body, headers: admin.headers })
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ path }]])
  }
})

test('only who hires writes vacancies, and the log says who did what', async () => {
  for (const role of ['customer', 'courier', 'operator', 'cashier'] as const) {
    const { headers } = await addPerson(app, role)
    expect((await app.call(vacancyCalls.listVacanciesForDesk, { headers })).status).toBe(403)
    expect((await app.call(vacancyCalls.writeVacancy, { body: facts, headers })).status).toBe(403)
  }
  const open = await opened()
  await step('closeVacancy', open)
  const query = { object: `vacancy:${open.id}` }
  const log = await app.call(staffCalls.listAudit, { query, headers: admin.headers })
  const { items } = log.body.data as { items: { action: string }[] }
  expect(items.map(({ action }) => action)).toEqual(['vacancy.close', 'vacancy.open', 'vacancy.write'])
})
