import { type Route, route } from '#platform/http/route.ts'
import { addPointAgent, listPointAgents, removePointAgent } from '../agents/point-agents.service.ts'
import { deskPointsCalls } from './desk-points.calls.ts'
import {
  type Cyrillic,
  changePoint,
  createPoint,
  listDeskPoints,
  readDeskPoint,
} from './desk-points.service.ts'
import { closePoint, type ParcelsDoor, readUnderWay } from './point-closing.service.ts'
import { importSheet, previewImport, saveImport } from './point-import.service.ts'
import { addPhoto, orderPhotos, removePhoto } from './point-photos.service.ts'

/** What points do not know themselves: letters, and parcels. */
type DeskPointDoors = { cyrillic: Cyrillic; parcels: ParcelsDoor }

export const deskPointRoutes = (doors: DeskPointDoors) =>
  [
    route(deskPointsCalls.listDeskPoints, 'point.manage', ({ query }, context) =>
      listDeskPoints(context, query),
    ),
    route(deskPointsCalls.createPoint, 'point.manage', ({ body }, context) =>
      createPoint(context, doors, body),
    ),
    route(deskPointsCalls.readImportSheet, 'point.manage', () => importSheet()),
    route(deskPointsCalls.previewImport, 'point.manage', ({ body }, context) => previewImport(context, body)),
    route(deskPointsCalls.saveImport, 'point.manage', ({ params, body }, context) =>
      saveImport(context, doors, params.id, body),
    ),
    route(deskPointsCalls.readDeskPoint, 'point.manage', ({ params }, context) =>
      readDeskPoint(context, params.id),
    ),
    route(deskPointsCalls.changePoint, 'point.manage', ({ params, body }, context) =>
      changePoint(context, doors, params.id, body),
    ),
    route(deskPointsCalls.addPointPhoto, 'point.manage', ({ params, file }, context) =>
      addPhoto(context, params.id, file),
    ),
    route(deskPointsCalls.orderPointPhotos, 'point.manage', ({ params, body }, context) =>
      orderPhotos(context, params.id, body.photos),
    ),
    route(deskPointsCalls.removePointPhoto, 'point.manage', ({ params }, context) =>
      removePhoto(context, params.id, params.photo),
    ),
    route(deskPointsCalls.closePoint, 'point.close', ({ params, body }, context) =>
      closePoint(context, doors.parcels, params.id, body),
    ),
    route(deskPointsCalls.readUnderWay, 'point.manage', ({ params }, context) =>
      readUnderWay(context, doors.parcels, params.id),
    ),
    route(deskPointsCalls.listPointAgents, 'agent-post.edit', ({ params }, context) =>
      listPointAgents(context, params.id),
    ),
    route(deskPointsCalls.addPointAgent, 'agent-post.edit', ({ params, body }, context) =>
      addPointAgent(context, params.id, body),
    ),
    route(deskPointsCalls.removePointAgent, 'agent-post.edit', ({ params }, context) =>
      removePointAgent(context, params.id, params.person),
    ),
  ] satisfies Route[]
