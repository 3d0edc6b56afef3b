import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export const typefaces = ['medium', 'bold', 'black'] as const
export type Typeface = (typeof typefaces)[number]

const require = createRequire(import.meta.url)
const files: Readonly<Record<Typeface, string>> = {
  medium: require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  bold: require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  black: require.resolve('@expo-google-fonts/inter/900Black/Inter_900Black.ttf'),
}

let loaded: Readonly<Record<Typeface, Buffer>> | undefined

/** Read once for the life of the process. */
export function loadTypefaces(): Readonly<Record<Typeface, Buffer>> {
  loaded ??= { medium: load('medium'), bold: load('bold'), black: load('black') }
  return loaded
}

function load(face: Typeface): Buffer {
  return withoutShaping(readFileSync(files[face]))
}

const shapingTables = ['GSUB', 'GPOS', 'GDEF']
const headerBytes = 12
const recordBytes = 16

/**
 * Takes ligatures, alternates and kerning out of the font's table of contents (OpenType, "Table directory"). Our letters
 * need none of them, and applying them costs ten times as much as everything else on a label.
 */
function withoutShaping(font: Buffer): Buffer {
  const slim = Buffer.from(font)
  const count = font.readUInt16BE(4)
  let kept = 0
  for (let index = 0; index < count; index += 1) {
    const at = headerBytes + recordBytes * index
    if (shapingTables.includes(font.toString('latin1', at, at + 4))) continue
    font.copy(slim, headerBytes + recordBytes * kept, at, at + recordBytes)
    kept += 1
  }
  slim.writeUInt16BE(kept, 4)
  return slim
}
