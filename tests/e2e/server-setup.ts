import { openDemoSite, prepareDemo } from './support/demo-site.ts'

/** One server with demo data for all journeys that move no clock. Its address reaches the workers through the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const putAway = await prepareDemo()
  const server = await openDemoSite()
  process.env.TEZBOX_E2E_URL = server.url
  return async () => {
    await server.stop()
    await putAway()
  }
}
