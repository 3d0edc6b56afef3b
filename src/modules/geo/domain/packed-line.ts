import { assert } from '#kernel/assert.ts'

/*
 * A line as text: each point is the step from the one before it, in thousandths of a degree (about 100 m), of a fine
 * line in ten-thousandths, written five bits a letter. Neighbours that share a border round to the same points, so no gap
 * opens between them, and the file is a third of its GeoJSON.
 */

/** Longitude first, as in GeoJSON. */
export type LonLat = readonly [lon: number, lat: number]

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const digitOf = new Map([...letters].map((letter, value) => [letter, value]))
const [coarse, fine] = [1000, 10_000]

export const packLine = (line: readonly LonLat[]) => packed(line, coarse)
export const unpackLine = (text: string) => unpacked(text, coarse)
export const packFineLine = (line: readonly LonLat[]) => packed(line, fine)
export const unpackFineLine = (text: string) => unpacked(text, fine)

function packed(line: readonly LonLat[], perDegree: number): string {
  let text = ''
  let [x, y] = [0, 0]
  for (const [lon, lat] of line) {
    const next = [Math.round(lon * perDegree), Math.round(lat * perDegree)] as const
    if (text !== '' && next[0] === x && next[1] === y) continue
    text += packStep(next[0] - x) + packStep(next[1] - y)
    ;[x, y] = next
  }
  return text
}

function unpacked(text: string, perDegree: number): LonLat[] {
  const steps = unpackSteps(text)
  assert(steps.length % 2 === 0, 'a packed line has a step without its pair')
  const line: LonLat[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    line.push([x / perDegree, y / perDegree])
  }
  return line
}

/** Small steps of either sign become small numbers: 0, -1, 1, -2 are 0, 1, 2, 3. */
function packStep(step: number): string {
  let rest = step < 0 ? -2 * step - 1 : 2 * step
  let packed = ''
  for (; rest >= 32; rest = Math.floor(rest / 32)) packed += letters.charAt(32 + (rest % 32))
  return packed + letters.charAt(rest)
}

function unpackSteps(packed: string): number[] {
  const steps: number[] = []
  let value = 0
  let place = 1
  for (const letter of packed) {
    const digit = digitOf.get(letter)
    assert(digit !== undefined, 'a packed line has a letter of another alphabet')
    value += (digit % 32) * place
    place *= 32
    if (digit >= 32) continue
    steps.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2)
    value = 0
    place = 1
  }
  assert(place === 1, 'a packed line ends in the middle of a step')
  return steps
}
