import './country-map.css'
import { useLocale } from '#client/surroundings.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import art from './country.svg?url'

type Anchor = 'start' | 'middle' | 'end'
type Label = { region: number; x: number; y: number; anchor: Anchor; minor?: true }

/** Seats of regions that are written on the map; the minor ones only where there is room. */
const labels: readonly Label[] = [
  { region: 1, x: 152, y: 179, anchor: 'end' },
  { region: 13, x: 203, y: 260, anchor: 'end', minor: true },
  { region: 3, x: 363, y: 358, anchor: 'end', minor: true },
  { region: 8, x: 484, y: 338, anchor: 'middle' },
  { region: 14, x: 582, y: 239, anchor: 'end' },
  { region: 12, x: 700, y: 329, anchor: 'middle' },
  { region: 9, x: 511, y: 499, anchor: 'start' },
  { region: 5, x: 424, y: 409, anchor: 'end', minor: true },
]

/** Regions, rivers and lakes; a dot is a district, a star a regional seat. */
export function CountryMap({ label, credit }: { label: string; credit: string }) {
  const locale = useLocale()
  return (
    <figure className="country-map">
      <svg className="country-map__drawing" viewBox="-4 -4 768 512" role="img" aria-label={label}>
        <use href={`${art}#country`} />
        {labels.map(({ region, x, y, anchor, minor }) => (
          <text
            key={region}
            className={minor ? 'country-map__town country-map__town--minor' : 'country-map__town'}
            x={x}
            y={y}
            textAnchor={anchor}
          >
            {regions.find(({ id }) => id === region)?.seat[locale]}
          </text>
        ))}
      </svg>
      <figcaption className="country-map__credit">{credit}</figcaption>
    </figure>
  )
}

/** Names as their licences ask for them; only the words around them are translated. */
export const mapSources = {
  map: 'OpenStreetMap',
  mapLicence: 'ODbL',
  borders: 'geoBoundaries, OCHA ROCCA (CC BY 3.0 IGO)',
  places: 'GeoNames (CC BY 4.0), Who’s On First',
} as const
