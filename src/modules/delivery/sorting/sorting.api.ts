import { type Route, route } from '#platform/http/route.ts'
import { readBoard } from './board.service.ts'
import { closeLaneBag, openBagTo, openLaneBag } from './lane-bags.service.ts'
import { changeLane, orderLanes } from './lane-changes.service.ts'
import { sort } from './sort.service.ts'
import { sortingCalls } from './sorting.calls.ts'
import { undoSort } from './undo.service.ts'

export const sortingRoutes = [
  route(sortingCalls.sort, 'sorting.work', ({ body }, context) => sort(context, body)),
  route(sortingCalls.undoSort, 'sorting.work', ({ body }, context) => undoSort(context, body)),
  route(sortingCalls.readBoard, 'sorting.work', ({ query }, context) => readBoard(context, query.trip_id)),
  route(sortingCalls.changeLane, 'sorting.work', ({ params, body }, context) =>
    changeLane(context, params.id, body),
  ),
  route(sortingCalls.orderLanes, 'sorting.work', ({ body }, context) => orderLanes(context, body.ids)),
  route(sortingCalls.openLaneBag, 'sorting.work', ({ params }, context) => openLaneBag(context, params.id)),
  route(sortingCalls.closeLaneBag, 'sorting.work', ({ params }, context) => closeLaneBag(context, params.id)),
  route(sortingCalls.openBagTo, 'sorting.work', ({ body }, context) => openBagTo(context, body.to_point_id)),
] satisfies Route[]
