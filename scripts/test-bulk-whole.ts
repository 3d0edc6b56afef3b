/**
 * A shop's file of fifty thousand rows in a real browser, from the drop to the first labels: its columns named, a column
 * filled, what is wrong put right for all alike, saved from the balance. ROWS=5000 takes fewer. Needs the built product
 * (`npm start` builds it) and a Chromium, named by TEZBOX_CHROMIUM or at its Debian place. Prints how long people waited.
 */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { type APIResponse, chromium, type Page } from '@playwright/test'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { checkBooks, post } from '#modules/ledger/index.ts'
import { addressOf, type InputOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { createDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { xlsxOf } from '#platform/sheets/write-xlsx.ts'
import { addMerchant } from '../tests/scenarios/bulk-world.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { startThrowAwayPostgres } from '../tests/support/throw-away-postgres.ts'

const ROWS = Number(process.env.ROWS ?? 50_000)
const PATIENCE_MS = 600_000
const BALANCE = 20_000_000_000

/** Names of columns that nothing is certain about, and no weight in any row. */
const headers = ['Kimga', 'Qoʻngʻiroq', 'Joyi', 'Adres', 'Nimasi', 'Kg']
const fields = ['receiver_name', 'receiver_phone', 'to_city', 'to_street', 'description', 'weight'] as const

/** In every fiftieth row a town that could be two, in every hundredth one with a slip in it. */
function townOf(at: number): string {
  if (at % 100 === 17) return 'Chilonzr'
  if (at % 50 === 3) return at % 100 === 3 ? 'Fargona' : 'Фаргона'
  return ['Samarqand shahri', 'Qoʻqon', 'Yunusobod tumani', 'Нукус шаҳри'][at % 4] ?? ''
}

const rowOf = (at: number) => [
  `Nodira Saidova ${at}`,
  String(901_000_000 + at),
  townOf(at),
  `Navoiy koʻchasi ${1 + (at % 200)}, ${1 + (at % 90)}-xonadon`,
  'Koʻylak',
  '',
]

/** Tells how long it took. */
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const answer = await work()
  const ms = performance.now() - start
  console.log(`${what.padEnd(44)} ${(ms / 1000).toFixed(1).padStart(7)} s`)
  return answer
}

const postgres = await startThrowAwayPostgres()
const server = await startServerProcess({ DATABASE_URL: postgres.url })
const browser = await chromium.launch({
  executablePath: process.env.TEZBOX_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const db = createDatabase(postgres.url)
try {
  const clock = { now: () => new Date() }
  const shop = await addMerchant({ db, clock } as Parameters<typeof addMerchant>[0])
  const facts = { customer: shop.id, amount: BALANCE }
  await post(db, { key: 'whole', template: 'top_up_approved', facts, at: new Date() })
  const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(PATIENCE_MS)
  await signIn(page, shop.headers)
  await walk(page, shop.headers)
  const orders = await db.one<{ count: number; rows: number }>(sql`
    select count(distinct order_id)::integer as count, count(*)::integer as rows
    from bulk_row join bulk_upload on bulk_upload.id = upload_id where owner_id = ${shop.id}`)
  assert.deepEqual(orders, { count: ROWS, rows: ROWS })
  assert.deepEqual(await checkBooks(db), [], 'the books are right')
  console.log(`${ROWS} rows, ${ROWS} orders, each once; the books are right`)
} finally {
  await browser.close()
  await db.close()
  await server.stop()
  await postgres.stop()
}

async function signIn(page: Page, headers: Record<string, string>): Promise<void> {
  const user = (await (await ask(page, headers, profileCalls.readUser, {})).json()).data
  const token = headers.authorization?.replace('Token ', '') ?? ''
  await page.addInitScript(
    ([known, person]) => {
      localStorage.setItem('access_token', known as string)
      localStorage.setItem('user', person as string)
    },
    [token, JSON.stringify(user)],
  )
}

async function walk(page: Page, who: Record<string, string>): Promise<void> {
  const bytes = xlsxOf({
    name: 'zakaz',
    widths: [],
    rows: [headers, ...Array.from({ length: ROWS }, (_, at) => rowOf(at))],
  })
  console.log(`a file of ${ROWS} rows, ${Math.round(bytes.length / 1000)} KB`)
  await page.goto('/excel-orders-upload')
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const id = await timed('dropped, until its columns are asked about', async () => {
    await page.locator('input[type=file]').setInputFiles({ name: 'zakaz.xlsx', mimeType, buffer: bytes })
    await page.locator('.bulk-mapping').waitFor()
    return new URL(page.url()).searchParams.get('id') ?? ''
  })
  for (const [at, field] of fields.entries())
    await page.locator('.bulk-column select').nth(at).selectOption(field)
  const read = async () =>
    (await (await ask(page, who, bulkCalls.readUpload, { params: { id } })).json()).data
  await timed('columns named, until the table is there', async () => {
    await page.locator('.bulk-mapping button[type=submit]').click()
    await page.getByText('Nodira Saidova 0', { exact: true }).first().waitFor()
  })
  assert.deepEqual([(await read()).rows, (await read()).errors], [ROWS, ROWS])
  await change(page, who, 'a column filled in all rows', bulkCalls.fillColumn, {
    params: { id },
    body: { field: 'weight', to: '0.8' },
  })
  await change(page, who, 'a text replaced in all rows', bulkCalls.replaceAlike, {
    params: { id },
    body: { field: 'description', from: 'KOYLAK', to: 'Atlas koʻylak' },
  })
  await putRight(page, read)
  await page.goto(`/excel-orders-upload?id=${id}&step=save`)
  await timed('saved from the balance, until labels are offered', async () => {
    await page.locator('input[type=radio][value=balance]').check({ force: true })
    await page.locator('.bulk-save button:not([disabled])').last().click()
    await page.locator('.bulk-print__parts button').first().waitFor()
  })
  const labels = await timed('the first thousand labels', async () => {
    const download = page.waitForEvent('download')
    await page.locator('.bulk-print__parts button').first().click()
    return readFile(await (await download).path())
  })
  assert.equal(labels.subarray(0, 5).toString(), '%PDF-')
}

/** From one error to the next, each put right for all that say the same. */
async function putRight(page: Page, read: () => Promise<UploadAnswer>): Promise<void> {
  await page.reload()
  await page.getByText('Fargona', { exact: true }).first().waitFor()
  for (let left = (await read()).errors; left > 0; ) {
    const before = left
    await timed(`put right for all alike, of ${left} errors`, async () => {
      await page.getByRole('grid').focus()
      await page.keyboard.press('F8')
      const box = page.locator('.meant')
      await box.waitFor()
      await box.locator('.meant__actions button').first().click()
      for (const start = performance.now(); left === before && performance.now() - start < PATIENCE_MS; ) {
        await page.waitForTimeout(100)
        left = (await read()).errors
      }
    })
    assert.ok(left < before, 'fewer errors than before')
  }
}

async function change<C extends Call>(
  page: Page,
  who: Record<string, string>,
  what: string,
  call: C,
  input: { params: object; body: object },
): Promise<void> {
  const answer = await timed(what, () => ask(page, who, call, input as never))
  const { data } = (await answer.json()) as { data: { changed: number } }
  assert.equal(data.changed, ROWS, what)
}

async function ask<C extends Call>(
  page: Page,
  who: Record<string, string>,
  call: C,
  input: InputOf<C>,
): Promise<APIResponse> {
  const { body } = input as { body?: object }
  const answer = await page.request.fetch(`${server.url}${addressOf(call, input as never)}`, {
    method: call.method,
    headers: { ...who, 'idempotency-key': crypto.randomUUID() },
    timeout: PATIENCE_MS,
    ...(body ? { data: body } : {}),
  })
  assert.ok(answer.ok(), `${call.method} ${call.path}: ${answer.status()} ${await answer.text()}`)
  return answer
}
