import { GirihTiles, LooseStar } from '#ui/girih.tsx'

const wall = ['.:o321', ' .:o32', '. .:@3']

/** A star has left the wall and is on its way to a door that is still being built. */
export function OnTheWay() {
  return (
    <svg className="art" viewBox="0 0 560 364" width="560" height="364" aria-hidden="true">
      <GirihTiles wall={wall} x={152} />
      <path className="art__road" d="M458 204v18l-30 30H330M262 252H182l-40 40v28l40 40h90" />
      <LooseStar x={296} y={252} turn={22.5} />
      <path className="art__road art__road--ahead" d="M272 360h192" />
      <circle className="art__halo" cx="340" cy="360" r="13" />
      <circle className="art__dot" cx="340" cy="360" r="7" />
      <path className="art__planned" d="M464 360V272h80v88" />
      <path className="art__planned" d="M478 360v-40c0-16 12-24 26-32 14 8 26 16 26 32v40" />
      <path className="art__ink" d="M448 361h112" />
    </svg>
  )
}
