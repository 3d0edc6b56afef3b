import { call } from '#platform/calls/call.ts'
import {
  deskVacancy,
  deskVacancyList,
  deskVacancyQuery,
  newVacancy,
  vacancyChange,
  vacancyDetail,
  vacancyList,
  vacancyParams,
  vacancyQuery,
  vacancyStep,
} from './vacancies.contract.ts'

const desk = { group: 'Desk', params: vacancyParams, answer: deskVacancy } as const

export const vacancyCalls = {
  listVacancies: call('GET', '/api/content/v1/vacancies', {
    group: 'Site',
    summary: 'Open vacancies, by region and employment',
    description: 'A vacancy for the whole country is among those of every region.',
    query: vacancyQuery,
    answer: vacancyList,
    errors: [],
  }),
  readVacancy: call('GET', '/api/content/v1/vacancies/:id', {
    group: 'Site',
    summary: 'An open vacancy, whole',
    params: vacancyParams,
    answer: vacancyDetail,
    errors: ['not_found'],
  }),
  listVacanciesForDesk: call('GET', '/api/desk/v1/vacancies', {
    group: 'Desk',
    summary: 'Vacancies: drafts, open ones, closed ones',
    query: deskVacancyQuery,
    answer: deskVacancyList,
    errors: [],
  }),
  writeVacancy: call('POST', '/api/desk/v1/vacancies', {
    group: 'Desk',
    summary: 'A new vacancy, as a draft',
    body: newVacancy,
    answer: deskVacancy,
    status: 201,
    errors: [],
  }),
  readVacancyForDesk: call('GET', '/api/desk/v1/vacancies/:id', {
    ...desk,
    summary: 'A vacancy with its words in every language',
    errors: ['not_found'],
  }),
  changeVacancy: call('PUT', '/api/desk/v1/vacancies/:id', {
    ...desk,
    summary: 'Write a vacancy anew',
    description:
      'What an open vacancy says is seen at once, so it stays complete: otherwise 409 `vacancy_incomplete`. When a colleague was faster: 409 `vacancy_changed`, and nothing is overwritten.',
    body: vacancyChange,
    errors: ['not_found', 'vacancy_changed', 'vacancy_incomplete'],
  }),
  openVacancy: call('POST', '/api/desk/v1/vacancies/:id/open', {
    ...desk,
    summary: 'Show a vacancy on the site; a closed one opens again',
    body: vacancyStep,
    errors: ['not_found', 'vacancy_changed', 'vacancy_incomplete', 'vacancy_day_over'],
  }),
  closeVacancy: call('POST', '/api/desk/v1/vacancies/:id/close', {
    ...desk,
    summary: 'Take a vacancy off the site; what came for it stays',
    body: vacancyStep,
    errors: ['not_found', 'vacancy_changed'],
  }),
}
