import { beforeAll, expect, test } from 'vitest'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { sql } from '#platform/db/sql.ts'
import type { AcceptedFile } from '#platform/files/upload/accept-upload.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { docxParts, pdf, zipOf } from '../../../../tests/support/attack-files.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { type FormPart, formBody, formType } from '../../../../tests/support/form-body.ts'
import { requestOf } from '../../../../tests/support/named-call.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { loadDemoVacancies } from '../demo/demo-vacancies.service.ts'
import { sweepContent } from '../leads/leads.service.ts'
import { applicationCalls } from './applications.calls.ts'
import { applicationForm, type DeskApplication, type DeskApplicationList } from './applications.contract.ts'
import { applyToVacancy } from './applications.service.ts'

let app: TestApp
let admin: Person
let colleague: Person
beforeAll(async () => {
  app = await startTestApp({ env: { APPLICATIONS_PER_ADDRESS: '4', RATE_LIMIT_PER_MINUTE: '100000' } })
  admin = await addPerson(app, 'admin')
  colleague = await addPerson(app, 'admin')
  await loadDemoVacancies(app, app.clock.now())
})

let people = 0
function nextPhone(): string {
  people += 1
  return String(931_000_000 + people)
}
const person = (phone = nextPhone()) => ({
  full_name: 'Dilnoza Karimova',
  phone,
  about: 'Uch yil\nkuryerman',
})

type Sent = { vacancy?: string; headers?: Record<string, string>; from?: string }

