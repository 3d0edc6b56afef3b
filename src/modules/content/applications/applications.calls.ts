import { call } from '#platform/calls/call.ts'
import { documentMimes } from '#platform/calls/sent-types.ts'
import { vacancyParams } from '../vacancies/vacancies.contract.ts'
import {
  applicantAnswer,
  applicationAnswer,
  applicationForm,
  applicationNote,
  applicationParams,
  deskApplication,
  deskApplicationList,
  deskApplicationQuery,
  stageMove,
} from './applications.contract.ts'

const desk = { group: 'Desk', params: applicationParams, answer: deskApplication } as const

export const applicationCalls = {
  apply: call('POST', '/api/content/v1/vacancies/:id/applications', {
    group: 'Site',
    summary: 'Apply for a vacancy with a form, a CV, or both',
    description:
      'One application per phone and vacancy: a second one answers 409 `application_exists`. The CV is kept encrypted, shown to whoever hires, and deleted with the application after six months. What can run, call out or hide in it is refused.',
    params: vacancyParams,
    upload: 'cv',
    uploadOptional: true,
    body: applicationForm,
    answer: applicationAnswer,
    status: 201,
    errors: [
      'not_found',
      'application_exists',
      'application_words_needed',
      'application_not_saved',
      'too_many_applications',
    ],
  }),
  listApplications: call('GET', '/api/desk/v1/applications', {
    group: 'Desk',
    summary: 'Applications for vacancies, newest first',
    query: deskApplicationQuery,
    answer: deskApplicationList,
    errors: [],
  }),
  readApplication: call('GET', '/api/desk/v1/applications/:id', {
    ...desk,
    summary: 'An application with its notes, its way and what was answered',
    errors: ['not_found'],
  }),
  moveApplication: call('POST', '/api/desk/v1/applications/:id/stage', {
    ...desk,
    summary: 'Take an application to another stage',
    description:
      'When a colleague has moved it since: 409 `application_moved`. The same move a second time by the same person changes nothing.',
    body: stageMove,
    errors: ['not_found', 'application_moved', 'application_move_impossible', 'invalid_input'],
  }),
  noteApplication: call('POST', '/api/desk/v1/applications/:id/notes', {
    ...desk,
    summary: 'Write a note that only the desk sees',
    body: applicationNote,
    errors: ['not_found'],
  }),
  answerApplicant: call('POST', '/api/desk/v1/applications/:id/answers', {
    ...desk,
    summary: 'Write to an applicant: a fixed SMS, or an e-mail in own words',
    description: 'Sent in the language of the page they applied on.',
    body: applicantAnswer,
    errors: ['not_found', 'application_no_email'],
  }),
  readCv: call('GET', '/api/desk/v1/applications/:id/cv', {
    group: 'Desk',
    summary: 'The CV of an applicant; every look is written down',
    params: applicationParams,
    sends: documentMimes,
    errors: ['not_found'],
  }),
  deleteApplication: call('DELETE', '/api/desk/v1/applications/:id', {
    group: 'Desk',
    summary: 'Delete an application with its notes and its file before its time',
    params: applicationParams,
    answer: applicationAnswer,
    errors: ['not_found'],
  }),
}
