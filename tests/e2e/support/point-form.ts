import type { Locator, Page } from '@playwright/test'
import { sources } from '#locales/index.ts'
import { expect } from '../fixtures.ts'

const { deskPoints, pin, shell } = sources.uz

/** The form of a point at the desk, as somebody fills it in. */
export function pointForm(page: Page) {
  const body = page.locator('.point-body')
  const words = (field: keyof typeof deskPoints.fields, language: 'uz' | 'ru' | 'en') =>
    body.getByRole('textbox', { name: `${deskPoints.fields[field]}, ${shell.languages[language]}` })
  return {
    body,
    words,
    async writeWords(name: string) {
      for (const language of ['uz', 'ru', 'en'] as const) {
        await words('name', language).fill(name)
        await words('landmark', language).fill('Chorsu gumbazi')
        if (language !== 'uz') await words('address', language).fill('Chorsu 3')
      }
    },
    /** At the market of Chorsu, looked for on the map. */
    putPin: () => putPin(page, body),
    make: () => page.getByRole('button', { name: deskPoints.make }).click(),
  }
}

async function putPin(page: Page, body: Locator): Promise<void> {
  await body.getByRole('button', { name: pin.field.open }).click()
  const screen = page.getByRole('dialog', { name: pin.screen.title })
  await screen.getByRole('combobox', { name: pin.search.label }).fill('Chorsu bozori')
  await screen.getByRole('option', { name: 'Shayxontohur' }).first().click()
  await expect(screen.locator('[aria-live=polite]')).toHaveAttribute('aria-busy', 'false')
  await screen.getByRole('button', { name: pin.screen.keep }).click()
  await expect(screen).toHaveCount(0)
}
