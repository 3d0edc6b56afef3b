/**
 * Draws what networks show beside a shared link: one picture a page and language, into build/site/client/og. A picture
 * whose words and drawing are those of the last build is taken from build/og. Figures are never drawn: they would stay when
 * the tariff changes.
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ozExceptions, sources } from '#locales/index.ts'
import { postPictures } from '#modules/content/domain/post-pictures.ts'
import { compileSources, type FlatCatalog } from '#platform/i18n/catalog.ts'
import { locales } from '#platform/i18n/locales.ts'
import { pages } from '../src/web/pages.ts'
import { infoPages } from '../src/web/public/info/pages/index.ts'
import {
  type Drawn,
  drawCover,
  drawGround,
  drawPicture,
  readDrawing,
  readPicture,
  type Words,
} from './lib/og/picture.ts'

const root = join(import.meta.dirname, '..')
const kept = join(root, 'build/og')
const made = join(root, 'build/site/client/og')
/** What the pictures look like is part of what they are made from: how they are drawn, and in which colours. */
const hand = ['scripts/lib/og/picture.ts', 'scripts/lib/og/fonts.conf', 'src/ui/tokens.css'].map((file) =>
  readFileSync(join(root, file), 'utf8'),
)

/** Words without figures; longer leads than this are not read on a picture. */
const LONGEST_LEAD = 130

const texts = compileSources(sources, ozExceptions)

function plain(catalog: FlatCatalog, key: string): string | undefined {
  const message = catalog.get(key)
  return typeof message === 'string' ? message : undefined
}

function wordsOf(id: string, catalog: FlatCatalog): Words {
  const title = plain(catalog, `info.${id}.lead.title`) ?? plain(catalog, `pages.${id}.title`)
  const lead = plain(catalog, `pages.${id}.lead`)
  if (title === undefined) throw new Error(`${id} has no plain title`)
  return { title, lead: lead !== undefined && lead.length <= LONGEST_LEAD ? lead : undefined }
}

/** The drawing that the page begins with; pages without one share the wall and the box of home. */
function drawingOf(id: string): Drawn {
  const named = infoPages[id]?.blocks.flatMap((block) => ('drawing' in block ? (block.drawing ?? []) : []))[0]
  const [file, symbol] = named?.split('#') ?? []
  return file ? readDrawing(`info/drawings/${file}.svg`, symbol) : readDrawing('home/art/hero.svg')
}

mkdirSync(kept, { recursive: true })
const used = new Set<string>()

/** Where the kept picture lies that is made from this, drawn if it is not there yet. */
async function keep(madeFrom: unknown, draw: () => Promise<Buffer>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(madeFrom)).digest('hex').slice(0, 20)
  const name = `${hash}.png`
  const file = join(kept, name)
  used.add(name)
  if (!existsSync(file)) writeFileSync(file, await draw())
  return file
}

for (const locale of locales) mkdirSync(join(made, locale), { recursive: true })
for (const { id } of pages.filter(({ listed, path }) => listed && !path.includes(':'))) {
  const drawn = drawingOf(id)
  let ground: ReturnType<typeof drawGround> | undefined
  for (const locale of locales) {
    const words = wordsOf(id, texts[locale])
    const file = await keep([hand, drawn, words], async () => {
      ground ??= drawGround(drawn)
      return drawPicture(await ground, words)
    })
    copyFileSync(file, join(made, locale, `${id}.png`))
  }
}
mkdirSync(join(made, 'pictures'), { recursive: true })
for (const name of postPictures) {
  const drawn = readPicture(name)
  const file = await keep([hand, drawn], () => drawCover(drawn))
  copyFileSync(file, join(made, 'pictures', `${name}.png`))
}
for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name))
