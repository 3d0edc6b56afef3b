/** Kinds of records that are read here ([MS-XLS] 2.3). */
export const kinds = {
  formula: 0x0006,
  end: 0x000a,
  dateMode: 0x0022,
  filePass: 0x002f,
  more: 0x003c,
  boundSheet: 0x0085,
  manyRk: 0x00bd,
  richLabel: 0x00d6,
  cellFormat: 0x00e0,
  joined: 0x00e5,
  strings: 0x00fc,
  namedString: 0x00fd,
  number: 0x0203,
  label: 0x0204,
  truthOrError: 0x0205,
  formulaText: 0x0207,
  arrayFormula: 0x0221,
  rk: 0x027e,
  format: 0x041e,
  sharedFormula: 0x04bc,
  begin: 0x0809,
} as const

export type BinaryRecord = Readonly<{ kind: number; data: Buffer; end: number }>

/** Records from this place on; a stream that ends within one has lost something. */
export function* recordsFrom(stream: Buffer, from: number): Generator<BinaryRecord> {
  for (let at = from; at + 4 <= stream.length; ) {
    const end = at + 4 + stream.readUInt16LE(at + 2)
    if (end > stream.length) throw new RangeError('a record beyond the end')
    yield { kind: stream.readUInt16LE(at), data: stream.subarray(at + 4, end), end }
    at = end
  }
}

const WIDE = 0x01
const SPOKEN = 0x04
const RICH = 0x08

/** Text with its length in front, in one or two bytes, then how wide its letters are. */
export function textAt(data: Buffer, at: number, lengthBytes: 1 | 2): string {
  const letters = data.readUIntLE(at, lengthBytes)
  const isWide = (data.readUInt8(at + lengthBytes) & WIDE) !== 0
  return lettersAt(data, at + lengthBytes + 1, letters, isWide)
}

const lettersAt = (data: Buffer, at: number, letters: number, isWide: boolean) =>
  isWide ? data.toString('utf16le', at, at + letters * 2) : data.toString('latin1', at, at + letters)

/** All texts that cells name. A text can begin in one record and go on in the next, there with letters of another width. */
export function stringsIn(pieces: readonly Buffer[]): string[] {
  const count = pieces[0]?.readUInt32LE(4) ?? 0
  const strings: string[] = []
  const place = placeIn(pieces, 8)
  while (strings.length < count && !place.isAtEnd()) strings.push(oneString(place))
  return strings
}

function oneString(place: ReturnType<typeof placeIn>): string {
  let left = place.number(2)
  let flags = place.number(1)
  const runs = (flags & RICH) === 0 ? 0 : place.number(2)
  const spokenBytes = (flags & SPOKEN) === 0 ? 0 : place.number(4)
  let text = ''
  while (left > 0) {
    if (place.roomHere() === 0) {
      place.nextPiece()
      flags = place.number(1)
    }
    const width = (flags & WIDE) === 0 ? 1 : 2
    const letters = Math.min(left, Math.floor(place.roomHere() / width))
    if (letters === 0) throw new RangeError('half a letter')
    text += place.letters(letters, width === 2)
    left -= letters
  }
  place.skip(runs * 4 + spokenBytes)
  return text
}

function placeIn(pieces: readonly Buffer[], start: number) {
  let index = 0
  let at = start
  const here = () => {
    const piece = pieces[index]
    if (!piece) throw new RangeError('texts beyond the end')
    return piece
  }
  const roomHere = () => here().length - at
  const nextPiece = () => {
    index += 1
    at = 0
  }
  return {
    roomHere,
    nextPiece,
    isAtEnd: () => index >= pieces.length - 1 && at >= (pieces.at(-1)?.length ?? 0),
    number(bytes: 1 | 2 | 4): number {
      if (roomHere() === 0) nextPiece()
      const value = here().readUIntLE(at, bytes)
      at += bytes
      return value
    },
    letters(count: number, isWide: boolean): string {
      const text = lettersAt(here(), at, count, isWide)
      at += isWide ? count * 2 : count
      return text
    },
    skip(bytes: number): void {
      for (let left = bytes; left > 0; ) {
        if (roomHere() === 0) nextPiece()
        const step = Math.min(left, roomHere())
        at += step
        left -= step
      }
    },
  }
}
