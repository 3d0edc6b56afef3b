import { z } from 'zod'
import { timeIntervals } from '../domain/collection.ts'

const day = z.iso.date()

export const collectionsQuery = z.object({
  day: day.describe('In Tashkent.').meta({ example: '2026-11-19' }),
})

const collection = z.object({
  upload_id: z.string(),
  interval: z.enum(timeIntervals),
  merchant: z.object({ id: z.string(), name: z.string(), phone: z.string().nullable() }),
  address: z.string().describe('Where the parcels wait, in the words of the merchant.'),
  district_id: z.int().nullable(),
  parcels: z.int(),
  fee: z.int().describe("Whole so'm; nothing from seven parcels on."),
})
export type CollectionView = z.infer<typeof collection>

export const collectionList = z.object({
  items: z.array(collection).describe('By interval.'),
  parcels: z.int(),
})
