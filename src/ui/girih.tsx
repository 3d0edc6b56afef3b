import { type GirihWall, girihPaths } from './girih-paths.ts'

/** Ornament for empty places; never behind text. A wall is drawn as rows of signs, see girih-paths.ts. */
export function Girih({ wall }: { wall: GirihWall }) {
  const { width, height, paths } = girihPaths(wall)
  return (
    <svg
      className="girih"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {paths.map(({ kind, d }) => (
        <path key={kind} className={`girih__${kind}`} d={d} />
      ))}
    </svg>
  )
}
