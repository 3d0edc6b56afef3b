import { encode } from 'uqr'

/** Two rows of squares a line. Dark on white whatever the colours of the terminal are: cameras want it so. */
export function terminalQr(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 2 })
  const halves = [' ', '▄', '▀', '█']
  const rows = data.filter((_, y) => y % 2 === 0)
  return rows.map((upper, line) => {
    const lower = data[line * 2 + 1] ?? []
    const drawn = upper.map((dark, x) => halves[(dark ? 2 : 0) + (lower[x] ? 1 : 0)])
    return `\u001b[30;107m${drawn.join('')}\u001b[0m`
  })
}
