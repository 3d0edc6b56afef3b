import type { Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'

const { lockerBank: words } = sources.uz

const codes = (page: Page) => page.getByRole('region', { name: words.codes }).getByRole('listitem')
const said = (page: Page) => page.locator('.dev-locker__said')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The first code of this kind goes to the keys, and a door opens. Answers its number. */
async function openFor(page: Page, kind: string): Promise<string> {
  await codes(page).filter({ hasText: kind }).first().getByRole('button').click()
  await press(page, words.type)
  const opened = new RegExp(words.said.opened.replace('{number}', '(\\d+)'))
  await expect(said(page)).toHaveText(opened)
  const [, number = ''] = opened.exec((await said(page).textContent()) ?? '') ?? []
  await expect(page.getByRole('heading', { name: words.doorTitle.replace('{number}', number) })).toBeVisible()
  return number
}

const door = (page: Page, number: string, look: string) =>
  page.getByRole('button', { name: new RegExp(`^№ ${number}, .*, ${look}$`) })

test('a locker that anybody can play: a receiver takes a parcel out, a sender puts one in', async ({
  page,
}) => {
  await page.goto('/dev/locker')
  await hydrated(page)
  await expect(codes(page).filter({ hasText: words.kinds.waits }).first()).toBeVisible()
  await expectNoAxeViolations(page)

  const taken = await openFor(page, words.kinds.waits)
  await press(page, words.takeOut)
  await press(page, words.close)
  await expect(said(page)).toHaveText(words.said.done)
  await expect(door(page, taken, words.look.free)).toBeVisible()

  await press(page, words.more.toDrop)
  await expect(codes(page).filter({ hasText: words.kinds.toDrop }).first()).toBeVisible()
  const given = await openFor(page, words.kinds.toDrop)
  await press(page, words.putIn)
  await press(page, words.close)
  await expect(said(page)).toHaveText(words.said.done)
  await expect(door(page, given, words.look.taken)).toBeVisible()
})
