import './lane-tile.css'
import { classes, type Placed } from '#ui/class-names.ts'
import { laneShapes } from './lane-shapes.ts'

/** What makes a lane known at a glance; the colour never alone. */
export type LaneLook = { readonly number: number; readonly colour: number; readonly tile: number }

/** A tile with the number of its lane; what it is called is said beside it. */
export function LaneTile({ lane, className }: Placed & { lane: LaneLook }) {
  return (
    <span
      className={classes('lane-tile', className)}
      data-colour={lane.colour}
      data-long={lane.number > 9 || undefined}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={laneShapes[lane.tile - 1]} />
      </svg>
      <span>{lane.number}</span>
    </span>
  )
}
