import { z } from 'zod'

export const packageErrors = {
  package_not_offered: 409,
} as const satisfies Record<string, number>

const money = z.int().describe("Whole so'm.")
const count = z.int()

/** The price is named so that nobody pays another one than they have seen. */
export const packagePurchase = z
  .object({
    shipments: z.int().min(1).max(100_000),
    price: z.int().min(1).max(100_000_000).describe("As offered, whole so'm."),
  })
  .meta({ example: { shipments: 10, price: 220_000 } })
export type PackagePurchase = z.output<typeof packagePurchase>

const packageStates = ['live', 'used', 'over'] as const

const packageAnswer = z.object({
  id: z.string(),
  state: z
    .enum(packageStates)
    .describe('`live`: something is left; `used`: all of it went; `over`: its time ran out.'),
  shipments: count,
  left: count.describe('Shipments that no order holds.'),
  lapsed: count.describe('Shipments that were not used in time.'),
  price: money,
  bought_at: z.string(),
  expires_at: z.string(),
})
export type PackageAnswer = z.infer<typeof packageAnswer>

export const packagesAnswer = z.object({
  items: z.array(packageAnswer).describe('Newest first, at most 50.'),
  offers: z.array(
    z.object({ shipments: count, price: money, each: money.describe('For one shipment, rounded up.') }),
  ),
  limits: z
    .object({
      days: count.describe('How long a package lasts.'),
      weight: z.number().describe('Kilograms, the larger of weight and volume.'),
      side: z.number().describe('Centimetres; no side is longer.'),
      sides: z.number().describe('Centimetres; three sides together stay below it.'),
      belt3_extra: money,
    })
    .describe('What a prepaid shipment is: standard, transport and the delivery to the door.'),
})
export type PackagesAnswer = z.infer<typeof packagesAnswer>
