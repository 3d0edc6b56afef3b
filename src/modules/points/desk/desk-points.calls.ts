import { call } from '#platform/calls/call.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import { pointParams } from '../points.contract.ts'
import {
  agentAdded,
  agentList,
  agentParams,
  agentRequest,
  closingAnswer,
  closingRequest,
  createRequest,
  deskPoint,
  deskPointList,
  deskPointsQuery,
  importParams,
  importPreview,
  importRequest,
  importSave,
  importSaved,
  parcelsUnderWay,
  photoOrder,
  photoParams,
  pointChange,
} from './desk-points.contract.ts'

const one = { group: 'Desk', params: pointParams, answer: deskPoint } as const

export const deskPointsCalls = {
  listDeskPoints: call('GET', '/api/desk/v1/points', {
    group: 'Desk',
    summary: 'Points as the desk sees them, newest first',
    query: deskPointsQuery,
    answer: deskPointList,
    errors: [],
  }),
  createPoint: call('POST', '/api/desk/v1/points', {
    group: 'Desk',
    summary: 'A new point; open to everybody at once',
    body: createRequest,
    answer: deskPoint,
    status: 201,
    errors: ['invalid_input', 'pin_outside_district'],
  }),
  readDeskPoint: call('GET', '/api/desk/v1/points/:id', {
    ...one,
    summary: 'A point with its words in every language',
    errors: ['not_found'],
  }),
  changePoint: call('PUT', '/api/desk/v1/points/:id', {
    ...one,
    summary: 'Write a point anew',
    description:
      'The whole of it. What its agents said and what is counted stays. When a colleague was faster: 409 `point_changed`, and nothing is overwritten.',
    body: pointChange,
    errors: [
      'not_found',
      'invalid_input',
      'pin_outside_district',
      'point_changed',
      'point_capacity_too_small',
    ],
  }),
  addPointPhoto: call('POST', '/api/desk/v1/points/:id/photos', {
    ...one,
    summary: 'One more photo of a point, six at most',
    upload: 'point_photo',
    errors: ['not_found', 'point_photos_full', 'upload_incomplete'],
  }),
  orderPointPhotos: call('PUT', '/api/desk/v1/points/:id/photos', {
    ...one,
    summary: 'Show the photos of a point in another order',
    body: photoOrder,
    errors: ['not_found', 'point_changed'],
  }),
  removePointPhoto: call('DELETE', '/api/desk/v1/points/:id/photos/:photo', {
    ...one,
    params: photoParams,
    summary: 'Take a photo of a point away',
    errors: ['not_found'],
  }),
  closePoint: call('POST', '/api/desk/v1/points/:id/close', {
    group: 'Desk',
    summary: 'Close a point for good, from a day on',
    description:
      'From now on it takes nothing new. With `dry_run` nothing happens, and the answer tells what would become of every parcel under way.',
    params: pointParams,
    body: closingRequest,
    answer: closingAnswer,
    errors: [
      'not_found',
      'invalid_input',
      'point_not_found',
      'point_closing_already',
      'point_closing_elsewhere',
    ],
  }),
  readUnderWay: call('GET', '/api/desk/v1/points/:id/parcels', {
    group: 'Desk',
    summary: 'What is still under way to a point, or lies there',
    params: pointParams,
    answer: parcelsUnderWay,
    errors: ['not_found'],
  }),
  listPointAgents: call('GET', '/api/desk/v1/points/:id/agents', {
    group: 'Desk',
    summary: 'Who works at a point',
    params: pointParams,
    answer: agentList,
    errors: ['not_found'],
  }),
  addPointAgent: call('POST', '/api/desk/v1/points/:id/agents', {
    group: 'Desk',
    summary: 'Post an agent at a point, by their number',
    description:
      'An agent works at one point: another one loses them. Somebody without an account is given one by an admin, with their name.',
    params: pointParams,
    body: agentRequest,
    answer: agentAdded,
    errors: ['not_found', 'agent_unknown', 'agent_other_role'],
    rememberMinutes: 0,
  }),
  removePointAgent: call('DELETE', '/api/desk/v1/points/:id/agents/:person', {
    group: 'Desk',
    summary: 'Take an agent away from a point; their account stays',
    params: agentParams,
    answer: agentList,
    errors: ['not_found'],
  }),
  readImportSheet: call('GET', '/api/desk/v1/points/import/sheet', {
    group: 'Desk',
    summary: 'An empty sheet for an import, with an example',
    sends: [sheetTypes.xlsx],
    errors: [],
  }),
  previewImport: call('POST', '/api/desk/v1/points/import', {
    group: 'Desk',
    summary: 'Read a sheet of points and tell what is wrong in it',
    body: importRequest,
    answer: importPreview,
    errors: ['points_sheet_unreadable', 'points_sheet_too_long', 'service_unavailable'],
    rememberMinutes: 0,
  }),
  saveImport: call('POST', '/api/desk/v1/points/import/:id/save', {
    group: 'Desk',
    summary: 'Make points of a sheet that was read',
    params: importParams,
    body: importSave,
    answer: importSaved,
    errors: ['not_found', 'import_over', 'import_has_errors'],
  }),
}
