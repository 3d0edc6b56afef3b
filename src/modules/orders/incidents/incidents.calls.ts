import { call } from '#platform/calls/call.ts'
import { errorsOf } from '../domain/act-codes.ts'
import {
  incident,
  incidentDecision,
  incidentList,
  incidentParams,
  incidentQuery,
} from './incidents.contract.ts'

const group = 'Desk'

export const incidentsCalls = {
  listIncidents: call('GET', '/api/desk/v1/incidents', {
    group,
    summary: 'What the field reported that does not fit',
    description:
      'Late and impossible reports, wrong codes, differences of hand-overs and cash, missing pictures.',
    query: incidentQuery,
    answer: incidentList,
    errors: [],
  }),
  decideIncident: call('POST', '/api/desk/v1/incidents/:id/decision', {
    group,
    summary: 'Decide an incident',
    description:
      '`delivered`: the parcel counts as handed over when the courier said so, with its cash; `money_back`: the receiver gets the cash again, from the courier or out of one’s own cash desk; `settled`: seen and put right.',
    params: incidentParams,
    body: incidentDecision,
    answer: incident,
    errors: [
      ...errorsOf('deliver'),
      'incident_decided',
      'decision_not_for_this',
      'cod_paid_out',
      'no_cash_desk',
      'cash_desk_short',
    ],
  }),
}
