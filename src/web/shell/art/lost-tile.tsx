import { GirihTiles, LooseStar } from '#ui/girih.tsx'

const wall = [' .:o23', ' .:o31', '. :o12', '  .:o3', '   .@o']

/** The wall misses a tile; it lies a little further on. */
export function LostTile() {
  return (
    <svg className="art" viewBox="0 0 476 384" width="476" height="384" aria-hidden="true">
      <GirihTiles wall={wall} x={68} />
      <path className="art__road art__road--ahead" d="M338 306H214l-40 44h-28" />
      <LooseStar x={106} y={346} turn={14} />
      <path className="art__quiet" d="M40 382h148" />
    </svg>
  )
}
