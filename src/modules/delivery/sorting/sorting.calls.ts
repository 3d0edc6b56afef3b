import { call } from '#platform/calls/call.ts'
import { bagView } from '../trips/trips.contract.ts'
import {
  bagOfPlace,
  boardQuery,
  laneChange,
  laneOrder,
  laneParams,
  sortAnswer,
  sortingBoard,
  sortRequest,
  undone,
  undoRequest,
} from './sorting.contract.ts'

const group = 'Depots'

export const sortingCalls = {
  sort: call('POST', '/api/sorting/v1/scan', {
    group,
    summary: 'Scan a parcel at the depot: take it in, and be told its lane',
    description:
      'From a courier, from the van that is being unloaded, or from the hall. It goes into the open bag of its lane by the same scan. The same parcel once more changes nothing.',
    body: sortRequest,
    answer: sortAnswer,
    errors: ['not_at_depot', 'not_found', 'trip_not_now', 'parcel_not_here', 'action_not_allowed'],
  }),
  undoSort: call('POST', '/api/sorting/v1/undo', {
    group,
    summary: 'Take a parcel out of its lane and bag again',
    body: undoRequest,
    answer: undone,
    errors: ['not_at_depot', 'not_found', 'bag_not_open'],
  }),
  readBoard: call('GET', '/api/sorting/v1/board', {
    group,
    summary: 'The lanes of the depot, and how far the unloading of a trip is',
    query: boardQuery,
    answer: sortingBoard,
    errors: ['not_at_depot', 'not_found'],
  }),
  changeLane: call('PATCH', '/api/sorting/v1/lanes/:id', {
    group,
    summary: 'Name a lane, or lead it into another',
    params: laneParams,
    body: laneChange,
    answer: sortingBoard,
    errors: ['not_at_depot', 'not_found', 'lanes_differ'],
  }),
  orderLanes: call('PUT', '/api/sorting/v1/lanes', {
    group,
    summary: 'The order of the lanes on the board; their numbers stay',
    body: laneOrder,
    answer: sortingBoard,
    errors: ['not_at_depot', 'not_found'],
  }),
  openLaneBag: call('POST', '/api/sorting/v1/lanes/:id/bag', {
    group,
    summary: 'The bag that a lane is filled into; a new one when it has none',
    params: laneParams,
    answer: bagView,
    errors: ['not_at_depot', 'not_found', 'lane_without_bag'],
  }),
  closeLaneBag: call('POST', '/api/sorting/v1/lanes/:id/close-bag', {
    group,
    summary: 'The bag is closed: nothing goes into it by sorting any more',
    params: laneParams,
    answer: bagView,
    errors: ['not_at_depot', 'not_found', 'lane_without_bag'],
  }),
  openBagTo: call('POST', '/api/sorting/v1/bags', {
    group,
    summary: 'The bag that is filled for a depot',
    body: bagOfPlace,
    answer: bagView,
    errors: ['not_at_depot', 'trip_places_wrong', 'lane_without_bag'],
  }),
}
