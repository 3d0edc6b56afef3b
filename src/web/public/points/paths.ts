export const nearbyPath = '/services-near-you'
export const agentsPath = '/services-near-you/agents'
export const lastMapPath = '/lastMap'
export const pointPath = (id: number) => `/services-near-you/agentDetail?id=${id}`
export const regionPath = (slug: string) => `${agentsPath}/${slug}`
/** Where a district stands on the page of its region. */
export const districtAnchor = (id: number) => `d${id}`
