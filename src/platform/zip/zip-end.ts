const END_SIGNATURE = 0x06054b50
export const END_BYTES = 22
const LONG_LOCATOR_SIGNATURE = 0x07064b50
const LONG_LOCATOR_BYTES = 20
const LONG_END_SIGNATURE = 0x06064b50
const LONG_END_BYTES = 56

/** Where the list of an archive begins and ends, and how many entries it has. */
export type DirectoryPlace = Readonly<{ count: number; start: number; end: number }>

/**
 * What the last bytes of an archive say of its list; undefined when they do not lie where they should. Some programs
 * write the record for archives over four gigabytes into every file.
 */
export function directoryPlace(bytes: Buffer): DirectoryPlace | undefined {
  const end = bytes.length - END_BYTES
  if (end < 0 || bytes.readUInt32LE(end) !== END_SIGNATURE) return undefined
  const locator = end - LONG_LOCATOR_BYTES
  if (locator >= 0 && bytes.readUInt32LE(locator) === LONG_LOCATOR_SIGNATURE) return longPlace(bytes, locator)
  const count = bytes.readUInt16LE(end + 10)
  const start = bytes.readUInt32LE(end + 16)
  const isOneDisk = bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count
  if (!isOneDisk || start + bytes.readUInt32LE(end + 12) !== end) return undefined
  return { count, start, end }
}

function longPlace(bytes: Buffer, locator: number): DirectoryPlace | undefined {
  const end = locator - LONG_END_BYTES
  if (end < 0 || bytes.readUInt32LE(end) !== LONG_END_SIGNATURE) return undefined
  if (longNumber(bytes, locator + 8) !== end || longNumber(bytes, end + 16) !== 0) return undefined
  const count = longNumber(bytes, end + 32)
  const start = longNumber(bytes, end + 48)
  if (longNumber(bytes, end + 24) !== count || start + longNumber(bytes, end + 40) !== end) return undefined
  return { count, start, end }
}

const longNumber = (bytes: Buffer, at: number) => Number(bytes.readBigUInt64LE(at))

const SHORT_FULL = 0xffffffff
const LONG_FIELD = 1

/**
 * Sizes and place of an entry. A number that does not fit into four bytes, or that a program writes long anyway, stands
 * in an extra field behind the name; where it does not, the four bytes are meant as they are.
 */
export function longNumbers(
  short: readonly [inflated: number, packed: number, place: number],
  extra: Buffer,
): [number, number, number] {
  const numbers: [number, number, number] = [...short]
  let at = short.includes(SHORT_FULL) ? longField(extra) : undefined
  if (at === undefined) return numbers
  const end = Math.min(extra.length, at + extra.readUInt16LE(at - 2))
  for (const [index, number] of short.entries()) {
    if (number !== SHORT_FULL || at + 8 > end) continue
    numbers[index] = longNumber(extra, at)
    at += 8
  }
  return numbers
}

function longField(extra: Buffer): number | undefined {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === LONG_FIELD) return at + 4
  return undefined
}
