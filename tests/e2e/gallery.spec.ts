import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'

const widths = [360, 1280] as const
const schemes = ['light', 'dark'] as const
const address = { uz: '/dev/gallery', oz: '/oz/dev/gallery', ru: '/ru/dev/gallery' } as const

async function openGallery(page: Page, path: string = address.uz): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrated(page)
  await page.locator('.board').last().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Its clock stands still, so that what lasts a moment can be looked at; the test lets time pass. */
async function openStillGallery(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-15T09:00:00Z') })
  await openGallery(page)
  await page.clock.pauseAt(new Date('2026-11-15T10:00:00Z'))
}

const specimen = (page: Page, name: string, theme: 'light' | 'dark' = 'light') =>
  page.locator(`[data-theme='${theme}'] [data-specimen='${name}']`)

/** What sticks out of its frame, has no size, or hides part of its own text. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const nameOf = (element: Element) => element.closest('[data-specimen]')?.getAttribute('data-specimen')
    for (const frame of document.querySelectorAll('.board__frame')) {
      const edge = frame.getBoundingClientRect()
      for (const one of frame.querySelectorAll('[data-specimen]')) {
        const { width, height } = one.getBoundingClientRect()
        if (width < 8 || height < 8) found.push(`${nameOf(one)} has no size`)
      }
      for (const element of frame.querySelectorAll('*')) {
        if (element.closest('svg, .spoken, .tabs__list') || !element.checkVisibility()) continue
        const { left, right } = element.getBoundingClientRect()
        const label = `${nameOf(element)}: ${element.tagName.toLowerCase()}.${element.className}`
        if (left < edge.left - 1 || right > edge.right + 1) found.push(`${label} leaves its frame`)
        const style = getComputedStyle(element)
        const isHiddenText = style.clipPath !== 'none'
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === 3 && node.textContent?.trim(),
        )
        if (
          hasText &&
          !isHiddenText &&
          style.overflowX !== 'visible' &&
          element.scrollWidth > element.clientWidth
        )
          found.push(`${label} hides part of its text`)
      }
    }
    return [...new Set(found)]
  })
}

/** The build server looks at every width in every theme; elsewhere each of them is looked at once. */
const everything = process.env.ALL_LOCALES === '1'