async function send(parts: FormPart[], { vacancy = '1', headers = {}, from }: Sent = {}) {
  const response = await app.app.inject({
    ...requestOf(applicationCalls.apply, { params: { id: vacancy } }),
    remoteAddress: from ?? `10.2.${people}.1`,
    headers: { 'content-type': formType, ...headers },
    payload: formBody(parts),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() as Answer }
}
type Answer = { code?: string; message?: string; data?: { id: string }; errors?: { path: string }[] }

const fields = (form: object): FormPart[] =>
  Object.entries(form).map(([name, value]) => ({ name, value: String(value) }))

async function applied(form: object = person(), ...more: FormPart[]): Promise<string> {
  const { status, body } = await send([...fields(form), ...more])
  expect([status, body]).toMatchObject([201, { data: {} }])
  return body.data?.id ?? ''
}

async function read(id: string, { headers }: Person = admin): Promise<DeskApplication> {
  const { status, body } = await app.call(applicationCalls.readApplication, { params: { id }, headers })
  expect(status).toBe(200)
  return body.data as DeskApplication
}

const move = (id: string, body: object, { headers }: Person = admin) =>
  app.call(applicationCalls.moveApplication, { params: { id }, body, headers })

const cv = (fileName = 'Dilnoza CV.pdf'): FormPart => ({
  name: 'file',
  value: pdf(),
  fileName,
  type: 'application/pdf',
})

const sweptFile: Omit<AcceptedFile, 'createdAt'> = {
  id: 'swept-file-0000000000' as AcceptedFile['id'],
  purpose: 'cv',
  type: 'pdf',
  bytes: 1,
  width: undefined,
  height: undefined,
  sha256: '',
  receivedSha256: '',
  name: 'cv.pdf',
  storageKey: '00/swept' as AcceptedFile['storageKey'],
  lockedKey: undefined,
  deleteAfter: undefined,
}

const openCv = (id: string, headers = admin.headers) =>
  app.app.inject({ ...requestOf(applicationCalls.readCv, { params: { id } }), headers })

test('a form and a form with a CV come to the board, newest first, in the language of the page', async () => {
  const first = await applied()
  const phone = nextPhone()
  const headers = { 'accept-language': 'ru' }
  const sent = { full_name: ' Анна\tКим ', phone: `+998 ${phone}`, email: 'anna@example.uz' }
  const { body } = await send([...fields(sent), cv()], { headers })
  const second = body.data?.id ?? ''
  const listed = await app.call(applicationCalls.listApplications, {
    query: { stage: 'new', vacancy: '1' },
    headers: { ...admin.headers, 'accept-language': 'en' },
  })
  const { items } = listed.body.data as DeskApplicationList
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual([second, first])
  expect(items[0]).toMatchObject({
    full_name: 'Анна Ким',
    phone,
    email: 'anna@example.uz',
    about: null,
    language: 'ru',
    stage: 'new',
    has_cv: true,
    cv: { name: 'Dilnoza CV.pdf', type: 'pdf', bytes: pdf().length },
    note_count: 0,
  })
  expect(items[1]).toMatchObject({ about: 'Uch yil\nkuryerman', language: 'uz', has_cv: false, cv: null })
  expect(items[0]?.vacancy.title).toMatch(/^[A-Za-z ,/()-]+$/)
})

test('without a CV there are words; as JSON or with an empty field for the file it is the same form', async () => {
  const { about: _, ...bare } = person()
  expect(await send(fields(bare))).toMatchObject({
    status: 422,
    body: { code: 'application_words_needed', errors: [{ path: 'about' }] },
  })
  const empty = { name: 'file', value: '', fileName: '', type: 'application/octet-stream' }
  expect((await send([...fields(bare), empty])).body.code).toBe('application_words_needed')
  expect((await send([...fields(person()), empty])).status).toBe(201)
  const json = await app.call(applicationCalls.apply, {
    params: { id: '1' },
    body: person(),
    from: '10.9.0.1',
  })
  expect(json.status).toBe(201)
  for (const wrong of [{ full_name: '' }, { phone: '12' }, { email: 'no' }, { about: 'x'.repeat(3001) }])
    expect((await send(fields({ ...person(), ...wrong }))).status).toBe(422)
  expect((await send(fields(person()), { vacancy: '999' })).status).toBe(404)
})

test('one phone applies once for a vacancy, also when two come at once; for another vacancy it may', async () => {
  const phone = nextPhone()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => send([...fields(person(phone)), cv()], { from: '10.8.0.1' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('application_exists')
  expect((await send(fields(person(phone)), { vacancy: '2' })).status).toBe(201)
  const twice = sql`
    insert into application (vacancy_id, full_name, phone, about, locale, network, stage_at, created_at)
    values (1, 'x', ${phone}, 'x', 'uz', 'x', now(), now())`
  await expect(app.db.run(twice)).rejects.toThrow('application_once')
})

test('a repeated call with its key is one application and one answer', async () => {
  const parts = [...fields(person()), cv()]
  const headers = { 'idempotency-key': 'application-key-0001' }
  const first = await send(parts, { headers })
  const again = await send(parts, { headers })
  expect([again.status, again.body.data, again.headers['idempotency-replayed']]).toEqual([
    201,
    first.body.data,
    'true',
  ])
})

test('more than a few within an hour from one network wait, and are told how long', async () => {
  const from = '10.7.0.1'
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) statuses.push((await send(fields(person()), { from })).status)
  expect(statuses).toEqual([201, 201, 201, 201, 429])
  const refused = await send(fields(person()), { from, headers: { 'accept-language': 'en' } })
  expect(refused.body).toMatchObject({ code: 'too_many_applications' })
  expect(refused.body.message).toContain('60 min')
})

test('a wrong extension says "upload error, check the extension", a lost file "saving error", in four languages', async () => {
  const words = [
    ['uz', 'Yuklash xatosi'],
    ['uz-Cyrl', 'Юклаш хатоси'],
    ['ru', 'Ошибка загрузки: проверьте расширение'],
    ['en', 'Upload error: check the extension'],
  ] as const
  for (const [language, said] of words) {
    const headers = { 'accept-language': language }
    const { status, body } = await send([...fields(person()), cv('cv.exe')], { headers })
    expect([status, body.code]).toEqual([415, 'file_extension_wrong'])
    expect(body.message).toContain(said)
  }
  // An upload slower than the sweep: its bytes are gone when the form is saved.
  const gone = { ...sweptFile, createdAt: app.clock.now() }
  const form = applicationForm.parse(person())
  const from = { network: '10.6.0.1', locale: 'en', now: app.clock.now() } as const
  const lost = await applyToVacancy(app, 1, { form, file: gone }, from)
  expect(lost).toEqual({ ok: false, error: { code: 'application_not_saved' } })
  expect(catalogs.translate('en', 'errors.application_not_saved')).toContain('Saving error')
})

test('a CV is encrypted, only offered for saving, and every look at it is written down', async () => {
  const docx = zipOf(docxParts())
  const id = await applied(person(), { name: 'file', value: docx, fileName: '../cv\u202e.docx' })
  const stored = await app.db.one<{ key: Buffer | null; owner: string }>(sql`
    select locked_key as key, owner from stored_file where purpose = 'cv' order by created_at desc, id limit 1`)
  expect(stored.key).not.toBeNull()
  const answer = await openCv(id)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(docx)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="cv.docx"; filename*=UTF-8\'\'cv.docx',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  await openCv(id, colleague.headers)
  const looks = await app.db.many<{ who: string }>(sql`
    select who from file_access where owner = ${`application:${id}`} order by id`)
  expect(looks.map(({ who }) => who)).toEqual([`person:${admin.id}`, `person:${colleague.id}`])
  for (const role of ['operator', 'courier', 'cashier', 'customer'] as const) {
    const { headers } = await addPerson(app, role)
    expect((await openCv(id, headers)).statusCode).toBe(403)
    expect((await app.call(applicationCalls.readApplication, { params: { id }, headers })).status).toBe(403)
  }
  expect((await openCv(id, {})).statusCode).toBe(401)
})

test('the desk calls, invites and hires; back it goes with a note, and who comes second is told', async () => {
  const id = await applied()
  const { status, body } = await move(id, { from: 'new', to: 'call' })
  expect([status, (body.data as DeskApplication).stage]).toEqual([200, 'call'])
  expect((await move(id, { from: 'new', to: 'call' })).status).toBe(200)
  expect(await move(id, { from: 'new', to: 'call' }, colleague)).toMatchObject({
    status: 409,
    body: { code: 'application_moved' },
  })
  expect(await move(id, { from: 'call', to: 'new' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'note', code: 'required' }] },
  })
  expect((await move(id, { from: 'call', to: 'new', note: 'Xato bosdim' })).status).toBe(200)
  expect((await move(id, { from: 'new', to: 'hired' })).body.code).toBe('application_move_impossible')
  await move(id, { from: 'new', to: 'interview' })
  const both = await Promise.all(
    [admin, colleague].map((who, n) =>
      move(id, { from: 'interview', to: n === 0 ? 'hired' : 'refused' }, who),
    ),
  )
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
  const text = 'Dushanbadan boshlaydi'
  await app.call(applicationCalls.noteApplication, { params: { id }, body: { text }, headers: admin.headers })
  const whole = await read(id)
  expect(whole.history.map(({ stage }) => stage).slice(0, 4)).toEqual(['new', 'call', 'new', 'interview'])
  expect(whole.notes.map((note) => [note.text, note.by])).toEqual([
    ['Xato bosdim', 'Sinov'],
    [text, 'Sinov'],
  ])
  const query = { object: `application:${id}` }
  const log = await app.call(staffCalls.listAudit, { query, headers: admin.headers })
  expect(JSON.stringify(log.body)).toContain('"before":{"stage":"new"},"after":{"stage":"call"}')
  expect(JSON.stringify(log.body)).not.toMatch(/Dilnoza|Xato|Dushanba|931/)
})

