import { sources } from '#locales/index.ts'
import { devicesCalls } from '#modules/accounts/devices/devices.calls.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { Stop, Today } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { test as base, expect, expectNoAxeViolations } from './fixtures.ts'
import { addressed, callApi, sendAs } from './support/api-calls.ts'
import { dayCourier, goToScreen, openCourierApp, phoneScreen, startShift } from './support/courier.ts'
import { openDelivery, sign, takePhoto, typeCode } from './support/courier-deeds.ts'
import { openDemoSite } from './support/demo-site.ts'
import { signInStaff } from './support/people.ts'

/** A server of its own: what goes wrong here is nobody else's day. */
const test = base.extend({
  site: async ({ browserName: _ }, use) => {
    const server = await openDemoSite()
    await use(server.url)
    await server.stop()
  },
})
test.use({ viewport: phoneScreen, hasTouch: true })

const { courierApp: app, courierDeliver: deliver, courierQueue: queue, courierRoute: route } = sources.uz
const { number } = formatter('uz')
const admin = '901000015'

test('a wrong code is heard at the door, three presses are one delivery, a hotspot is no server, and an ended phone says what goes with it', async ({
  page,
  request,
}) => {
  test.slow()
  const asked = page.waitForRequest(addressed(fieldCalls.sync))
  await openCourierApp({ page, request })
  const { authorization = '' } = (await asked).headers()
  const today = async (): Promise<Today> =>
    (await (await callApi(request, fieldCalls.readToday, { headers: { authorization } })).json()).data
  const { stops } = await today()
  const byName = (name: string) => stops.find((stop) => stop.name === name) as Stop
  const waiting = page.locator('.waiting-list li')
  await startShift(page)

  // The parcel is still in the hand when the code turns out to be wrong.
  await openDelivery(page, byName('Jamshid Karimov'))
  await typeCode(page, '111111')
  await page.getByRole('button', { name: deliver.done }).click()
  await expect(page).toHaveURL(/\/queue$/)
  await expect(page.getByRole('heading', { name: queue.now.wrong_receiver_code })).toBeVisible()

  // A page of somebody else's stands in the way: nothing of it is taken for an answer.
  const everything = /\/api\/(?!dev)/
  await page.route(everything, (call) =>
    call.fulfill({ status: 502, contentType: 'text/html', body: '<html>Wi-Fi</html>' }),
  )
  await goToScreen(page, '/')
  const malika = byName('Malika Yusupova')
  await openDelivery(page, malika)
  await page.getByRole('button', { name: deliver.ways.signature }).click()
  await takePhoto(page)
  await page.getByRole('checkbox').check()
  await sign(page)
  // Before the signature is even drawn the glove has pressed three times.
  await page.getByRole('button', { name: deliver.done }).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press++) button.click()
  })
  await expect(page).toHaveURL(/\/courier\/?$/)
  await expect(page.getByText(route.line.awayWith.replace('{what}', ''), { exact: false })).toBeVisible()

  // Nothing leaves the queue by one press.
  await goToScreen(page, '/queue')
  await expect(waiting).toHaveCount(1)
  await expect(page.getByText(queue.offline)).toBeVisible()
  await page.getByRole('button', { name: queue.withdraw }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: queue.withdrawing.no }).click()
  await expect(waiting).toHaveCount(1)

  // The line is back, and the server has it once.
  await page.unroute(everything)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('.waiting-list')).toHaveCount(0)
  const { shift, stops: now } = await today()
  expect(shift).toMatchObject({ delivered: 1 })
  expect(now.find(({ order_id }) => order_id === malika.order_id)?.state).toBe('done')

  // Without a line once more, and meanwhile the desk ends this phone.
  await page.route(everything, (call) => call.abort())
  await goToScreen(page, '/')
  await openDelivery(page, byName('Sardor Aliyev'))
  await typeCode(page, '222222')
  await page.getByRole('button', { name: deliver.done }).click()
  await expect(page).toHaveURL(/\/courier\/?$/)
  const { access_token: token } = (await (await signInStaff(request, admin)).json()).data
  const headers = { authorization: `Token ${token}` }
  const found = await callApi(request, staffCalls.listStaff, { query: { q: dayCourier }, headers })
  const id = String((await found.json()).data.items[0].id)
  const phones = await callApi(request, devicesCalls.listCourierDevices, { params: { id }, headers })
  const [phone] = (await phones.json()).data
  await sendAs(request, token, devicesCalls.endCourierDevice, { params: { id, device: phone.id }, data: {} })
  await page.unroute(everything)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(app.because.device_ended)).toBeVisible()
  const lost = sources.uz.courierParts.waiting.actions.replace(/^.*\{text\}/, number(1)).replace(/\}\}$/, '')
  await expect(page.getByText(app.lost.replace('{what}', lost))).toBeVisible()
  await expectNoAxeViolations(page)
})
