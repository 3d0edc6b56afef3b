import { line, type Rule } from '../line.ts'

/** A merchant's parcels are collected in one visit; its fee stands once, on one of them. */
export const collection: Rule = (facts, tariff) => {
  if (!facts.fromDoor || !facts.collection || facts.carriedBy === 'pro') return undefined
  const { parcels, paidByAnother } = facts.collection
  const { price, freeFromParcels } = tariff.collection
  const values = { parcels: { count: parcels }, enough: { count: freeFromParcels } }
  if (parcels >= freeFromParcels) return line('collection', 0, 'pricing.because.collectionFree', values)
  if (paidByAnother) return line('collection', 0, 'pricing.because.collectionPaid')
  return line('collection', price, 'pricing.because.collection', values)
}
