import { call } from '#platform/calls/call.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import { orderList } from '../read/order-list.contract.ts'
import { deskListQuery, exportQuery, filterParams, filterRequest, keptFilters } from './desk-list.contract.ts'

const group = 'Desk'

export const deskListCalls = {
  listDeskOrders: call('GET', '/api/desk/v1/orders', {
    group,
    summary: 'All orders, newest first, with the filters of the desk',
    query: deskListQuery,
    answer: orderList,
    errors: [],
  }),
  exportOrders: call('GET', '/api/desk/v1/orders-sheet', {
    group,
    summary: 'The same as a sheet, in the language of the caller',
    description: 'At most 10,000 orders. Every sheet is written into the log of the desk.',
    query: exportQuery,
    sends: [sheetTypes.xlsx],
    errors: ['too_many_to_export', 'service_unavailable'],
  }),
  listFilters: call('GET', '/api/desk/v1/order-filters', {
    group,
    summary: 'The filters that the caller has named',
    answer: keptFilters,
    errors: [],
  }),
  keepFilter: call('POST', '/api/desk/v1/order-filters', {
    group,
    summary: 'Name a filter, or give a name to another one',
    description: 'Twenty a person; a name that is there already means the new filter from then on.',
    body: filterRequest,
    answer: keptFilters,
    status: 201,
    errors: ['too_many_filters'],
  }),
  dropFilter: call('DELETE', '/api/desk/v1/order-filters/:id', {
    group,
    summary: 'Forget a filter of one’s own',
    params: filterParams,
    answer: keptFilters,
    errors: ['not_found'],
  }),
}
