import { classes, type Placed } from './class-names.ts'
import { type GirihWall, girihPaths } from './girih-paths.ts'

/** Ornament for empty places; never behind text. A wall is drawn as rows of signs, see girih-paths.ts. */
export function Girih({ wall, className }: Placed & { wall: GirihWall }) {
  const { width, height } = girihPaths(wall)
  return (
    <svg
      className={classes('girih', className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <GirihTiles wall={wall} />
    </svg>
  )
}

/** The same wall inside a larger drawing. */
export function GirihTiles({ wall, x = 0, y = 0 }: { wall: GirihWall; x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {girihPaths(wall).paths.map(({ kind, d }) => (
        <path key={kind} className={`girih__${kind}`} d={d} />
      ))}
    </g>
  )
}

/** One star that has left the wall. */
export function LooseStar({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <GirihTiles wall={['1']} x={-34} y={-34} />
    </g>
  )
}
