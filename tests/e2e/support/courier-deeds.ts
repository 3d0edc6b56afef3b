import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { notificationsCalls } from '#modules/notifications/notifications.calls.ts'
import { byPhoneCalls } from '#modules/orders/by-phone/by-phone.calls.ts'
import { photo } from '../../support/picture.ts'
import { callApi, sendAs } from './api-calls.ts'
import { soon } from './people.ts'

/* What a courier does with an app in the hand, screen by screen: each of it ends on the list of the day. */

const { courierApp: app, courierDeliver: deliver, courierFailed: failed, courierStop: stop } = sources.uz
type Reason = keyof typeof failed.reasons
type Way = 'signature' | 'neighbour' | 'safe_place'
type Parcel = Pick<Stop, 'order_id'>

/** From the list of what is in the bag, or of where to go, as a thumb would go. */
async function openStop(
  page: Page,
  { order_id }: Parcel,
  tab: 'parcels' | 'route' = 'parcels',
): Promise<void> {
  await page.getByRole('link', { name: app.tabs[tab] }).click()
  await page.locator(`a[href$="/stops/${order_id}"]`).click()
}

const backOnList = (page: Page) => expect(page).toHaveURL(/\/courier\/?$/)

/** Waits until the picture is there: a phone makes it smaller first. */
export async function takePhoto(page: Page): Promise<void> {
  const shown = page.locator('.photo-shown')
  const before = await shown.count()
  await page.locator('input[type=file]').first().setInputFiles({
    name: 'door.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  })
  await expect(shown).toHaveCount(before + 1)
}

export async function sign(page: Page): Promise<void> {
  const glass = page.locator('.glass__pane')
  await glass.scrollIntoViewIfNeeded()
  const box = await glass.boundingBox()
  expect(box).not.toBeNull()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  await page.mouse.move(x + width * 0.2, y + height * 0.5)
  await page.mouse.down()
  for (let step = 1; step <= 12; step++)
    await page.mouse.move(x + width * (0.2 + step * 0.05), y + height * (step % 2 ? 0.3 : 0.6))
  await page.mouse.up()
}

export async function openDelivery(page: Page, parcel: Parcel): Promise<void> {
  await openStop(page, parcel)
  await page.getByRole('link', { name: stop.actions.deliver }).click()
}

const finish = async (page: Page) => {
  await page.getByRole('button', { name: deliver.done }).click()
  await backOnList(page)
}

export async function typeCode(page: Page, code: string): Promise<void> {
  const pad = page.getByRole('group', { name: deliver.digits })
  for (const digit of code) await pad.getByRole('button', { name: digit, exact: true }).click()
}

/** By the code that the receiver says, typed with a thumb. */
export async function deliverByCode(page: Page, parcel: Parcel, code: string): Promise<void> {
  await openDelivery(page, parcel)
  await typeCode(page, code)
  await finish(page)
}

export async function handOver(page: Page, parcel: Parcel, way: Way): Promise<void> {
  await openDelivery(page, parcel)
  await page.getByRole('button', { name: deliver.ways[way] }).click()
  if (way !== 'neighbour') await takePhoto(page)
  if (way === 'signature') {
    // The page with the photo, and the one with the address.
    await takePhoto(page)
    await page.getByRole('checkbox').check()
  }
  if (way === 'neighbour') await page.getByLabel(deliver.neighbour.name).fill('Dilbar Sobirova')
  if (way !== 'safe_place') await sign(page)
  await finish(page)
}

/** Answers the number that the screen shows for the slip at the door. */
export async function failDelivery(page: Page, parcel: Parcel, reason: Reason): Promise<string> {
  await openStop(page, parcel)
  await page.getByRole('link', { name: stop.actions.failed }).click()
  await page.getByText(failed.reasons[reason]).click()
  await takePhoto(page)
  const slip = page.getByRole('region', { name: failed.card.name }).locator('b')
  const card = (await slip.count()) > 0 ? await slip.innerText() : ''
  await page.getByRole('button', { name: card ? failed.written : failed.go }).click()
  await backOnList(page)
  return card.replace(/\s/g, '')
}

/** At the sender: on the scales, and a picture of it. */
export async function collect(page: Page, parcel: Parcel, kilograms: number): Promise<void> {
  await openStop(page, parcel, 'route')
  await page.getByRole('link', { name: stop.actions.collect }).click()
  await page.getByLabel(stop.collect.weight).fill(String(kilograms).replace('.', ','))
  await takePhoto(page)
  await page.getByRole('button', { name: stop.collect.done }).click()
  await backOnList(page)
}

/** Given back to whoever takes it instead. */
export async function release(page: Page, parcel: Parcel): Promise<void> {
  await openStop(page, parcel, 'route')
  await page.getByRole('button', { name: stop.release.open }).click()
  await page.getByRole('button', { name: stop.release.yes }).click()
  await backOnList(page)
}

type Operator = { request: APIRequestContext; token: string }

/** The receiver rings the operator for a new code, and reads it on their phone. */
export async function receiversCode(
  { request, token }: Operator,
  { order_id: id, phone }: Stop,
): Promise<string> {
  const texts = async (): Promise<string[]> => {
    const answer = await callApi(request, notificationsCalls.readInbox, { query: { phone } })
    return ((await answer.json()) as { data: { text: string }[] }).data.map(({ text }) => text)
  }
  const before = (await texts()).length
  await sendAs(request, token, byPhoneCalls.newCode, { params: { id }, data: { digits: phone.slice(-5) } })
  await expect.poll(async () => (await texts()).length, soon).toBeGreaterThan(before)
  const code = /\b\d{6}\b/.exec((await texts()).at(-1) ?? '')?.[0]
  expect(code).toBeDefined()
  return code ?? ''
}
