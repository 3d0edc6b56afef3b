import type { Sources } from '../../figures.ts'

export type StoreLink = Readonly<{ name: string; to: string }>

/** The stores that have a separate app of ours; their names are the same in every language. */
export function storesIn(stores: Sources['stores']): readonly StoreLink[] {
  return [
    ...(stores?.apple ? [{ name: 'App Store', to: stores.apple }] : []),
    ...(stores?.google ? [{ name: 'Google Play', to: stores.google }] : []),
  ]
}
