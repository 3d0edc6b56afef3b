import { call } from '#platform/calls/call.ts'
import { collectionList, collectionsQuery } from './collections.contract.ts'

export const collectionsCalls = {
  listCollections: call('GET', '/api/desk/v1/collections', {
    group: 'Desk',
    summary: 'Merchants whose parcels are collected on a day',
    query: collectionsQuery,
    answer: collectionList,
    errors: [],
  }),
}
