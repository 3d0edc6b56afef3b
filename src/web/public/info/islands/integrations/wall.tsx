import './wall.css'
import { Icon } from '#ui/icon.tsx'
import { WayLink } from '../../prose.tsx'
import type { IntegrationState } from './integrations.ts'

export type WallTile = Readonly<{
  to: string
  name: string
  text: string
  state: IntegrationState
  /** The state in words. */
  stands: string
}>
export type WallGroup = Readonly<{ title: string; tiles: readonly WallTile[] }>

/** A wall that is being laid: a whole star stands for what works, an outlined one for what is still to come. */
export function IntegrationWall({ given: { groups } }: { given: { groups: readonly WallGroup[] } }) {
  return (
    <div className="wall">
      {groups.map(({ title, tiles }) => (
        <section key={title} className="wall__group">
          <h3 className="wall__title">{title}</h3>
          <ul className="wall__tiles">
            {tiles.map((tile) => (
              <Tile key={tile.to} tile={tile} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Tile({ tile: { to, name, text, state, stands } }: { tile: WallTile }) {
  return (
    <li className="wall__tile" data-state={state}>
      <svg className="wall__star" viewBox="0 0 24 24" aria-hidden="true">
        <path d={star} />
        {state === 'part' && <path className="wall__half" d={halfStar} />}
      </svg>
      <div className="wall__words">
        <h4 className="wall__name">
          <WayLink way={{ to, text: name }} className="wall__link" />
        </h4>
        <p className="wall__text">{text}</p>
        <p className="wall__state">{stands}</p>
      </div>
      <Icon name="chevronRight" size="small" className="wall__onward" />
    </li>
  )
}

const star =
  'M21 12l-2.64 2.64v3.72h-3.72L12 21l-2.64-2.64H5.64v-3.72L3 12l2.64-2.64V5.64h3.72L12 3l2.64 2.64h3.72v3.72z'
const halfStar = 'M12 3v18l-2.64-2.64H5.64v-3.72L3 12l2.64-2.64V5.64h3.72z'
