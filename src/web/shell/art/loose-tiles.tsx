import { GirihTiles, LooseStar } from '#ui/girih.tsx'

const wall = ['. .:o21', ' .:o3@2', '. .:@o3', '  . :o@', '   . :o']

/** Tiles have come off the wall. */
export function LooseTiles() {
  return (
    <svg className="art" viewBox="0 0 476 384" width="476" height="384" aria-hidden="true">
      <GirihTiles wall={wall} />
      <LooseStar x={70} y={346} turn={10} />
      <LooseStar x={158} y={346} turn={31} />
      <LooseStar x={226} y={348} turn={4} />
      <path className="art__quiet" d="M20 382h260" />
    </svg>
  )
}
