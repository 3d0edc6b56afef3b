import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { pdf } from '../../../../tests/support/attack-files.ts'
import { type FormPart, formBody, formType } from '../../../../tests/support/form-body.ts'
import { honestPapers, hostilePapers } from '../../../../tests/support/hostile-papers.ts'
import { requestOf } from '../../../../tests/support/named-call.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { loadDemoVacancies } from '../demo/demo-vacancies.service.ts'
import { applicationCalls } from './applications.calls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { APPLICATIONS_PER_ADDRESS: '1000', RATE_LIMIT_PER_MINUTE: '100000' } })
  await loadDemoVacancies(app, app.clock.now())
})

let people = 0
function form(): FormPart[] {
  people += 1
  const fields = { full_name: 'Sinov', phone: String(932_000_000 + people), about: 'Salom' }
  return Object.entries(fields).map(([name, value]) => ({ name, value }))
}

async function send(files: FormPart[]): Promise<string> {
  const response = await app.app.inject({
    ...requestOf(applicationCalls.apply, { params: { id: '1' } }),
    headers: { 'content-type': formType },
    payload: formBody([...form(), ...files]),
  })
  return response.statusCode === 201 ? 'accepted' : (response.json() as { code: string }).code
}

const paper = (fileName: string, value: Buffer, type = 'application/pdf'): FormPart => ({
  name: 'file',
  value,
  fileName,
  type,
})

const kept = async () =>
  (await app.db.one<{ n: number }>(sql`select count(*)::int as n from stored_file where purpose = 'cv'`)).n

test('of sixty hostile papers none is kept, and each is told why', async () => {
  expect(hostilePapers.length).toBeGreaterThanOrEqual(60)
  const said: string[][] = []
  for (const [what, name, bytes] of hostilePapers) said.push([what, await send([paper(name, bytes)])])
  expect(said).toEqual(hostilePapers.map(([what, , , code]) => [what, code]))
  expect(await kept()).toBe(0)
  const applicants = await app.db.one(sql`select count(*)::int as n from application where phone like '932%'`)
  expect(applicants).toEqual({ n: 0 })
})

test('what people really send is kept, under a name that is safe to show', async () => {
  const said: string[][] = []
  for (const [what, name, bytes] of honestPapers) {
    const answer = await send([paper(name, bytes)])
    const last = await app.db.one<{ name: string }>(sql`
      select cv_name as name from application order by id desc limit 1`)
    said.push([what, answer, last.name])
  }
  expect(said).toEqual(honestPapers.map(([what, , , name]) => [what, 'accepted', name]))
})

test('a declared type is not believed; two files and a file in another field are no form of ours', async () => {
  expect(await send([paper('cv.pdf', pdf(), 'text/html')])).toBe('accepted')
  expect(await send([paper('cv.pdf', pdf()), paper('cv2.pdf', pdf())])).toBe('upload_invalid')
  expect(await send([{ ...paper('cv.pdf', pdf()), name: 'photo' }])).toBe('upload_invalid')
  expect(await send([])).toBe('accepted')
})
