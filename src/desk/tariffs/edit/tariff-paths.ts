/** What is open on a version's page is in its address, so that the list can lead straight to it. */
export const tariffPath = (version: number) => `/desk/tariffs/${version}`
export const editPath = (version: number) => `${tariffPath(version)}?edit`
export const publishPath = (version: number) => `${tariffPath(version)}?publish`
