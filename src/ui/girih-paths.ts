/**
 * A wall of star-and-cross tiles, one character a star:
 * `1` `2` `3` filled in three depths, `o` outlined, `:` dashed, `.` a dot, `@` the place a tile has left.
 * Crosses fill the gaps between four filled stars. All shapes are relative paths, which compress to almost nothing.
 */
export type GirihWall = readonly string[]

/** Star tips touch at the pitch; the tile is a little smaller, so that the grout shows. */
const pitch = 68
const starRadius = (pitch / 2) * 0.93
const innerRadius = starRadius * 0.54
const crossRadius = (pitch / 2) * 0.9

const kinds = {
  '1': 'tile-1',
  '2': 'tile-2',
  '3': 'tile-3',
  o: 'outlined',
  ':': 'dashed',
  '.': 'dots',
  '@': 'hole',
} as const

export type GirihKind = (typeof kinds)[keyof typeof kinds] | 'cross' | 'cross-2' | 'inner'

export function girihPaths(wall: GirihWall) {
  const drawn = new Map<GirihKind, string>()
  const draw = (kind: GirihKind, path: string) => drawn.set(kind, (drawn.get(kind) ?? '') + path)

  wall.forEach((row, line) => {
    ;[...row].forEach((sign, column) => {
      const x = pitch * (column + 0.5)
      const y = pitch * (line + 0.5)
      // Between four filled stars, below and to the right of this one.
      if (
        [sign, wall[line]?.[column + 1], wall[line + 1]?.[column], wall[line + 1]?.[column + 1]].every(
          isFilled,
        )
      )
        draw((line + column) % 3 === 1 ? 'cross-2' : 'cross', crossAt(x + pitch / 2, y + pitch / 2))
      const kind = kinds[sign as keyof typeof kinds]
      if (kind === undefined) return
      draw(kind, kind === 'dots' ? `M${x} ${y}h0` : starAt(x, y, starRadius))
      if (isFilled(sign)) draw('inner', starAt(x, y, innerRadius))
    })
  })

  return {
    width: pitch * Math.max(...wall.map((row) => row.length)),
    height: pitch * wall.length,
    paths: [...drawn].map(([kind, d]) => ({ kind, d })).sort((a, b) => depth(a.kind) - depth(b.kind)),
  }
}

const isFilled = (sign: string | undefined) => sign !== undefined && '123'.includes(sign)
const depth = (kind: GirihKind) => (kind.startsWith('cross') ? 0 : kind === 'inner' ? 2 : 1)

const round = (value: number) => Math.round(value * 100) / 100

/** Eight points: two squares, one turned by 45 degrees. */
function starAt(x: number, y: number, radius: number): string {
  const a = round(radius * (1 - Math.SQRT1_2))
  const b = round(radius * (Math.SQRT2 - 1))
  return `M${round(x + radius)} ${y}l-${a} ${a}v${b}h-${b}l-${a} ${a}-${a}-${a}h-${b}v-${b}l-${a}-${a} ${a}-${a}v-${b}h${b}l${a}-${a} ${a} ${a}h${b}v${b}z`
}

function crossAt(x: number, y: number): string {
  const a = round(crossRadius * (1 - Math.SQRT1_2))
  const b = round(crossRadius * (Math.SQRT2 - 1))
  return `M${x} ${round(y - crossRadius)}l${a} ${a}v${b}h${b}l${a} ${a}-${a} ${a}h-${b}v${b}l-${a} ${a}-${a}-${a}v-${b}h-${b}l-${a}-${a} ${a}-${a}h${b}v-${b}z`
}
