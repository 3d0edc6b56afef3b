import { call } from '#platform/calls/call.ts'
import {
  tariffAnswer,
  tariffDraft,
  tariffEffect,
  tariffList,
  tariffParams,
  tariffPublication,
} from './tariff.contract.ts'

export const tariffDeskCalls = {
  readTariffs: call('GET', '/api/desk/v1/tariffs', {
    group: 'Desk',
    summary: 'Versions of the tariff, newest first',
    answer: tariffList,
    errors: [],
  }),
  draftTariff: call('POST', '/api/desk/v1/tariffs', {
    group: 'Desk',
    summary: 'Draft a new version, from new numbers or from those of an earlier one',
    body: tariffDraft,
    answer: tariffAnswer,
    status: 201,
    errors: ['not_found', 'invalid_input'],
  }),
  readTariff: call('GET', '/api/desk/v1/tariffs/:version', {
    group: 'Desk',
    summary: 'One version with all its numbers',
    params: tariffParams,
    answer: tariffAnswer,
    errors: ['not_found'],
  }),
  readEffect: call('GET', '/api/desk/v1/tariffs/:version/effect', {
    group: 'Desk',
    summary: 'Twenty typical parcels before and after',
    params: tariffParams,
    answer: tariffEffect,
    errors: ['not_found'],
  }),
  publishTariff: call('POST', '/api/desk/v1/tariffs/:version/publish', {
    group: 'Desk',
    summary: 'Ask to put a draft into force, at once or from a later moment',
    description: 'Prices take two people: it stays a draft and waits for a second one (`approval`).',
    params: tariffParams,
    body: tariffPublication,
    answer: tariffAnswer,
    errors: ['not_found', 'tariff_already_published', 'tariff_starts_in_past', 'approval_waiting'],
  }),
}
