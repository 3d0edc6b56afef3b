/** The grid of the road file: the Web Mercator square of the world in 2^25 by 2^25 cells, x to the east, y to the south. */
export const GRID_BITS = 25
const SIZE = 2 ** GRID_BITS
const EARTH_METRES = 6_378_137
const UNIT_AT_EQUATOR = (2 * Math.PI * EARTH_METRES) / SIZE

type Place = Readonly<{ lat: number; lon: number }>

export const gridX = (lon: number) => ((lon + 180) / 360) * SIZE

export function gridY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180)
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * SIZE
}

const latitudeOf = (y: number) => Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / SIZE)))

export const placeAt = (x: number, y: number): Place => ({
  lat: (latitudeOf(y) * 180) / Math.PI,
  lon: (x / SIZE) * 360 - 180,
})

/** How many metres of ground one cell is at this height of the grid: 0.90 in Tashkent. */
export const metresPerCell = (y: number) => UNIT_AT_EQUATOR * Math.cos(latitudeOf(y))
