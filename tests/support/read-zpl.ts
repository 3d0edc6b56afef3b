/*
 * What a label printer understands of what we send it: every command by its name, the fields with their places in dots,
 * codes by what they say. A command or a character that such a printer would not know is an error here.
 */

export type ZplField = {
  kind: 'text' | 'bars' | 'qr' | 'box' | 'picture'
  x: number
  y: number
  /** Letters' height, the width of a module, or the thickness of a line. */
  size: number
  said: string
}

export type ZplLabel = { width: number; length: number; fields: ZplField[] }

/** `^` or `~`, and what follows until the next one. */
const command = /[\^~]([A-Z@0-9]{2})([^^~]*)/gu

/** All labels of one file. */
export function readZpl(bytes: Uint8Array): ZplLabel[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const labels: ZplLabel[] = []
  let label: ZplLabel | undefined
  let field: Partial<ZplField> & { isOpen?: boolean } = {}
  for (const [, given = '', rest = ''] of text.matchAll(command)) {
    const name = given.startsWith('A') ? 'A' : given
    const values = rest.trimEnd().split(',')
    if (name === 'XA') label = { width: 0, length: 0, fields: [] }
    else if (!label) throw new Error(`${name} stands outside of a label`)
    else if (name === 'XZ') {
      labels.push(label)
      label = undefined
    } else if (name === 'PW') label.width = Number(values[0])
    else if (name === 'LL') label.length = Number(values[0])
    else if (name === 'FO') field = { x: Number(values[0]), y: Number(values[1]) }
    else if (name === 'A') field = { ...field, kind: 'text', size: Number(values[1]) }
    else if (name === 'BY') field = { ...field, size: Number(values[0]) }
    else if (name === 'BC') field = { ...field, kind: 'bars' }
    else if (name === 'BQ') field = { ...field, kind: 'qr', size: Number(values[2]) }
    else if (name === 'GB') field = { ...field, kind: 'box', size: Number(values[2]), said: rest }
    else if (name === 'GF') field = { ...field, kind: 'picture', size: Number(values[3]), said: rest }
    else if (name === 'FD') field = { ...field, said: field.kind === 'qr' ? qrIn(rest) : rest }
    else if (name === 'FS') label.fields.push(wholeOf(field))
    else if (!['CI', 'LH', 'FR'].includes(name)) throw new Error(`no printer of ours knows ^${given}`)
  }
  if (label) throw new Error('a label does not end')
  return labels
}

/** Error correction and mode come before what a QR says. */
function qrIn(data: string): string {
  const [, said] = /^[HQML]A,(.+)$/s.exec(data) ?? []
  if (said === undefined) throw new Error(`not the data of a QR: ${data}`)
  return said
}

function wholeOf({ kind, x, y, size, said }: Partial<ZplField>): ZplField {
  if (kind === undefined || x === undefined || y === undefined || size === undefined || said === undefined)
    throw new Error('a field ends before it is whole')
  return { kind, x, y, size, said }
}

/** Its words from top to bottom; what is fat stands there once. */
export function wordsOf({ fields }: ZplLabel): string {
  const texts = fields.filter(({ kind }) => kind === 'text').toSorted((a, b) => a.y - b.y || a.x - b.x)
  const once = texts.filter(
    (one, at) =>
      !texts.slice(0, at).some(({ said, y, x }) => said === one.said && y === one.y && one.x - x === 1),
  )
  return once
    .map(({ said }) => said)
    .join('\n')
    .replaceAll('\u00A0', ' ')
}

export const codesOf = ({ fields }: ZplLabel, kind: 'bars' | 'qr'): string[] =>
  fields.filter((field) => field.kind === kind).map(({ said }) => said)