test('an applicant is answered by a fixed SMS or an e-mail, and the log does not say what', async () => {
  const id = await applied({ ...person(), email: 'd@example.uz' })
  const answer = (body: object, to = id) =>
    app.call(applicationCalls.answerApplicant, { params: { id: to }, body, headers: admin.headers })
  const words = { template: 'interview', values: { day: '2026-11-20', time: '10:30' } }
  const sms = (await answer({ channel: 'sms', words })).body.data as DeskApplication
  expect(sms.answers).toMatchObject([{ channel: 'sms', state: 'waiting', by: 'Sinov' }])
  expect(sms.answers[0]?.text).toContain('20-noyabr, soat 10:30')
  expect(sms.sms_texts.map(({ template }) => template)).toEqual([
    'not_reached',
    'interview',
    'hired',
    'not_this_time',
  ])
  expect(sms.sms_texts[1]?.text).toContain('{date}, soat {time}')
  const letter = { subject: 'Suhbat', text: 'Salom!\n\nKuting.' }
  const mailed = (await answer({ channel: 'email', words: letter })).body.data as DeskApplication
  expect(mailed.answers[1]).toMatchObject({ channel: 'email', ...letter })
  const without = await applied()
  expect((await answer({ channel: 'email', words: letter }, without)).body.code).toBe('application_no_email')
  for (const body of [
    { channel: 'sms', words: { template: 'interview', values: {} } },
    { channel: 'sms', words: { template: 'call_us' } },
    { channel: 'sms', words: letter },
    { channel: 'email', words: { ...letter, subject: '' } },
    { channel: 'pigeon', words: letter },
  ])
    expect((await answer(body)).status).toBe(422)
  const query = { object: `application:${id}` }
  const log = await app.call(staffCalls.listAudit, { query, headers: admin.headers })
  expect(JSON.stringify(log.body)).not.toMatch(/Suhbat|Salom|example|931/)
})

test('deleted at the desk, nothing of an application stays, its file neither', async () => {
  const phone = nextPhone()
  const id = await applied(person(phone), cv())
  const gone = await app.call(applicationCalls.deleteApplication, { params: { id }, headers: admin.headers })
  expect([gone.status, gone.body.data]).toEqual([200, { id }])
  expect((await openCv(id)).statusCode).toBe(404)
  const left = await app.db.one(sql`
    select (select count(*) from application where phone = ${phone}) + (select count(*) from application_step where application_id = ${id})
         + (select count(*) from stored_file where owner = ${`application:${id}`}) as n`)
  expect(left).toEqual({ n: 0 })
  expect((await send(fields(person(phone)))).status).toBe(201)
})

test('after half a year an application goes with its notes, its way and its file, and not before', async () => {
  const id = await applied(person(), cv())
  expect((await read(id)).deleted_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  const left = () =>
    app.db.one<{ n: number; steps: number; files: number }>(sql`
      select (select count(*) from application where id = ${id}) as n,
             (select count(*) from application_step where application_id = ${id}) as steps,
             (select count(*) from stored_file where owner = ${`application:${id}`}) as files`)
  app.clock.advance(183 * 24 * 3_600_000 - 1)
  await sweepContent(app.db, app.clock.now())
  expect(await left()).toEqual({ n: 1, steps: 1, files: 1 })
  app.clock.advance(1)
  await sweepContent(app.db, app.clock.now())
  expect(await left()).toEqual({ n: 0, steps: 0, files: 0 })
})