for (const width of widths) {
  for (const colorScheme of schemes) {
    if (!everything && (width === widths[0]) !== (colorScheme === schemes[0])) continue
    test(`every part is whole and accessible at ${width} px, ${colorScheme}`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await openGallery(page)
      expect(await page.locator('[data-specimen]').count()).toBeGreaterThan(200)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await misfits(page)).toEqual([])
      await expectNoAxeViolations(page)
      expect(complaints).toEqual([])
    })
  }

  for (const script of ['oz', 'ru'] as const) {
    if (!everything && (width !== widths[0] || script === 'oz')) continue
    test(`longer words fit too: ${script} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openGallery(page, address[script])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await misfits(page)).toEqual([])
    })
  }
}

test('the look for misfits finds them', async ({ page }) => {
  await openGallery(page)
  await specimen(page, 'toast').evaluate((element) => {
    element.style.width = '3000px'
  })
  await specimen(page, 'badge-new').evaluate((element) => {
    element.style.display = 'none'
  })
  await specimen(page, 'card-sunken')
    .locator('.card__body')
    .evaluate((element) => {
      element.style.cssText = 'width: 20px; overflow: hidden; white-space: nowrap'
    })
  const found = await misfits(page)
  for (const complaint of ['toast: div', 'badge-new has no size', 'card-sunken: div.card__body hides'])
    expect(found.join('\n')).toContain(complaint)
})

test('the look at accessibility finds what is wrong', async ({ page }) => {
  await page.setContent('<main><h1>Rasm</h1><img src="data:,"></main>')
  await expect(expectNoAxeViolations(page)).rejects.toThrow(/image-alt: <img src=/)
})

test('dark differs from light for every specimen', async ({ page }) => {
  test.skip(!everything, 'looked at on the build server')
  await openGallery(page)
  const picture = (await page.screenshot({ fullPage: true })).toString('base64')
  const same = await page.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0)
    const pixelsOf = (theme: string, name: string) => {
      const box = document
        .querySelector(`[data-theme='${theme}'] [data-specimen='${name}']`)
        ?.getBoundingClientRect()
      if (!box) return `nothing in ${theme}`
      return context
        ?.getImageData(box.x + scrollX, box.y + scrollY, Math.round(box.width), Math.round(box.height))
        .data.join()
    }
    return [...document.querySelectorAll("[data-theme='light'] [data-specimen]")]
      .map((one) => one.getAttribute('data-specimen') ?? '')
      .filter((name) => pixelsOf('light', name) === pixelsOf('dark', name))
  }, picture)
  expect(same).toEqual([])
})

/** One of each kind, and the control in it. */
const controls = {
  'button-main': 'button',
  'button-icon': 'button',
  'text-field': 'input',
  'text-area': 'textarea',
  'phone-field': 'input',
  'code-field': 'input',
  'number-field': 'input',
  select: 'select',
  slider: "input[type='range']",
  combobox: 'input',
  checkbox: 'input',
  'switch-on': 'input',
  'radio-cards': 'input:checked',
  'radio-cards-picture': 'input:checked',
  segmented: 'input:checked',
  'date-range': 'button',
  calendar: "[tabindex='0']",
  'file-drop': "input[type='file'] >> nth=0",
  'price-opened': 'summary',
  table: '.table__sort >> nth=0',
  tabs: "[aria-selected='true']",
  'tab-links': 'a >> nth=0',
  pagination: 'a',
  toast: 'button',
  tooltip: 'button',
}

for (const theme of everything ? schemes : []) {
  test(`focus is visible on every kind of control, ${theme}`, async ({ page }) => {
    await openGallery(page)
    // A key was pressed, so the browser shows where the focus is.
    await page.keyboard.press('Tab')
    await hideCaret(page)
    for (const [name, control] of Object.entries(controls)) {
      const box = specimen(page, name, theme)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      const before = await shotAround(page, box)
      await box.locator(control).focus()
      expect((await shotAround(page, box)).equals(before), name).toBe(false)
    }
  })
}

/** A caret is no sign of focus. Once for all pictures: to hide it for each of them, the whole page is styled anew. */
async function hideCaret(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { caret-color: transparent !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** With a margin: a focus ring lies outside. */
async function shotAround(page: Page, box: Locator): Promise<Buffer> {
  await box.scrollIntoViewIfNeeded()
  const place = await box.boundingBox()
  if (!place) throw new Error('nothing to look at')
  return page.screenshot({
    caret: 'initial',
    clip: {
      x: Math.max(0, place.x - 6),
      y: Math.max(0, place.y - 6),
      width: place.width + 12,
      height: place.height + 12,
    },
  })
}

test('the letters of both Uzbek scripts come from Onest', async ({ page }) => {
  await openGallery(page)
  const fallen = await page.evaluate(async () => {
    const letters = ['oʻ', 'gʻ', 'maʼno', 'ў', 'қ', 'ғ', 'ҳ', 'Ў', 'Қ', 'Ғ', 'Ҳ']
    const widthIn = (family: string, text: string) => {
      const probe = document.createElement('span')
      probe.className = 'gallery-probe'
      probe.textContent = text.repeat(20)
      document.body.append(probe)
      probe.style.cssText = `position:absolute;font:450 40px ${family}`
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    }
    const wrong: string[] = []
    for (const text of letters) {
      await document.fonts.load('450 40px Onest', text)
      if (!document.fonts.check('450 40px Onest', text)) wrong.push(`${text} is not loaded`)
      // Two fallbacks of different width: a glyph of Onest looks the same before either.
      if (widthIn('Onest, monospace', text) !== widthIn('Onest, serif', text))
        wrong.push(`${text} falls back`)
      if (widthIn('Onest, monospace', text) === widthIn('monospace', text)) wrong.push(`${text} is monospace`)
    }
    return wrong
  })
  expect(fallen).toEqual([])
})

test('combobox: typing narrows, arrows walk, Enter chooses, Escape closes', async ({ page }) => {
  await openGallery(page)
  const box = specimen(page, 'combobox')
  const input = box.getByRole('combobox')
  await input.focus()
  await page.keyboard.press('ArrowDown')
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  await expect(box.getByRole('option')).toHaveCount(6)
  await expect(box.getByRole('group')).toHaveCount(3)
  await page.keyboard.type("farg'ona sh")
  await expect(box.getByRole('option')).toHaveCount(1)
  const active = box.locator('[data-active]')
  await expect(active).toHaveText('Fargʻona shahri')
  expect(await input.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'))
  await page.keyboard.press('Enter')
  await expect(input).toHaveValue('Fargʻona shahri')
  await expect(input).toHaveAttribute('aria-expanded', 'false')

  await input.fill('zzz')
  await expect(box.getByRole('status')).toHaveText('Hech narsa topilmadi. Boshqacha yozib koʻring.')
  await page.keyboard.press('Escape')
  await expect(input).toHaveAttribute('aria-expanded', 'false')
  await expect(input).toHaveValue('Fargʻona shahri')
  await box.getByRole('button').click()
  await expect(input).toHaveValue('')
  await expect(input).toBeFocused()
})

test('combobox: an asked list loads, and the last question wins', async ({ page }) => {
  await openStillGallery(page)
  const box = specimen(page, 'combobox-async')
  await box.getByRole('combobox').fill('m')
  await page.clock.runFor(200)
  await expect(box.getByRole('status')).toContainText('Yuklanmoqda')
  await box.getByRole('combobox').fill('urg')
  await page.clock.runFor(1000)
  await expect(box.getByRole('option')).toHaveText(['Urganch shahri'])
})

test('combobox: a text that surely means an option is taken when the field is left', async ({ page }) => {
  await openGallery(page)
  for (const name of ['combobox', 'combobox-async']) {
    const input = specimen(page, name).getByRole('combobox')
    await input.fill('urg')
    await page.keyboard.press('Tab')
    await expect(input, name).toHaveValue('Urganch shahri')
    await input.fill('sh')
    await page.locator('h1').first().click()
    await expect(input, name).toHaveValue('Urganch shahri')
    await input.fill('olti')
    await page.keyboard.press('Escape')
    await expect(input, name).toHaveValue('Urganch shahri')
    await expect(input, name).toHaveAttribute('aria-expanded', 'false')
  }
})

test('combobox: Enter before the list is here takes its first option', async ({ page }) => {
  await openGallery(page)
  const box = specimen(page, 'combobox-async')
  await box.getByRole('combobox').fill('sh')
  await expect(box.getByRole('option').first()).toHaveText('Shahrisabz shahri')
  await box.getByRole('combobox').fill('olt')
  await page.keyboard.press('Enter')
  await expect(box.getByRole('combobox')).toHaveValue('Oltiariq tumani')
})

test('combobox fills the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openGallery(page)
  const box = specimen(page, 'combobox')
  await box.getByRole('combobox').click()
  const place = () => box.locator('.combobox').boundingBox()
  await expect.poll(place).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  await box.getByRole('option', { name: 'Urganch' }).click()
  await expect(box.getByRole('combobox')).toHaveValue('Urganch shahri')
  await expect.poll(async () => (await place())?.height).toBeLessThan(120)
})

test('code: typed, pasted, corrected in the middle', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGallery(page)
  const box = specimen(page, 'code-field')
  const input = box.getByRole('textbox')
  const cells = box.locator('.code-field__cell')
  await input.focus()
  await page.keyboard.type('9a1')
  await expect(cells).toHaveText(['4', '8', '2', '9', '1', ''])
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(cells).toHaveText(['4', '8', '2', '', '', ''])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(box.locator('[data-active]')).toHaveText('8')
  await page.keyboard.type('7')
  await expect(cells).toHaveText(['4', '7', '2', '', '', ''])
  await page.keyboard.press('Control+A')
  await page.evaluate(() => navigator.clipboard.writeText('TezBox: 482-913'))
  await page.keyboard.press('Control+V')
  await expect(cells).toHaveText(['4', '8', '2', '9', '1', '3'])
})

test('phone: any writing is pasted, the caret stays where it was', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGallery(page)
  const input = specimen(page, 'phone-field').getByRole('textbox')
  await input.focus()
  await page.keyboard.press('Control+A')
  await page.evaluate(() => navigator.clipboard.writeText('+998 (93) 765-43-21'))
  await page.keyboard.press('Control+V')
  await expect(input).toHaveValue('93 765 43 21')
  const caret = () => input.evaluate((element: HTMLInputElement) => element.selectionStart)
  expect(await caret()).toBe(12)
  // After "93 765": the digit in the middle is changed and typing goes on there.
  await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(6, 6))
  await page.keyboard.press('Backspace')
  await expect(input).toHaveValue('93 764 32 1')
  expect(await caret()).toBe(5)
  await page.keyboard.type('8')
  await expect(input).toHaveValue('93 768 43 21')
  expect(await caret()).toBe(6)
  // The space between groups is no obstacle for the backspace.
  await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(3, 3))
  await page.keyboard.press('Backspace')
  await expect(input).toHaveValue('97 684 32 1')
})

test('dialog: holds the focus, Escape closes it, the focus returns', async ({ page }) => {
  await openGallery(page)
  const opener = specimen(page, 'dialog-opener').getByRole('button')
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Buyurtma bekor qilinsinmi?')
  await expect(dialog.getByRole('button').first()).toBeFocused()
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true)
  }
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('dialog: a press beside it closes it', async ({ page }) => {
  await openGallery(page)
  await specimen(page, 'sheet-opener').getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(20, 400)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('tabs: arrows walk, the panel follows, Tab leaves', async ({ page }) => {
  await openGallery(page)
  const box = specimen(page, 'tabs')
  await box.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('tab', { name: 'Topshirilgan' })).toBeFocused()
  await expect(box.getByRole('tabpanel')).toHaveText('Topshirilgan')
  await page.keyboard.press('End')
  await expect(box.getByRole('tab', { name: 'Bekor qilingan' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('tab', { name: 'Yoʻlda' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(box.getByRole('tabpanel')).toBeFocused()
})

test('toast: spoken, waits while it is looked at, undo answers', async ({ page }) => {
  await openStillGallery(page)
  await specimen(page, 'toast-opener').getByRole('button').click()
  const region = page.getByRole('region', { name: 'Namuna xabarlar' })
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await expect(region).toContainText('Manzil oʻzgartirildi')
  await region.getByRole('button', { name: 'Qaytarish' }).focus()
  await page.clock.runFor(60_000)
  await expect(region).toContainText('Manzil oʻzgartirildi')
  await page.keyboard.press('Enter')
  await expect(region).not.toContainText('Manzil oʻzgartirildi')
  await expect(region).toContainText('Qaytarish')
  await page.clock.runFor(7000)
  await expect(region).toBeEmpty()
})

test('date range: two presses by keyboard, Escape returns to the button', async ({ page }) => {
  await openGallery(page)
  const box = specimen(page, 'date-range')
  const button = box.locator('.date-range__button')
  await button.click()
  const panel = box.getByRole('dialog')
  await panel.locator("[tabindex='0']").focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(button).toContainText('8–10-noyabr')
  await expect(button).toBeFocused()
  await button.click()
  await panel.getByRole('button', { name: 'Bugun' }).click()
  await expect(button).toContainText('15-noyabr')
  await button.click()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('what opens near the edge stays in the window', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 700 })
  await openGallery(page)
  for (const name of ['date-range', 'date-range-empty', 'combobox-chosen']) {
    const box = specimen(page, name)
    await box.locator('button, input').first().click()
    const panel = box.locator('.date-range__panel, .combobox__panel')
    await expect(panel).toBeVisible()
    const place = await panel.boundingBox()
    if (!place) throw new Error('nothing opened')
    expect(place.x, name).toBeGreaterThanOrEqual(0)
    expect(place.x + place.width, name).toBeLessThanOrEqual(660)
    expect(place.y + place.height, name).toBeLessThanOrEqual(701)
    await page.keyboard.press('Escape')
  }
})
