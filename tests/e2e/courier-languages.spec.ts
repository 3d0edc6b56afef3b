import type { Page } from '@playwright/test'
import { ozExceptions } from '#locales/index.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { Stop, Today } from '#modules/delivery/field/field.contract.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { catalogs } from '../support/catalogs.ts'
import { expect, expectNoAxeViolations } from './fixtures.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { goToScreen, openCourierApp, phoneScreen } from './support/courier.ts'

test.use({ viewport: phoneScreen, hasTouch: true, colorScheme: 'dark', clockOf: 'courier-evening' })

const say = (locale: Locale, key: MessageKey) => catalogs.translate(locale, key)

/** Names of companies and signs on keys, and languages, which are each called in their own. */
const everywhere = [
  ...ozExceptions.keptLatin,
  ...(['uz', 'oz', 'ru', 'en'] as const).map((locale) => say(locale, `shell.languages.${locale}`)),
]

/** Whatever somebody has written stays as it was written. */
function writtenIn({ stops, courier }: Today): string[] {
  const texts = stops.flatMap(({ name, note, place, parcel, wishes, tracking_code }) => [
    name,
    note,
    tracking_code,
    parcel.description,
    wishes.hand_over?.name,
    wishes.hand_over?.place,
    wishes.delegate?.name,
    // Of a place of ours everything is said in the language of the app.
    ...(place.point === null ? [place.street, place.mahalla, place.landmark, place.intercom] : []),
  ])
  return [...texts, courier.name].filter((text): text is string => typeof text === 'string')
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}ʻʼ’']{2,}/gu) ?? []
const isLatin = (word: string) => /\p{Script=Latin}/u.test(word)
const ofUzbekAlone = /[ўқғҳ]/iu

/** Every screen that a thumb reaches, with a stop of each kind. */
function screensOf({ stops }: Today): string[] {
  const of = (wanted: (stop: Stop) => boolean) => `/stops/${stops.find(wanted)?.order_id}`
  const withMoney = of(({ kind, to_collect, state }) => kind === 'deliver' && to_collect > 0 && state === 'open')
  const paid = of(({ kind, to_collect, state }) => kind === 'deliver' && to_collect === 0 && state === 'open')
  return [
    '/',
    '/parcels',
    '/cash',
    '/me',
    '/scan',
    '/offers',
    '/queue',
    '/shift/start',
    '/shift/end',
    '/parcels/give',
    withMoney,
    `${withMoney}/deliver`,
    `${withMoney}/deliver?way=signature`,
    `${withMoney}/failed`,
    `${paid}/deliver?way=neighbour`,
    `${paid}/deliver?way=safe_place`,
    of(({ kind }) => kind === 'bring'),
    `${of(({ kind }) => kind === 'collect')}/collect`,
  ]
}

type Looked = { lines: Set<string>; faults: string[] }

/** Each screen in this language: no word of another one, no place that was not filled, nothing wider than the glass. */
async function lookAround(page: Page, day: Today, locale: 'oz' | 'ru'): Promise<Looked> {
  const known = new Set([...everywhere, ...writtenIn(day)].flatMap(wordsIn))
  const lines = new Set<string>()
  const faults: string[] = []
  for (const screen of screensOf(day)) {
    await goToScreen(page, screen)
    await expect(page.locator('main').first()).toBeVisible()
    await expect(page.getByText(say(locale, 'common.loading'), { exact: true })).toHaveCount(0)
    await expectNoAxeViolations(page)
    const { text, tooWide } = await page.evaluate(() => ({
      text: document.body.innerText,
      tooWide: document.documentElement.scrollWidth > innerWidth,
    }))
    if (tooWide) faults.push(`${screen} is wider than the phone`)
    for (const line of text.split('\n')) {
      if (/\{\w+\}|undefined|\[object/.test(line)) faults.push(`${screen} shows: ${line}`)
      const strange = wordsIn(line).filter(
        (word) => !known.has(word) && (isLatin(word) || (locale === 'ru' && ofUzbekAlone.test(word))),
      )
      if (strange.length > 0) faults.push(`${screen} says “${strange.join(' ')}”: ${line}`)
      lines.add(line.trim())
    }
  }
  return { lines, faults }
}

test('at night in Cyrillic Uzbek and then in Russian, no screen of the app mixes languages', async ({
  page,
  request,
}) => {
  const asked = page.waitForRequest(addressed(fieldCalls.sync))
  await openCourierApp({ page, request, locale: 'oz' })
  const { authorization = '' } = (await asked).headers()
  const answer = await callApi(request, fieldCalls.readToday, { headers: { authorization } })
  const day: Today = (await answer.json()).data
  const uzbek = await lookAround(page, day, 'oz')
  expect.soft(uzbek.faults).toEqual([])
  const [paper] = await page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [])
  expect(Number(paper)).toBeLessThan(60)

  // The courier chooses another language where it is chosen: what the server has said before is said anew.
  await goToScreen(page, '/me')
  await page.getByText(say('oz', 'shell.languages.ru'), { exact: true }).click()
  await expect(page.getByRole('heading', { name: say('ru', 'courierMe.title'), exact: true })).toBeVisible()
  const russian = await lookAround(page, day, 'ru')
  const same = [...russian.lines].filter((line) => uzbek.lines.has(line) && /\p{Script=Cyrillic}{4,}/u.test(line))
  expect.soft(russian.faults).toEqual([])
  expect.soft(same).toEqual([])
})
