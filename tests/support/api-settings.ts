import type { ApiSettings } from '../../src/api.ts'

/** The calls of a product whose messages stay on the machine: all there are. */
export const demoSettings: ApiSettings = {
  codesPerHour: 3000,
  geo: { geocoder: undefined },
  localInbox: true,
}
