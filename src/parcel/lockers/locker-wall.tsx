import './locker-wall.css'
import type { CellSize } from '#modules/lockers/domain/cells.ts'

export type WallLook = 'free' | 'reserved' | 'taken' | 'fault'

export type WallCell = {
  number: number
  size: CellSize
  look: WallLook
  /** Everything that is to be known of it, spoken. */
  label: string
}

type LockerWallProps = {
  label: string
  cells: readonly WallCell[]
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** The doors of a bank as they stand before one, from above to below. */
export function LockerWall({ label, cells, chosen, onChoose }: LockerWallProps) {
  return (
    <fieldset className="locker-wall">
      <legend className="spoken">{label}</legend>
      <div className="locker-wall__doors">
        {cells.map(({ number, size, look, label: spoken }) => (
          <button
            key={number}
            type="button"
            className="locker-door"
            data-size={size}
            data-look={look}
            aria-label={spoken}
            aria-pressed={number === chosen}
            onClick={() => onChoose(number)}
          >
            <span className="locker-door__number">{number}</span>
            <span className="locker-door__look" />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
