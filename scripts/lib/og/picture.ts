import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { brand } from '#kernel/brand.ts'
import { logoPaths } from '#ui/logo-paths.ts'

/** What networks ask for. */
const size = { width: 1200, height: 630 }
const margin = 72
const root = join(import.meta.dirname, '../../..')

// Read when the first letter is drawn. Without it a machine's settings would show in the pictures, or a bare one complain.
process.env.FONTCONFIG_FILE = join(import.meta.dirname, 'fonts.conf')

const require = createRequire(import.meta.url)
/** The family of our printed labels: what draws text here cannot read the site's packed fonts. */
const faces = {
  Bold: require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  Medium: require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
} as const

export type Words = Readonly<{ title: string; lead: string | undefined }>
/** `bleeds`: it goes on beyond the edge. */
export type Drawn = Readonly<{ inside: string; width: number; height: number; bleeds: boolean }>

/** The colours of the light theme, by name. */
const colours = new Map(
  Array.from(
    (readFileSync(join(root, 'src/ui/tokens.css'), 'utf8').split("[data-theme='dark']")[0] ?? '').matchAll(
      /(--[\w-]+):\s*([^;]+);/g,
    ),
    ([, name = '', value = '']) => [name, value.trim()],
  ),
)

function withColours(svg: string): string {
  const named = /var\((--[\w-]+)\)/g
  let text = svg
  // A role names a colour, and nothing names a role.
  for (let depth = 0; depth < 3 && named.test(text); depth++)
    text = text.replace(named, (_, name: string) => colours.get(name) ?? 'none')
  return text
}

/** A drawing of posts, without what makes it change colours by itself. */
export function readPicture(name: string): Drawn {
  const text = readFileSync(join(root, 'public/pictures', `${name}.svg`), 'utf8')
  const [, width, height, inside] =
    /viewBox="0 0 ([\d.]+) ([\d.]+)".*?(<g id="drawing">.*<\/g>)<\/svg>/s.exec(text) ?? []
  if (inside === undefined) throw new Error(`no drawing ${name}`)
  return { inside, width: Number(width), height: Number(height), bleeds: false }
}

/** A symbol of a drawing of a page, or the whole of a file. */
export function readDrawing(file: string, symbol?: string): Drawn {
  const text = readFileSync(join(root, 'src/web/public', file), 'utf8')
  const box = symbol
    ? new RegExp(`<symbol id="${symbol}" viewBox="0 0 ([\\d.]+) ([\\d.]+)">(.*?)</symbol>`, 's')
    : /viewBox="0 0 ([\d.]+) ([\d.]+)">(.*)<\/svg>/s
  const [, width, height, inside] = box.exec(text) ?? []
  if (inside === undefined) throw new Error(`no drawing ${file} ${symbol ?? ''}`)
  return { inside, width: Number(width), height: Number(height), bleeds: symbol === undefined }
}

/** The ground with the logo's sign and the drawing: below the words when it is wide, else beside them. */
export async function drawGround(drawn: Drawn): Promise<{ pixels: Buffer; wide: boolean }> {
  const wide = drawn.width > drawn.height * 2.5
  const room = wide
    ? { width: size.width - 2 * margin, height: 260 }
    : { width: drawn.bleeds ? 600 : 450, height: drawn.bleeds ? 530 : 450 }
  const scale = Math.min(room.width / drawn.width, room.height / drawn.height)
  const x = size.width - (drawn.bleeds ? 0 : margin) - drawn.width * scale
  const y = drawn.bleeds ? 0 : size.height - (wide ? 40 : 72) - drawn.height * scale
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><path fill="var(--page)" d="M0 0h${size.width}v${size.height}H0z"/><g transform="translate(${margin} 64) scale(1.5)"><path fill="var(--brand)" d="${logoPaths.star}"/><path fill="var(--page)" d="${logoPaths.letter}"/></g><svg x="${x}" y="${y}" width="${drawn.width * scale}" height="${drawn.height * scale}" viewBox="0 0 ${drawn.width} ${drawn.height}">${drawn.inside}</svg></svg>`
  return {
    pixels: await sharp(Buffer.from(withColours(svg)))
      .removeAlpha()
      .raw()
      .toBuffer(),
    wide,
  }
}

/** The drawing alone, large, below our name: the words of a post are in its link, in the language of whoever shares it. */
export async function drawCover(drawn: Drawn): Promise<Buffer> {
  const scale = Math.min((size.width - 2 * margin) / drawn.width, 440 / drawn.height)
  const [width, height] = [drawn.width * scale, drawn.height * scale]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><path fill="var(--page)" d="M0 0h${size.width}v${size.height}H0z"/><g transform="translate(${margin} 40) scale(1.5)"><path fill="var(--brand)" d="${logoPaths.star}"/><path fill="var(--page)" d="${logoPaths.letter}"/></g><svg x="${(size.width - width) / 2}" y="${size.height - 48 - height}" width="${width}" height="${height}" viewBox="0 0 ${drawn.width} ${drawn.height}">${drawn.inside}</svg></svg>`
  const name = await letters(brand.name, 'Bold', 32, '--text', 400)
  return sharp(Buffer.from(withColours(svg)))
    .removeAlpha()
    .composite([{ ...pasted(name), left: margin + 64, top: 64 - Math.round(name.info.height / 2) }])
    .png({ compressionLevel: 6 })
    .toBuffer()
}

type Ground = Awaited<ReturnType<typeof drawGround>>

export async function drawPicture(ground: Ground, words: Words): Promise<Buffer> {
  const width = ground.wide ? size.width - 2 * margin : 550
  const long = words.title.length
  const [title, lead, name] = await Promise.all([
    letters(words.title, 'Bold', long > 40 ? 46 : long > 24 ? 56 : 66, '--text', width),
    words.lead ? letters(words.lead, 'Medium', 27, '--text-2', width) : undefined,
    letters(brand.name, 'Bold', 32, '--text', 400),
  ])
  const top = 156
  const below = top + title.info.height + 28
  const fits = lead && below + lead.info.height < (ground.wide ? 350 : size.height - 56)
  // A palette would halve the bytes and take seven times as long, and nobody waits for these.
  return sharp(ground.pixels, { raw: { ...size, channels: 3 } })
    .composite([
      { ...pasted(name), left: margin + 64, top: 88 - Math.round(name.info.height / 2) },
      { ...pasted(title), left: margin, top },
      ...(lead && fits ? [{ ...pasted(lead), left: margin, top: below }] : []),
    ])
    .png({ compressionLevel: 6 })
    .toBuffer()
}

type Letters = Awaited<ReturnType<typeof letters>>

const pasted = ({ data, info: { width, height, channels } }: Letters) => ({
  input: data,
  raw: { width, height, channels },
})

async function letters(text: string, face: keyof typeof faces, px: number, colour: string, width: number) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const ink = withColours(`var(${colour})`)
  return sharp({
    text: {
      text: `<span foreground="${ink}" letter_spacing="${face === 'Bold' ? -px * 20 : 0}">${escaped}</span>`,
      font: `Inter ${face} ${px}`,
      fontfile: faces[face],
      width,
      rgba: true,
      spacing: Math.round(px * 0.12),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
}
