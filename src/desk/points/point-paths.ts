export const pointPath = (id: string | number) => `/desk/points/${id}`

/** Nothing is saved yet, so it has no number. */
export const newPointId = 'new'

/** What everybody sees. */
export const publicPath = (id: number) => `/services-near-you/agentDetail?id=${id}`
