import { expect, test } from 'vitest'
import { readQr } from '../tests/support/read-pdf.ts'
import { terminalQr } from './terminal-qr.ts'

const dots = 4

test('a camera reads the second step off the terminal, which is at most 80 columns wide', () => {
  const uri = 'otpauth://totp/TezBox:%2B998901234567?secret=FOW2JBMJDF35CND5XC3W5VJVU7RLCII6&issuer=TezBox'
  const lines = terminalQr(uri).map((line) => line.replace('\u001b[30;107m', '').replace('\u001b[0m', ''))
  const columns = lines[0]?.length ?? 0
  expect(columns).toBeLessThanOrEqual(76)
  const [width, height] = [columns * dots, lines.length * 2 * dots]
  const grey = new Uint8ClampedArray(width * height).map((_, at) => {
    const x = Math.floor((at % width) / dots)
    const y = Math.floor(at / width / dots)
    const square = lines[Math.floor(y / 2)]?.[x] ?? ' '
    return (y % 2 === 0 ? '▀█' : '▄█').includes(square) ? 0 : 255
  })
  expect(readQr({ width, height, grey })).toBe(uri)
})
