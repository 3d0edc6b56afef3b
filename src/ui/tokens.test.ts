import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('dark by choice and dark by system are the same colours', () => {
  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  const block = (selector: string) => {
    const start = css.indexOf(`${selector} {`)
    expect(start).toBeGreaterThan(-1)
    const inside = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
    return inside.split('\n').map((line) => line.trim())
  }
  const chosen = block("[data-theme='dark']")
  expect(chosen).toContain('color-scheme: dark;')
  expect(block(':root:not([data-theme])')).toEqual(chosen)
})
