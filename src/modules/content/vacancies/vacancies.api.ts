import { type Route, route } from '#platform/http/route.ts'
import { vacancyCalls } from './vacancies.calls.ts'
import { type Letters, listVacancies, readVacancy } from './vacancies.service.ts'
import {
  changeVacancy,
  closeVacancy,
  listVacanciesForDesk,
  openVacancy,
  type RecordVacancy,
  readVacancyForDesk,
  writeVacancy,
} from './vacancy-desk.service.ts'

export const vacancyRoutes = ({ record, cyrillic }: Letters & { record: RecordVacancy }) =>
  [
    route(vacancyCalls.listVacancies, 'vacancy.read', ({ query }, context) =>
      listVacancies({ db: context.db, cyrillic }, query, context),
    ),
    route(vacancyCalls.readVacancy, 'vacancy.read', ({ params }, context) =>
      readVacancy({ db: context.db, cyrillic }, Number(params.id), context),
    ),
    route(vacancyCalls.listVacanciesForDesk, 'vacancy.edit', ({ query }, context) =>
      listVacanciesForDesk(context, query),
    ),
    route(vacancyCalls.writeVacancy, 'vacancy.edit', ({ body }, context) =>
      writeVacancy(context, record, body),
    ),
    route(vacancyCalls.readVacancyForDesk, 'vacancy.edit', ({ params }, context) =>
      readVacancyForDesk(context, Number(params.id)),
    ),
    route(vacancyCalls.changeVacancy, 'vacancy.edit', ({ params, body }, context) =>
      changeVacancy(context, record, Number(params.id), body),
    ),
    route(vacancyCalls.openVacancy, 'vacancy.edit', ({ params, body }, context) =>
      openVacancy(context, record, Number(params.id), body.version),
    ),
    route(vacancyCalls.closeVacancy, 'vacancy.edit', ({ params, body }, context) =>
      closeVacancy(context, record, Number(params.id), body.version),
    ),
  ] satisfies Route[]
