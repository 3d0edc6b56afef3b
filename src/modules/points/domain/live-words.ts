/** Events of the stream of points, for the server that tells them and the page that hears them. */
export const pointEvents = { changed: 'point', ready: 'ready', gap: 'gap' } as const

export type PointChange = Readonly<{
  id: number
  state: 'open' | 'full' | 'closed'
  open_now: boolean
  free: number
}>
