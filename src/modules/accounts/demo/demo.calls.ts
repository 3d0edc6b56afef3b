import { call } from '#platform/calls/call.ts'
import { sendCodeRequest } from '../accounts.contract.ts'
import { demoSecondStep } from './demo.contract.ts'

export const demoCalls = {
  readSecondStep: call('GET', '/api/dev/v1/second-step', {
    group: 'Demo',
    summary: 'What the authenticator of a member of staff shows now',
    query: sendCodeRequest,
    answer: demoSecondStep,
    errors: ['not_found'],
  }),
}
