import type { Page } from '@playwright/test'
import { ozExceptions } from '#locales/index.ts'
import { fieldCalls } from '#modules/delivery/field/field.calls.ts'
import type { Stop, Today } from '#modules/delivery/field/field.contract.ts'
import { acceptLanguageOf, type Locale, locales } from '#platform/i18n/locales.ts'
import type { MessageKey } from '#platform/i18n/translator.ts'
import { catalogs } from '../support/catalogs.ts'
import { axeViolations, expect } from './fixtures.ts'
import { addressed, callApi } from './support/api-calls.ts'
import { test } from './support/clocked-site.ts'
import { goToScreen, openCourierApp, phoneScreen } from './support/courier.ts'

test.use({ viewport: phoneScreen, hasTouch: true, colorScheme: 'dark', clockOf: 'courier-evening' })

const say = (locale: Locale, key: MessageKey) => catalogs.translate(locale, key)

/** Each is called in its own. */
const languages = locales.map((locale) => say(locale, `shell.languages.${locale}`))

/** Names of people on screens that are not the day's list: who a parcel can be given to. */
const people = ['Jasur Toʻxtayev', 'Otabek Salimov']
const initialsOf = (name: string) => name.replace(/(\p{L})\S*\s*/gu, '$1')

/** Whatever somebody has written stays as it was written. */
function writtenIn({ stops }: Today): string[] {
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
  return [...texts, ...people, ...people.map(initialsOf)].filter(
    (text): text is string => typeof text === 'string',
  )
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}ʻʼ’']{2,}/gu) ?? []
/** A name may take an ending of the language it stands in. */
const names = new RegExp(`(?<!\\p{L})(?:${ozExceptions.keptLatin.join('|')})`, 'gu')
const isLatin = (word: string) => /\p{Script=Latin}/u.test(word)
const ofUzbekAlone = /[ўқғҳ]/iu

/** Every screen that a thumb reaches, with a stop of each kind. */
function screensOf({ stops }: Today): string[] {
  const of = (wanted: (stop: Stop) => boolean) => `/stops/${stops.find(wanted)?.order_id}`
  const withMoney = of(
    ({ kind, to_collect, state }) => kind === 'deliver' && to_collect > 0 && state === 'open',
  )
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
  const known = new Set([...languages, ...writtenIn(day)].flatMap(wordsIn))
  const lines = new Set<string>()
  const faults: string[] = []
  for (const screen of screensOf(day)) {
    await goToScreen(page, screen)
    await expect(page.locator('main').first()).toBeVisible()
    await expect(page.locator('main .spinner')).toHaveCount(0)
    // Rules are the same in every language.
    const broken = locale === 'oz' ? await axeViolations(page) : []
    faults.push(...broken.map((violation) => `${screen} breaks ${violation}`))
    const { text, tooWide } = await page.evaluate(() => ({
      text: document.body.innerText,
      tooWide: document.documentElement.scrollWidth > innerWidth,
    }))
    if (tooWide) faults.push(`${screen} is wider than the phone`)
    for (const line of text.split('\n')) {
      if (/\{\w+\}|undefined|\[object/.test(line)) faults.push(`${screen} shows: ${line}`)
      const strange = wordsIn(line.replace(names, ' ')).filter(
        (word) => !known.has(word) && (isLatin(word) || (locale === 'ru' && ofUzbekAlone.test(word))),
      )
      if (strange.length > 0) faults.push(`${screen} says “${strange.join(' ')}”: ${line}`)
      lines.add(line.trim())
    }
  }
  return { lines, faults }
}

/** What the server has said in the language of whoever asked: where it is, and the places of ours. */
const toldIn = ({ stops, courier }: Today): (string | null)[] => [
  courier.district,
  ...stops.flatMap(({ place }) => (place.point ? [place.point.name, place.landmark] : [])),
]

test('at night in Cyrillic Uzbek and then in Russian, no screen of the app mixes languages', async ({
  page,
  request,
}) => {
  const asked = page.waitForRequest(addressed(fieldCalls.sync))
  await openCourierApp({ page, request, locale: 'oz' })
  const { authorization = '' } = (await asked).headers()
  const dayIn = async (locale: Locale): Promise<Today> => {
    const headers = { authorization, 'accept-language': acceptLanguageOf(locale) }
    return (await (await callApi(request, fieldCalls.readToday, { headers })).json()).data
  }
  const day = await dayIn('oz')
  const uzbek = await lookAround(page, day, 'oz')
  expect.soft(uzbek.faults).toEqual([])
  const [paper] = await page.evaluate(
    () => getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [],
  )
  expect(Number(paper)).toBeLessThan(60)

  // The courier chooses another language where it is chosen: what the server has said before is said anew.
  await goToScreen(page, '/me')
  await page.getByText(say('oz', 'shell.languages.ru'), { exact: true }).click()
  const again = await dayIn('ru')
  await expect(page.getByText(again.courier.district ?? '')).toBeVisible()
  const russian = await lookAround(page, day, 'ru')
  expect.soft(russian.faults).toEqual([])
  const stale = toldIn(day).filter((text) => text !== null && !toldIn(again).includes(text))
  expect(stale).not.toEqual([])
  const shown = [...russian.lines].join('\n')
  expect(stale.filter((text) => shown.includes(text ?? ''))).toEqual([])
})
