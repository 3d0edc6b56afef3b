import { call } from '#platform/calls/call.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import {
  newPartner,
  ownPartners,
  paidAnswer,
  partnerDetails,
  partnerEdit,
  partnerList,
  partnerParams,
  partnerView,
  statementParams,
  statementPayment,
  statementQuery,
} from './partners.contract.ts'

const group = 'Desk'

export const partnerCalls = {
  listPartners: call('GET', '/api/desk/v1/partners', {
    group,
    summary: 'Partners with their codes',
    answer: partnerList,
    errors: [],
  }),
  addPartner: call('POST', '/api/desk/v1/partners', {
    group,
    summary: 'Gives a partner a code',
    body: newPartner,
    answer: partnerView,
    status: 201,
    errors: ['partner_code_taken'],
  }),
  editPartner: call('PUT', '/api/desk/v1/partners/:id', {
    group,
    summary: 'Changes what is agreed with a partner; statements that were made stay',
    params: partnerParams,
    body: partnerEdit,
    answer: partnerView,
    errors: ['not_found', 'partner_changed'],
  }),
  readPartner: call('GET', '/api/desk/v1/partners/:id', {
    group,
    summary: "A partner's tracked orders of this month and the statements of those before",
    params: partnerParams,
    answer: partnerDetails,
    errors: ['not_found'],
  }),
  payStatement: call('POST', '/api/desk/v1/partners/:id/statements/:month/payment', {
    group,
    summary: 'Books what the bank has paid a partner for a month, once; above a limit a second person agrees',
    params: statementParams,
    body: statementPayment,
    answer: paidAnswer,
    errors: ['not_found', 'partner_own', 'partner_nothing_due', 'approval_waiting'],
  }),
  exportStatement: call('GET', '/api/desk/v1/partners/:id/statements/:month', {
    group,
    summary: 'The statement of a month as a document, a line a parcel',
    params: statementParams,
    query: statementQuery,
    sends: [sheetTypes.csv, sheetTypes.xlsx],
    errors: ['not_found'],
  }),
  readOwnPartners: call('GET', '/api/accounts/v1/partners', {
    group: 'Accounts',
    summary: 'What the person who is signed in has brought as a partner',
    description:
      'A partner is known by the number of the contract. Most people are none: then the list is empty.',
    answer: ownPartners,
    errors: [],
  }),
  exportOwnStatement: call('GET', '/api/accounts/v1/partners/:id/statements/:month', {
    group: 'Accounts',
    summary: "The partner's own statement of a month as a document",
    params: statementParams,
    query: statementQuery,
    sends: [sheetTypes.csv, sheetTypes.xlsx],
    errors: ['not_found'],
  }),
}
