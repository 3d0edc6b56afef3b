import { expect, test } from 'vitest'
import { readPaymentSettings } from './payments.settings.ts'

const read = (env: Record<string, string>) => readPaymentSettings(env)

test('nothing given, nobody is connected', () => {
  expect(read({})).toEqual({ payme: undefined, click: undefined })
})

test('each provider stands by itself, at its own address unless told otherwise', () => {
  const payme = read({ PAYME_MERCHANT_ID: 'a1b2c3', PAYME_KEY: 'long-enough' })
  expect(payme).toMatchObject({
    payme: { merchantId: 'a1b2c3', checkoutUrl: 'https://checkout.paycom.uz', fiscal: undefined },
    click: undefined,
  })
  const click = read({ CLICK_SERVICE_ID: '1', CLICK_MERCHANT_ID: '2', CLICK_SECRET_KEY: 'long-enough' })
  expect(click.click).toMatchObject({ checkoutUrl: 'https://my.click.uz/services/pay' })
})

test('the receipt has its codes and the tax of the country', () => {
  const { payme } = read({
    PAYME_MERCHANT_ID: 'a1b2c3',
    PAYME_KEY: 'long-enough',
    PAYME_IKPU: '10112006002000000',
    PAYME_PACKAGE_CODE: '1209779',
  })
  expect(payme?.fiscal).toEqual({ ikpu: '10112006002000000', packageCode: '1209779', vatPercent: 12 })
})

test.each([
  [{ PAYME_KEY: 'long-enough' }, 'PAYME_MERCHANT_ID, PAYME_KEY belong together'],
  [{ CLICK_SERVICE_ID: '1', CLICK_MERCHANT_ID: '2' }, 'CLICK_SECRET_KEY belong together'],
  [{ PAYME_IKPU: '10112006002000000' }, 'PAYME_PACKAGE_CODE belong together'],
  [{ PAYME_MERCHANT_ID: 'a', PAYME_KEY: 'short' }, 'PAYME_KEY'],
  [{ PAYME_CHECKOUT_URL: 'ftp://x' }, 'PAYME_CHECKOUT_URL'],
])('half a set, or an unusable one, is told at the start: %j', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence)
})
