import { type Route, route } from '#platform/http/route.ts'
import {
  type ApplicationDoors,
  answerApplicant,
  deleteApplication,
  listApplications,
  moveApplication,
  noteApplication,
  readApplication,
  readCv,
} from './application-desk.service.ts'
import { applicationCalls } from './applications.calls.ts'
import { type ApplicationSettings, applyToVacancy } from './applications.service.ts'

export type { ApplicationSettings }

export const applicationRoutes = ({ applications }: ApplicationSettings, doors: ApplicationDoors) =>
  [
    route(applicationCalls.apply, 'vacancy.apply', ({ params, body, file }, context) =>
      applyToVacancy(context, Number(params.id), { form: body, file }, context, applications),
    ),
    route(applicationCalls.listApplications, 'application.read', ({ query }, context) =>
      listApplications(context, doors, query),
    ),
    route(applicationCalls.readApplication, 'application.read', ({ params }, context) =>
      readApplication(context, doors, Number(params.id)),
    ),
    route(applicationCalls.moveApplication, 'application.handle', ({ params, body }, context) =>
      moveApplication(context, doors, Number(params.id), body),
    ),
    route(applicationCalls.noteApplication, 'application.handle', ({ params, body }, context) =>
      noteApplication(context, doors, Number(params.id), body.text),
    ),
    route(applicationCalls.answerApplicant, 'application.handle', ({ params, body }, context) =>
      answerApplicant(context, doors, Number(params.id), body),
    ),
    route(applicationCalls.readCv, 'application.read', ({ params }, context) =>
      readCv(context, Number(params.id)),
    ),
    route(applicationCalls.deleteApplication, 'application.handle', ({ params }, context) =>
      deleteApplication(context, doors, Number(params.id)),
    ),
  ] satisfies Route[]
