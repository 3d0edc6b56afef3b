import { GirihTiles, LooseStar } from '#ui/girih.tsx'

const wall = ['321o:. ', '23o:. .', '3o: .  ']

/** A gate that only its owner opens: the star is its lock. */
export function ClosedDoor() {
  return (
    <svg className="art" viewBox="0 0 560 364" width="560" height="364" aria-hidden="true">
      <GirihTiles wall={wall} />
      <path className="art__ink" d="M292 361V196c0-52 44-74 96-104 52 30 96 52 96 104v165" />
      <path className="art__planned" d="M312 361V204c0-40 34-58 76-84 42 26 76 44 76 84v157" />
      <path className="art__planned" d="M388 120v241" />
      <LooseStar x={388} y={244} turn={22.5} />
      <path className="art__road" d="M40 361h196" />
      <circle className="art__halo" cx="236" cy="361" r="13" />
      <circle className="art__dot" cx="236" cy="361" r="7" />
      <path className="art__ink" d="M264 361h256" />
    </svg>
  )
}
