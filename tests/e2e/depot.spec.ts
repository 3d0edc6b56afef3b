import type { Page } from '@playwright/test'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { TripView } from '#modules/delivery/trips/trips.contract.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { callApi } from './support/api-calls.ts'
import { signInStaff } from './support/people.ts'

/** The demo's depot in the capital: a sealed van from Samarkand at its door, and parcels on the table. */
const depotAgent = '901000019'

const scan = async (page: Page, text: string) => {
  const field = page.getByRole('textbox', { name: 'Skaner maydoni' })
  await field.fill(text)
  await field.press('Enter')
}

test('a van is unloaded, sorted into a bag, and the bag leaves on another one', async ({ page, request }) => {
  const { data: session } = await (await signInStaff(request, depotAgent)).json()
  const headers = { authorization: `Token ${session.access_token}` }
  const trips = (await (await callApi(request, tripCalls.listTrips, { headers })).json()).data as TripView[]
  const [coming, leaving] = [
    trips.find(({ state }) => state === 'under_way'),
    trips.find(({ state }) => state === 'loading'),
  ]
  const listed = coming?.aboard.map(({ tracking_code: code }) => code) ?? []
  const [lost = '', ...came] = listed
  await page.context().addInitScript(({ access_token: token, user }) => {
    localStorage.setItem('access_token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  await page.goto('/desk/counter?tab=trips')
  await hydrated(page)

  await page.getByRole('button', { name: 'Keldi, tushirish' }).click()
  await page.getByRole('radio', { name: 'Butun' }).check()
  await page.getByRole('button', { name: 'Ochish va tushirish' }).click()
  await expect(page.getByText(`${coming?.seal}-plomba butun`)).toBeVisible()

  for (const [index, code] of came.entries()) {
    await scan(page, code)
    await expect(page.getByText(`${index + 1} / ${listed.length} saralandi`)).toBeVisible()
  }
  await scan(page, 'TB00000000000000')
  await expect(page.getByText('Saralanmadi')).toBeVisible()
  await expect(page.getByText(`${came.length} / ${listed.length} saralandi`)).toBeVisible()
  await page.getByRole('button', { name: 'Topilmadi, reysni yopish' }).click()
  await expect(page.getByRole('dialog').getByText(lost)).toBeVisible()
  await page.getByRole('button', { name: 'Ha, yopish' }).click()
  await expect(page.getByText('Reys yopildi.')).toBeVisible()

  // What goes on to another depot is bagged by the scan of its lane, and loaded with one more.
  await page.goto('/desk/counter?tab=bags')
  await page.getByRole('button', { name: 'Qop ochish' }).click()
  await page.getByRole('combobox', { name: 'Qayerga' }).selectOption({ label: leaving?.to.name ?? '' })
  await page.getByRole('button', { name: 'Ochish', exact: true }).click()
  await expect(page.getByText('Qop hali boʻsh')).toBeVisible()
  const bag =
    (await page
      .getByText(/^BG\d{11}$/)
      .first()
      .textContent()) ?? ''
  await scan(page, came[0] ?? '')
  await expect(page.getByText(`${came[0]} qopga solindi`)).toBeVisible()
  await page.goto('/desk/counter?tab=trips')
  await page.getByRole('button', { name: 'Yuklash' }).click()
  await scan(page, bag)
  await expect(page.getByText(`${bag} yuklandi`)).toBeVisible()
  await page.getByRole('button', { name: 'Joʻnatish' }).click()
  await page.getByRole('textbox', { name: 'Plomba raqami' }).fill('880031')
  await page.getByRole('button', { name: 'Joʻnadi' }).click()
  await expect(page.getByText('Plomba 880031')).toBeVisible()
})
