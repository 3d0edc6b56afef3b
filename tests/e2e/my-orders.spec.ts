import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { type Locale, localizedPath } from '#platform/i18n/locales.ts'
import { catalogs } from '../support/catalogs.ts'
import { expect, expectNoAxeViolations, hydrated, spokenLocales, test } from './fixtures.ts'
import { behavesAlike } from './support/alike.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { type KnownPerson, rememberOnce, signUpByApi } from './support/people.ts'

const asPerson = ({ token }: KnownPerson) => ({
  headers: { authorization: `Token ${token}`, 'idempotency-key': randomUUID() },
})

/** Oz is made from uz: the journeys are told in the languages that are written. */
type Written = Exclude<Locale, 'oz'>
const told = spokenLocales.filter((locale): locale is Written => locale === 'uz' || locale === 'ru')

/** Numbers of these tests alone: the server is shared, and every worker counts for itself. */
let people = 0
const newcomer = (request: APIRequestContext) => {
  people += 1
  return signUpByApi(request, String(955_000_000 + test.info().workerIndex * 101_003 + people * 1003))
}

type Placed = { id: string; tracking_code: string }

async function place(request: APIRequestContext, who: KnownPerson, receiver: string): Promise<Placed> {
  const answer = await callApi(request, ordersCalls.createOrder, {
    ...asPerson(who),
    data: {
      sender_name: 'Dilnoza Karimova',
      sender_phone: who.phone,
      receiver_name: receiver,
      receiver_phone: '934445566',
      from: { region: 14, city: 205, street: 'Bunyodkor 12, 4-uy' },
      to: { region: 8, city: 122, street: 'Registon 7, 15-uy', landmark: 'Madrasa yonida' },
      parcel_size: { weight: 0.8 },
      delivery_option: 2,
      delivery_type: 1,
      payment_type: 'cash',
      description: 'Kitoblar',
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).data
}

async function checkOut(request: APIRequestContext, who: KnownPerson, orders: readonly Placed[]) {
  const data = { order_ids: orders.map(({ id }) => id), payment_type: 'cash' }
  const answer = await callApi(request, checkoutCalls.checkout, { ...asPerson(who), data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const read = async (request: APIRequestContext, who: KnownPerson, { id }: Placed) =>
  (await (await callApi(request, ordersCalls.readOrder, { params: { id }, ...asPerson(who) })).json()).data

async function open(page: Page, locale: Locale, path: string): Promise<void> {
  await page.goto(localizedPath(locale, path))
  await hydrated(page)
}

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const locale of told) {
  const { myOrders: t, parcel, common } = sources[locale]

  test(`the list is empty, then paged, narrowed, searched in the other script and printed, ${locale}`, async ({
    page,
    request,
    complaints,
  }) => {
    const who = await newcomer(request)
    await page.addInitScript(rememberOnce, who)
    await open(page, locale, '/order-list?page=1')
    await expect(page.getByRole('heading', { name: t.list.emptyTitle })).toBeVisible()
    await expectNoAxeViolations(page)

    const sought = await place(request, who, 'Malika Yusupova')
    await Promise.all(Array.from({ length: 21 }, () => place(request, who, 'Bobur Toshmatov')))
    const newest = await place(request, who, 'Oʻtkir Gʻaniyev')
    await checkOut(request, who, [sought, newest])
    await page.reload()
    const rows = page.getByRole('list', { name: t.list.label }).getByRole('listitem')
    await expect(rows).toHaveCount(20)
    await expect(rows.first()).toContainText('Gʻaniyev')

    await page.getByRole('button', { name: t.list.older }).click()
    await expect(page).toHaveURL(/page=2&cursor=/)
    await expect(rows).toHaveCount(3)
    await page.reload()
    await expect(rows).toHaveCount(3)
    await page.getByRole('button', { name: t.list.newer }).click()
    await expect(page).toHaveURL(/\?page=1$/)
    await expect(rows).toHaveCount(20)

    const search = page.getByRole('searchbox', { name: t.filters.search })
    await search.fill('юсуп')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('Malika Yusupova')
    await expect(page).toHaveURL(/q=%D1%8E%D1%81%D1%83%D0%BF/)
    await page.getByRole('link', { name: t.groups.delivered }).click()
    await expect(page.getByRole('heading', { name: t.list.nothingTitle })).toBeVisible()
    await page.getByRole('button', { name: t.filters.reset }).click()
    await expect(rows).toHaveCount(20)
    await expect(search).toHaveValue('')
    await page.getByLabel(t.filters.payment).selectOption('true')
    await expect(page.getByRole('heading', { name: t.list.nothingTitle })).toBeVisible()
    await page.getByLabel(t.filters.payment).selectOption('')

    // Coming back from an order finds the list where it was left.
    await expect(rows).toHaveCount(20)
    await rows.last().scrollIntoViewIfNeeded()
    const depth = await page.evaluate(() => window.scrollY)
    expect(depth).toBeGreaterThan(100)
    await rows.last().getByRole('link').click()
    await expect(page.getByRole('heading', { name: t.way.title })).toBeVisible()
    await page.goBack()
    await expect(rows).toHaveCount(20)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth)

    // Only what is agreed has a label: one of these twenty, and the one that is found by its code.
    await page.getByRole('checkbox', { name: t.list.selectAll }).check()
    await search.fill(sought.tracking_code.toLowerCase())
    await expect(rows).toHaveCount(1)
    await rows.getByRole('checkbox').check()
    const labels = page.getByRole('region', { name: t.labels.title })
    await labels.getByText(t.labels.a4).click()
    await labels
      .getByRole('button', { name: catalogs.translate(locale, 'myOrders.labels.print', { count: 2 }) })
      .click()
    const download = page.waitForEvent('download')
    await labels.getByRole('link', { name: t.labels.save }).click()
    const file = await (await download).path()
    expect(readFileSync(file, 'latin1').slice(0, 5)).toBe('%PDF-')
    await expect(labels.getByRole('link', { name: t.labels.open })).toHaveAttribute('href', /^blob:/)
    await expectNoAxeViolations(page)
    // Of another choice other labels are printed.
    await rows.getByRole('checkbox').uncheck()
    await expect(labels.getByRole('link', { name: t.labels.open })).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test(`an order is looked at, changed and cancelled; a stranger’s is not there, ${locale}`, async ({
      page,
      request,
      complaints,
    }) => {
      const who = await newcomer(request)
      const order = await place(request, who, 'Bobur Toshmatov')
      await checkOut(request, who, [order])
      await page.addInitScript(rememberOnce, who)
      await page.route(addressed(ordersCalls.readOrder, { id: order.id }), (route) => route.abort(), {
        times: 1,
      })
      await open(page, locale, `/order-list/${order.id}`)
      await expect(page.getByRole('alert')).toContainText(common.failed.title)
      await page.getByRole('button', { name: common.failed.retry }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('TB')
      await expect(page.getByRole('list', { name: parcel.way.steps }).getByRole('listitem')).toHaveCount(7)
      await expectFits(page)
      await expectNoAxeViolations(page)

      // Somebody else was first: the page shows what is now, and the second try goes through.
      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: t.ends.change }).click()
      await expect(dialog).toContainText(t.address.areaFixed)
      await expect(dialog).toContainText(t.address.intervalFixed)
      await dialog.getByLabel(t.address.street).fill('Reg')
      await dialog.getByRole('button', { name: t.address.save }).click()
      await expect(dialog).toContainText(t.address.streetShort)
      await expectNoAxeViolations(page)
      const elsewhere = await callApi(request, ordersCalls.changeReceiverAddress, {
        params: { id: order.id },
        ...asPerson(who),
        data: { note: 'Eshik kodi 12' },
      })
      expect(elsewhere.ok()).toBe(true)
      await dialog.getByLabel(t.address.street).fill('Dahbed koʻchasi, 21-uy')
      await dialog.getByRole('button', { name: t.address.save }).click()
      await expect(page.getByText(t.detail.changed)).toBeVisible()
      await dialog.getByRole('button', { name: t.address.save }).click()
      await expect(dialog).toHaveCount(0)
      const changes = page.locator('.address-changes')
      await expect(changes.locator('del').last()).toContainText('Registon 7, 15-uy')
      await expect(changes.locator('ins').last()).toContainText('Dahbed koʻchasi, 21-uy')
      // What was written elsewhere stays: the second try changes the street alone.
      expect((await read(request, who, order)).to).toMatchObject({
        street: 'Dahbed koʻchasi, 21-uy',
        note: 'Eshik kodi 12',
      })

      await page.getByRole('button', { name: t.actions.cancel }).click()
      await expect(dialog).toContainText(t.actions.nothingPaid)
      await dialog.getByRole('button', { name: t.actions.cancelNo }).click()
      await expect(dialog).toHaveCount(0)
      expect((await read(request, who, order)).status).toBe('draft')
      await page.getByRole('button', { name: t.actions.cancel }).click()
      await dialog.getByRole('button', { name: t.actions.cancelYes }).click()
      await expect(page.getByText(t.actions.nothingTaken)).toBeVisible()
      await expect(page.getByText(t.ends.closed), 'nothing is left to change').toHaveCount(0)
      await expect(page.getByRole('button', { name: t.actions.cancel })).toHaveCount(0)
      expect((await read(request, who, order)).status).toBe('cancelled')

      await page.getByRole('button', { name: t.actions.repeat }).click()
      await expect(page).toHaveURL(new RegExp(`${localizedPath(locale, '/send_parcel')}`))
      const draft = await page.evaluate(() => JSON.parse(localStorage.getItem('order_draft') ?? '{}'))
      expect(draft).toMatchObject({
        receiver_name: 'Bobur Toshmatov',
        to: { city: 122, street: 'Dahbed koʻchasi, 21-uy' },
      })

      // Cancelled in another tab: this one says why its button is gone.
      const twice = await place(request, who, 'Bobur Toshmatov')
      await open(page, locale, `/order-list/${twice.id}`)
      await page.getByRole('button', { name: t.actions.cancel }).click()
      const gone = await callApi(request, orderVerbsCalls.cancel, {
        params: { id: twice.id },
        ...asPerson(who),
        data: {},
      })
      expect(gone.ok(), await gone.text()).toBe(true)
      await dialog.getByRole('button', { name: t.actions.cancelYes }).click()
      await expect(page.getByText(t.detail.changed)).toBeVisible()
      await expect(page.getByRole('button', { name: t.actions.cancel })).toHaveCount(0)

      expect(complaints.filter((text) => !text.includes('ERR_FAILED') && !text.includes('409'))).toEqual([])
      const stranger = await newcomer(request)
      const foreign = await place(request, stranger, 'Bobur Toshmatov')
      await open(page, locale, `/order-list/${foreign.id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sources[locale].notFound.title)
    })
  })
}

test('pages of the cabinet ask again when the line is back, and keep what they show meanwhile', async ({
  page,
  request,
}) => {
  const person = await newcomer(request)
  const order = await place(request, person, 'Aziz Rahimov')
  await page.addInitScript(rememberOnce, person)
  const paths = ['/order-list', `/order-list/${order.id}`, '/basket', '/dashboard/balance', '/dashboard/cod']
  for (const path of paths) await behavesAlike(page, path)

  // What could not be had is not shown as something else.
  const { myOrders: t, common } = sources.uz
  const rows = page.getByRole('list', { name: t.list.label }).getByRole('listitem')
  await open(page, 'uz', '/order-list')
  await expect(rows).toHaveCount(1)
  await page.route(addressed(ordersCalls.listOrders), (route) => route.abort())
  await page.getByRole('link', { name: t.groups.delivered }).click()
  await expect(page.getByRole('button', { name: common.failed.retry })).toBeVisible()
  await expect(rows).toHaveCount(0)
})
