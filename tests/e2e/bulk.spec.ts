import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { choose, expect, expectNoAxeViolations, hydrated, spokenLocales, test } from './fixtures.ts'
import { callApi, sendAs } from './support/api-calls.ts'
import { codeOf, type KnownPerson, newPhone, rememberOnce } from './support/people.ts'

/** A shop that has not said where its parcels are. */
async function openNewShop(request: APIRequestContext): Promise<KnownPerson> {
  const phone = newPhone()
  await callApi(request, signInCalls.sendCode, { data: { phone } })
  const person = {
    phone,
    code: await codeOf(request, phone),
    full_name: 'Karim Atlasov',
    account_type: 'business',
    company: 'Atlas MCHJ',
    stir: '301234567',
  }
  const signedUp = await callApi(request, signInCalls.signUp, { data: person })
  expect(signedUp.ok(), await signedUp.text()).toBe(true)
  const { access_token: token, user } = (await signedUp.json()).data
  return { phone, token, user }
}

/** One with an address of its own, from which its parcels are sent. */
async function openShop(request: APIRequestContext): Promise<KnownPerson> {
  const me = await openNewShop(request)
  const home = { label: 'Doʻkon', region: 14, city: 205, street: 'Bunyodkor 12, 4-uy', is_default: true }
  await sendAs(request, me.token, profileCalls.addAddress, { data: home })
  return me
}

async function openPage(page: Page, me: KnownPerson, path: string): Promise<void> {
  await page.addInitScript(rememberOnce, me)
  await page.goto(path)
  await hydrated(page)
}

/** Names of columns that no list of ours has, below two lines that say whose file it is. */
const shopFile = [
  'Atlas doʻkoni;;;;;;',
  'noyabr;;;;;;',
  'Kimga;Raqami;Tuman;Adres;Kg;Nimasi;XYZ',
  'Gulbahor Xoliqova;8(90)512.33.08;Chilonzor;Bunyodkor 42, 18-uy;0,8;koʻylak;1',
  'Jahongir Toʻxtasinov;99 812 44 60;Yunusobod;Amir Temur 108, 3-uy;1,2 кг;atlas;2',
].join('\n')

const languages = (['uz', 'ru'] as const).filter((locale) => spokenLocales.includes(locale))

