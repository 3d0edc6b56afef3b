import { cleanLine } from '../cells/lines.ts'
import { readPhones } from '../cells/phones.ts'
import { sideSaid, wordsOfHeader } from './header-words.ts'
import { readHeader } from './read-header.ts'

/** A header as it stands above its column, with what stands above several of them: "Receiver" over "Name" and "Phone". */
export type Header = Readonly<{ name: string; group: string }>

type Cells = readonly string[]

const between = ': '

/** How it is shown, and remembered by. */
export const headerText = ({ name, group }: Header): string =>
  group === '' || name === '' ? group || name : `${group}${between}${name}`

/** Whether a cell in the middle of a file is a header once more, or one half of it. */
export const repeatsHeader = (cell: string, header: string): boolean =>
  cell === header || header.startsWith(`${cell}${between}`) || header.endsWith(`${between}${cell}`)

/** The headers in this row (from 1), together with the row above where that one names groups of columns. */
export function headersAt(rows: readonly Cells[], headerRow: number): readonly Header[] {
  const lower = (rows[headerRow - 1] ?? []).map(cleanLine)
  const upper = headerRow < 2 ? [] : (rows[headerRow - 2] ?? []).map(cleanLine)
  const joined = underGroups(upper, lower)
  return areGroups(upper, lower, joined) ? joined : lower.map((name) => ({ name, group: '' }))
}

/**
 * A group reaches to the right as far as nothing else stands beside it and something stands under it. It names several
 * columns, so one of them that has no name of its own, be it the first, has none.
 */
function underGroups(upper: Cells, lower: Cells): Header[] {
  let group = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const above = upper[at] ?? ''
    const name = lower[at] ?? ''
    if (above !== '' && name === '' && !upper[at + 1] && lower[at + 1]) {
      group = above
      return { name, group: '' }
    }
    // Joined over both rows, or written in the upper one alone: a header of its own.
    const isAlone = name === '' || name === above
    if (above !== '' || isAlone) group = isAlone ? '' : above
    return isAlone ? { name: above, group: '' } : { name, group }
  })
}

function areGroups(upper: Cells, lower: Cells, joined: readonly Header[]): boolean {
  const reachesOver = joined.some(({ group }, at) => group !== '' && (upper[at] ?? '') === '')
  if (!reachesOver || !speaks(upper) || !speaks(lower)) return false
  const groups = upper.filter(Boolean)
  // One text alone is the title of a file, unless it says who the columns are about.
  return groups.length > 1 || groups.every(isSideAlone)
}

const isSideAlone = (text: string) => wordsOfHeader(text).every((word) => sideSaid(word) !== undefined)

const longestHeader = 80
const understood = 0.55

/** Half of what stands there are words for columns, and nothing is anybody's number. */
function speaks(cells: Cells): boolean {
  const said = cells.filter((text) => text !== '')
  if (said.some((text) => /\d{7}/.test(text.replace(/\D/g, '')) && 'phones' in readPhones(text))) return false
  const known = said.filter(
    (text) => text.length <= longestHeader && (readHeader(text)?.certainty ?? 0) >= understood,
  )
  return known.length * 2 >= said.length
}
