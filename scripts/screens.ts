/**
 * Pictures as people see them, into docs/screens: the home page on phone and desktop and the pin of an address on a
 * phone, light and dark, in four languages, and a courier's day on a phone in three. `npm run screens -- pin` takes only
 * those of the pin, `-- home` those of the home page, `-- courier` those of the courier.
 * Needs the built product (`npm start` builds it) and a Chromium, named by TEZBOX_CHROMIUM or at its Debian place.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { sql } from '#platform/db/sql.ts'
import { type Locale, locales, localizedPath } from '#platform/i18n/locales.ts'
import { type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { takeCourier } from './lib/courier-screens.ts'
import { takePins } from './lib/pin-screens.ts'

const folder = join(import.meta.dirname, '../docs/screens')
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const
const themes = ['light', 'dark'] as const

type Picture = { locale: Locale; theme: (typeof themes)[number]; size: (typeof sizes)[number] }

/** Far ahead, so that the offer is running whenever the pictures are made; browsers look 12 d 7 h 42 min before it. */
const offerEnds = new Date('2096-12-01T07:00:00Z')
const lookedAt = new Date(offerEnds.getTime() - ((12 * 24 + 7) * 60 + 42) * 60_000)

async function main(): Promise<void> {
  const [only] = process.argv.slice(2)
  mkdirSync(folder, { recursive: true })
  if (only !== 'courier') await takeSite(only)
  if (only === undefined || only === 'courier')
    await takeCourier(async (name, page) => keep(name, await picture(page, false)))
  console.log(`${count} pictures in docs/screens, ${Math.ceil(bytes / 1000)} KB`)
}

async function takeSite(only: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-screens-'))
  const database = await startEmbeddedPostgres({ dataDir, onLost: (error) => console.error(error.message) })
  let server: ServerProcess | undefined
  let browser: Browser | undefined
  try {
    server = await startServerProcess({ DATABASE_URL: database.url })
    await holdOffer(database.url)
    browser = await chromium.launch({
      executablePath: process.env.TEZBOX_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    })
    if (only !== 'pin') await takeHome(browser, server.url)
    if (only !== 'home')
      await takePins(browser, server.url, async (name, page) => keep(name, await picture(page, false)))
  } finally {
    await browser?.close()
    await server?.stop()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function holdOffer(databaseUrl: string): Promise<void> {
  const db = createDatabase(databaseUrl)
  await db.run(sql`update price_promotion set ends_at = ${offerEnds} where slug = 'half_price'`)
  await db.close()
}

let count = 0
let bytes = 0
function keep(name: string, file: Buffer): void {
  writeFileSync(join(folder, `${name}.png`), file)
  count += 1
  bytes += file.length
}

async function takeHome(browser: Browser, origin: string): Promise<void> {
  for (const size of sizes)
    for (const theme of themes)
      for (const locale of locales)
        keep(`home-${size.width}-${theme}-${locale}`, await take(browser, origin, { locale, theme, size }))
}

async function take(browser: Browser, origin: string, { locale, theme, size }: Picture): Promise<Buffer> {
  const context = await browser.newContext({ viewport: size, colorScheme: theme, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(lookedAt)
    await page.goto(origin + localizedPath(locale, '/'), { waitUntil: 'networkidle' })
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
    await page.evaluate(() => document.fonts.ready)
    return await picture(page, true)
  } finally {
    await context.close()
  }
}

async function picture(page: Page, fullPage: boolean): Promise<Buffer> {
  const shot = await page.screenshot({ fullPage, animations: 'disabled' })
  return await sharp(shot).png({ palette: true, colours: 128, effort: 10, dither: 0 }).toBuffer()
}

await main()