for (const locale of languages) {
  const { bulk: tableWords, bulkFlow: words } = sources[locale]
  const page_ = localizedPath(locale, '/excel-orders-upload')

  test(`${locale}: a shop’s own file becomes parcels, from its columns to its labels`, async ({
    page,
    request,
    complaints,
  }) => {
    const me = await openShop(request)
    await openPage(page, me, page_)
    await expect(page.getByText(words.history.none)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.locator('input[type=file]').setInputFiles({
      name: `zakaz ${locale}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(shopFile),
    })

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.columns.title)
    await expectNoAxeViolations(page)
    const isWhat = (header: string) =>
      page.getByRole('combobox', { name: words.columns.isWhat.replace('{header}', header) })
    await isWhat('Kimga').selectOption('receiver_name')
    await isWhat('Raqami').selectOption('receiver_phone')
    await isWhat('Tuman').selectOption('to_city')
    await isWhat('Adres').selectOption('to_street')
    await isWhat('Kg').selectOption('weight')
    await isWhat('Nimasi').selectOption('description')
    await isWhat('XYZ').selectOption('weight')
    await expect(page.getByText(words.columns.twice)).toBeVisible()
    await isWhat('XYZ').selectOption('')
    await page.getByRole('button', { name: words.columns.check }).click()

    await expect(page.getByRole('listitem').filter({ hasText: words.frame.check })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(page.getByText('Gulbahor Xoliqova').first()).toBeVisible()
    const id = new URL(page.url()).searchParams.get('id') ?? ''
    expect(await readUpload(request, me, id)).toMatchObject({ rows: 2, errors: 0, state: 'ready' })
    // Left and opened elsewhere it is the same.
    await page.goto(`${page_}?id=${id}&step=save`)
    await choose(page.getByRole('radio', { name: words.save.ways.cash }))
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: /2/ }).last().click()

    await expect(page.getByRole('heading', { level: 2, name: words.labels.print })).toBeVisible()
    await expectNoAxeViolations(page)
    const download = page.waitForEvent('download')
    await page.locator('.bulk-print__parts button').click()
    const labels = await readFile(await (await download).path())
    expect(labels.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await readUpload(request, me, id)).toMatchObject({ state: 'saved', saved: 2 })

    await page.goto(page_)
    await expect(page.getByText(words.history.states.saved)).toBeVisible()
    expect(complaints).toEqual([])
  })

  test(`${locale}: a pasted chat is read with its prices, a missing name written, and what is an order said otherwise`, async ({
    page,
    request,
    complaints,
  }) => {
    const me = await openShop(request)
    await openPage(page, me, page_)
    await page.getByLabel(words.start.chatLabel).fill(chat)
    await page.getByRole('button', { name: words.start.chatRead }).click()

    await expect(page.locator('.bulk-draft')).toHaveCount(2)
    await expect(page.locator('.bulk-message mark', { hasText: '90 845 12 36' })).toBeVisible()
    await expectNoAxeViolations(page)
    await expect(page.locator('.bulk-draft__price').first()).not.toHaveText('—')
    const second = page.locator('.bulk-draft').nth(1)
    const name = second.getByRole('textbox', { name: tableWords.fields.receiver_name })
    await name.fill('Zuhra')
    await name.press('Enter')
    await expect(second.locator('.bulk-draft__name')).toHaveText('Zuhra')
    // What was read as a question is made a row, and is none after all.
    await page.getByRole('button', { name: words.chat.makeRowOf.replace('{number}', '3') }).click()
    await expect(page.locator('.bulk-draft')).toHaveCount(3)
    await page
      .locator('.bulk-draft')
      .filter({ hasText: 'nechpul' })
      .getByRole('button', { name: words.chat.noOrder })
      .click()
    await expect(page.getByText(words.chat.dropped)).toBeVisible()
    await expect(page.locator('.bulk-draft')).toHaveCount(2)
    await page.getByRole('button', { name: words.chat.next.replace('{count}', '2') }).click()
    await expect(page.getByText('Zuhra').first()).toBeVisible()
    expect(complaints).toEqual([])
  })
}

const chat = [
  '[16.11.2026 09:12] Nilufar: Assalomu alaykum, 2 ta koʻylak olaman. Nilufar, 90 845 12 36, Quva tumani, Navoiy 14-uy, 460 ming',
  '[16.11.2026 09:41] +998 99 871 02 65: menga ham bitta roʻmol, Qoʻqon shahri, Turon koʻchasi 5-uy, 99 871 02 65, 150 ming',
  '[16.11.2026 09:50] Shahlo: roʻmollar nechpul boʻladi?',
].join('\n')

async function readUpload(request: APIRequestContext, me: KnownPerson, id: string): Promise<UploadAnswer> {
  const headers = { authorization: `Token ${me.token}` }
  const answer = await callApi(request, bulkCalls.readUpload, { params: { id }, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

test('on a phone: where from is asked once, a district corrected by one press, and nothing is left to do', async ({
  page,
  request,
  complaints,
}) => {
  const { bulkFlow: words, bulkTable: table, addressBook } = sources.uz
  const me = await openNewShop(request)
  const text = [
    ['Oluvchi', 'Telefon', 'Tuman', 'Manzil', 'Vazn', 'Nima'],
    ['Gulbahor Xoliqova', '90 512 33 08', 'Chilonzr', 'Bunyodkor 42, 18-uy', '0.8', 'koʻylak'],
    ['Jahongir Toʻxtasinov', '99 812 44 60', 'Yunusobod', 'Amir Temur 108, 3-uy', '1.2', 'atlas'],
  ]
  const data = { text: text.map((cells) => cells.join('\t')).join('\n'), kind: 'table' }
  const { id } = await sendAs(request, me.token, bulkCalls.createUpload, { data })
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, me, `/excel-orders-upload?id=${id}`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sender.title)
  await expectNoAxeViolations(page)
  await page.getByRole('combobox', { name: addressBook.region }).fill('Toshkent shahri')
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: addressBook.district }).fill('chilonzor')
  await page.getByRole('option').first().click()
  const street = page.getByLabel(addressBook.street)
  await street.fill('Bunyodkor')
  await page
    .getByRole('option', { name: /Bunyodkor/ })
    .first()
    .click()
  await expect(street).not.toHaveValue('Bunyodkor')
  await page.getByRole('button', { name: words.sender.take }).click()

  const card = page.locator('.bulk-card')
  await expect(card).toContainText('Gulbahor Xoliqova')
  await expectNoAxeViolations(page)
  await card.getByRole('button', { name: table.cards.take }).first().click()
  await page.getByRole('button', { name: table.cards.save }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.save.title)
  expect(await readUpload(request, me, id)).toMatchObject({ rows: 2, errors: 0 })
  expect(complaints).toEqual([])
})

test('a photo is refused, whatever it is called; a file that is no table says so and asks for another', async ({
  page,
  request,
}) => {
  const { bulkFlow: words } = sources.uz
  const me = await openShop(request)
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, me, '/excel-orders-upload')
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'rasm.heic', mimeType: 'image/heic', buffer: Buffer.from('x') })
  await expect(page.getByText(words.start.faults.kind)).toBeVisible()
  const photo = Buffer.from('ffd8ffe000104a46494600010101006000600000', 'hex')
  await input.setInputFiles({ name: 'katta.csv', mimeType: 'text/csv', buffer: Buffer.from('') })
  await expect(page.getByText(words.start.faults.empty)).toBeVisible()
  await input.setInputFiles({ name: 'rasm.xlsx', mimeType: 'application/zip', buffer: photo })
  await expect(page.getByText(words.start.faults.kind)).toBeVisible()
  const broken = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200, 7)])
  await input.setInputFiles({ name: 'buzuq.xlsx', mimeType: 'application/zip', buffer: broken })
  await expect(
    page.getByRole('link', { name: words.failed.another }).or(page.getByRole('alert')),
  ).toBeVisible()
  await expectNoAxeViolations(page)
})
