import type { LatLon } from '../map/lat-lon.ts'

/** Where the device is, and how sure it is of that. */
export type MyPlace = Readonly<{ at: LatLon; accuracyM: number }>

/** What is told of a point stands on the side where the person is not: the way there stays in sight. */
export const sideOff = (mine: MyPlace | undefined, { lon }: Pick<LatLon, 'lon'>): 'left' | 'right' =>
  mine && mine.at.lon > lon ? 'left' : 'right'
