import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureAddress, pictureSize, postPictures } from '#modules/content/domain/post-pictures.ts'

const publicFolder = join(import.meta.dirname, '../../../../public')
const read = (name: (typeof postPictures)[number]) =>
  readFileSync(join(publicFolder, pictureAddress(name)), 'utf8')

test('every drawing that posts may name is a file of its size, and there is no other', () => {
  expect(readdirSync(join(publicFolder, 'pictures')).sort()).toEqual(
    postPictures.map((name) => `${name}.svg`).sort(),
  )
  for (const name of postPictures) {
    const { width, height } = pictureSize(name)
    expect(read(name)).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`)
  }
})

/** As tokens.css gives them, a role followed to its colour. */
const tokens = readFileSync(join(import.meta.dirname, '../../../ui/tokens.css'), 'utf8')
const [light = '', dark = ''] = tokens.split('@media')[0]?.split("[data-theme='dark']") ?? []
const named = (css: string) =>
  new Map(Array.from(css.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]))
const themes = { light: named(light), dark: new Map([...named(light), ...named(dark)]) }

function colourOf(theme: ReadonlyMap<string, string>, name: string): string | undefined {
  const value = theme.get(name)
  const [, role] = /^var\((--[\w-]+)\)$/.exec(value ?? '') ?? []
  return role ? colourOf(theme, role) : value
}

test('drawings have the colours of the site, in light and in dark, and no colour of their own', () => {
  for (const name of postPictures) {
    const [, style = '', drawing = ''] = /<style>(.*?)<\/style>(.*)/s.exec(read(name)) ?? []
    const [inLight = '', inDark = ''] = style.split('@media')
    const rules = { light: pairs(inLight), dark: new Map([...pairs(inLight), ...pairs(inDark)]) }
    const used = new Set(Array.from(drawing.matchAll(/var\((--[\w-]+)\)/g), ([, colour = '']) => colour))
    expect(used.size).toBeGreaterThan(3)
    for (const theme of ['light', 'dark'] as const)
      for (const colour of used)
        expect([name, theme, colour, rules[theme].get(colour)]).toEqual([
          name,
          theme,
          colour,
          colourOf(themes[theme], colour),
        ])
    expect(drawing).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|<script|<text/i)
  }
})

const pairs = (css: string) =>
  new Map(Array.from(css.matchAll(/(--[\w-]+):([^;}]+)/g), ([, name = '', value = '']) => [name, value]))
