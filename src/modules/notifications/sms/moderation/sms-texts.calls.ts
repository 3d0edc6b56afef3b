import { call } from '#platform/calls/call.ts'
import { approvedText, smsTextApproval, smsTextList, smsTextParams } from './sms-texts.contract.ts'

export const smsTextCalls = {
  listSmsTexts: call('GET', '/api/desk/v1/sms-texts', {
    group: 'Desk',
    summary: 'Every text of an SMS in both scripts and all languages, for the gateway’s moderation',
    answer: smsTextList,
    errors: [],
  }),
  approveSmsText: call('PUT', '/api/desk/v1/sms-texts/:template', {
    group: 'Desk',
    summary: 'The gateway has approved the Cyrillic text, or no longer does',
    params: smsTextParams,
    body: smsTextApproval,
    answer: approvedText,
    errors: ['not_found', 'sms_text_changed'],
  }),
}
