import type { Rule } from '../line.ts'
import { cod } from './cod.ts'
import { collection } from './collection.ts'
import { cover } from './cover.ts'
import { doorDelivery } from './door-delivery.ts'
import { doorPickup } from './door-pickup.ts'
import { prepaidPackage } from './package.ts'
import { pro } from './pro.ts'
import { promotion } from './promotion.ts'
import { signature } from './signature.ts'
import { transport } from './transport.ts'

/** In the order people read them; each stands at most once. Promotion comes last: it looks at the sum. */
export const rules: readonly Rule[] = [
  transport,
  prepaidPackage,
  pro,
  doorPickup,
  collection,
  doorDelivery,
  cod,
  signature,
  cover,
  promotion,
]
