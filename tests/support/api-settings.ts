import { noRoads } from '#modules/roads/index.ts'
import type { ApiSettings } from '../../src/api.ts'

/** The calls of a product whose messages stay on the machine: all there are. */
export const demoSettings: ApiSettings = {
  codesPerHour: 3000,
  challengeBits: 4,
  publicUrl: 'https://tezbox.example',
  geo: { geocoder: undefined },
  roads: noRoads,
  payments: { publicUrl: 'http://localhost:3000', payme: undefined, click: undefined },
  bot: undefined,
  localInbox: true,
}
