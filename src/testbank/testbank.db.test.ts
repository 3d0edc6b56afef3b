import { beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../tests/scenarios/parcel-world.ts'
import { bankSettings } from '../../tests/scenarios/payment-settings.ts'
import { type PaymentWorld, startPaymentWorld } from '../../tests/scenarios/payment-world.ts'
import { runScript } from '../../tests/support/child-script.ts'
import { sendRaw } from '../../tests/support/raw-http.ts'
import type { Transaction } from './bank.ts'
import type { Deed } from './deeds.ts'
import { startTestBank } from './start.ts'

/** The bank in its own process, over the wire to a shop in another one, as a person with a browser uses it. */
let world: PaymentWorld
beforeAll(async () => {
  world = await startPaymentWorld()
})

/** The form of the page, as a browser would send it with one of its buttons. */
function formOf(html: string, deed: Deed): URLSearchParams {
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)]
  const form = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
  expect(html).toContain(`value="${deed}"`)
  form.set('deed', deed)
  return form
}

test('every button does what it says, and the records agree', async () => {
  const shop = await runScript(
    new URL('../../tests/support/payment-server-process.ts', import.meta.url),
    world.db.url,
    world.clock.now().toISOString(),
  )
  const bank = await startTestBank({
    shop: shop.greeting,
    settings: bankSettings,
    shopTime: world.clock.now().getTime(),
  })
  const person = await addPerson(world, 'customer')
  const play = async (payUrl: string, ...deeds: Deed[]) => {
    const { pathname, search } = new URL(payUrl)
    const page = await fetch(`${bank.url}${pathname}${search}`)
    const html = await page.text()
    expect([page.status, html.includes('SINOV BANKI') || html.includes('TEST BANK')]).toEqual([200, true])
    const outcomes: string[] = []
    for (const deed of deeds) {
      const done = await fetch(`${bank.url}/deed`, { method: 'POST', body: formOf(html, deed) })
      outcomes.push(/role="status">([^<]+)</.exec(await done.text())?.[1] ?? '')
    }
    return outcomes
  }
  const ended = async (type: string, ...deeds: Deed[]) => {
    const { checkout } = await world.basket(person, type)
    const outcomes = await play(checkout.pay_url, ...deeds)
    return [...outcomes, (await world.status(person, checkout.number)).status]
  }
  const uz = { paid: 'Toʻlandi', refused: 'Doʻkon rad etdi', cancelled: 'Bekor qilindi' }

  expect(await ended('payme', 'forged', 'amount', 'late', 'cancel', 'pay', 'pay')).toEqual([
    uz.refused,
    uz.refused,
    uz.refused,
    uz.cancelled,
    uz.paid,
    uz.refused,
    'paid',
  ])
  expect(await ended('card', 'drop', 'back')).toEqual([uz.paid, 'Pul qaytarildi', 'cancelled'])
  expect(await ended('payme', 'twice')).toEqual([uz.paid, 'paid'])
  expect(await ended('click', 'forged', 'amount', 'cancel', 'late', 'pay')).toEqual([
    uz.refused,
    uz.refused,
    uz.cancelled,
    'Boshlandi, hali toʻlanmadi',
    uz.paid,
    'paid',
  ])
  expect(await ended('click', 'drop')).toEqual([uz.paid, 'paid'])
  expect(await ended('click', 'twice')).toEqual([uz.paid, 'paid'])

  const record = (await (await fetch(`${bank.url}/record`)).json()) as Transaction[]
  const sumOf = (provider: string) =>
    record
      .filter((known) => known.provider === provider && known.state === 'paid')
      .reduce((sum, { amount }) => sum + amount, 0)
  expect(sumOf('payme')).toBe(await world.clearing('payme'))
  expect(sumOf('click')).toBe(await world.clearing('click'))
  bank.stop()
})

test('nobody pays from another site, by another address, or for a page that is none', async () => {
  const bank = await startTestBank({ shop: 'http://127.0.0.1:9', settings: bankSettings })
  const form = new URLSearchParams({ provider: 'payme', number: '1', amount: '1', deed: 'pay' })
  const foreign = await fetch(`${bank.url}/deed`, {
    method: 'POST',
    body: form,
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(foreign.status).toBe(403)
  const port = Number(new URL(bank.url).port)
  const rebound = await sendRaw(
    port,
    'GET /record HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  )
  expect(rebound).toContain('HTTP/1.1 403')
  expect((await fetch(`${bank.url}/payme/nonsense`)).status).toBe(404)
  expect((await fetch(`${bank.url}/`)).status).toBe(404)
  const away = await fetch(`${bank.url}/deed`, { method: 'POST', body: form })
  expect(away.status, 'the shop is not there').toBe(502)
  const link = Buffer.from('m=x;ac.order_id="><b>1;a=100;l=en;c=javascript:alert(1)').toString('base64')
  const html = await (await fetch(`${bank.url}/payme/${link}`)).text()
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('javascript:')
  expect(new URL(bank.url).hostname).toBe('127.0.0.1')
  const click = new URLSearchParams({ transaction_param: '1', amount: '1000' })
  const spoken = async (returnUrl: string) => {
    click.set('return_url', returnUrl)
    return /lang="(..)"/.exec(await (await fetch(`${bank.url}/click?${click}`)).text())?.[1]
  }
  expect(await spoken('https://shop.test/ru/order-thanks?checkout=1'), 'as the page it leads back to').toBe(
    'ru',
  )
  expect(await spoken('https://shop.test/order-thanks')).toBe('uz')
  expect(await spoken('nowhere')).toBe('uz')
  bank.stop()
})
