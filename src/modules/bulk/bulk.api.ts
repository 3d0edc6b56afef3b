import { type Route, route } from '#platform/http/route.ts'
import { bulkCalls } from './bulk.calls.ts'
import { dropRows, makeRows, readChatOf } from './reading/chat.service.ts'
import { mapColumns, readColumns } from './reading/mapping.service.ts'
import { readAlike } from './rows/alike.service.ts'
import {
  acceptDuplicates,
  changeRow,
  changeRows,
  fillColumn,
  renameStreet,
  replaceAlike,
  setAside,
  undo,
} from './rows/edits.service.ts'
import { readNumbers, readRows } from './rows/rows.service.ts'
import { sendFailed } from './sheets/failed-rows.service.ts'
import { sendTemplate, sendTemplateCsv } from './sheets/template.service.ts'
import { createUpload, dropUpload, listUploads, readUpload, sendFile } from './uploads/uploads.service.ts'

export const bulkRoutes = [
  route(bulkCalls.sendTemplate, 'bulk.own', (_, context) => sendTemplate(context)),
  route(bulkCalls.sendTemplateCsv, 'bulk.own', (_, context) => sendTemplateCsv(context)),
  route(bulkCalls.createUpload, 'bulk.own', ({ body, file }, context) =>
    createUpload(context, { body, file }),
  ),
  route(bulkCalls.listUploads, 'bulk.own', ({ query }, context) => listUploads(context, query.cursor)),
  route(bulkCalls.readUpload, 'bulk.own', ({ params }, context) => readUpload(context, params.id)),
  route(bulkCalls.dropUpload, 'bulk.own', ({ params }, context) => dropUpload(context, params.id)),
  route(bulkCalls.readColumns, 'bulk.own', ({ params, query }, context) =>
    readColumns(context, params.id, query.header_row),
  ),
  route(bulkCalls.mapColumns, 'bulk.own', ({ params, body }, context) =>
    mapColumns(context, params.id, body),
  ),
  route(bulkCalls.readRows, 'bulk.own', ({ params, query }, context) => readRows(context, params.id, query)),
  route(bulkCalls.readNumbers, 'bulk.own', ({ params, query }, context) =>
    readNumbers(context, params.id, query),
  ),
  route(bulkCalls.changeRow, 'bulk.own', ({ params, body }, context) => changeRow(context, params, body)),
  route(bulkCalls.changeRows, 'bulk.own', ({ params, body }, context) =>
    changeRows(context, params.id, body.rows),
  ),
  route(bulkCalls.replaceAlike, 'bulk.own', ({ params, body }, context) =>
    replaceAlike(context, params.id, body),
  ),
  route(bulkCalls.renameStreet, 'bulk.own', ({ params, body }, context) =>
    renameStreet(context, params.id, body),
  ),
  route(bulkCalls.fillColumn, 'bulk.own', ({ params, body }, context) =>
    fillColumn(context, params.id, body),
  ),
  route(bulkCalls.acceptDuplicates, 'bulk.own', ({ params, body }, context) =>
    acceptDuplicates(context, params.id, body),
  ),
  route(bulkCalls.undo, 'bulk.own', ({ params }, context) => undo(context, params.id)),
  route(bulkCalls.readAlike, 'bulk.own', ({ params, query }, context) =>
    readAlike(context, params.id, query),
  ),
  route(bulkCalls.setAside, 'bulk.own', ({ params, body }, context) => setAside(context, params.id, body)),
  route(bulkCalls.readChat, 'bulk.own', ({ params }, context) => readChatOf(context, params.id)),
  route(bulkCalls.makeRows, 'bulk.own', ({ params }, context) => makeRows(context, params)),
  route(bulkCalls.dropRows, 'bulk.own', ({ params, query }, context) => dropRows(context, params, query.row)),
  route(bulkCalls.sendFailed, 'bulk.own', ({ params }, context) => sendFailed(context, params.id)),
  route(bulkCalls.sendFile, 'bulk.own', ({ params }, context) => sendFile(context, params.id)),
] satisfies Route[]
