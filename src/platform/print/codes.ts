import bwip from 'bwip-js/node'
import { encode } from 'uqr'
import { assert } from '#kernel/assert.ts'

/** A black box, counted in modules from the left upper corner of its code. */
export type Block = Readonly<{ x: number; y: number; width: number; height: number }>
/** With what it says, for printers that draw it themselves. */
export type Code = Readonly<{
  kind: 'bars' | 'qr'
  text: string
  width: number
  height: number
  blocks: readonly Block[]
}>

/** Code 128 as bars of height one; the quiet zone is the drawer's. */
export function barsOf(text: string): Code {
  const [drawn] = bwip.raw({ bcid: 'code128', text })
  assert(drawn && 'sbs' in drawn, 'Code 128 is made of bars')
  const blocks: Block[] = []
  let x = 0
  drawn.sbs.forEach((width, index) => {
    // Bars and spaces take turns, a bar first.
    if (index % 2 === 0) blocks.push({ x, y: 0, width, height: 1 })
    x += width
  })
  return { kind: 'bars', text, width: x, height: 1, blocks }
}

/** A QR code that still reads with 15 % of it gone; neighbours in a row are one block. */
export function qrOf(text: string): Code {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const blocks = data.flatMap((row, y) => runsOf(row).map(([x, width]) => ({ x, y, width, height: 1 })))
  return { kind: 'qr', text, width: size, height: size, blocks }
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isBlack, x) => {
    if (!isBlack) return
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
