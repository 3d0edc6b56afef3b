import { call } from '#platform/calls/call.ts'
import {
  allowAnswer,
  deskReferral,
  deskReferralList,
  deskReferralQuery,
  referralAnswer,
  referralParams,
  referralVerdict,
} from './referral.contract.ts'

const group = 'Desk: referrals'

export const referralCalls = {
  readReferral: call('GET', '/api/accounts/v1/referral', {
    group: 'Referral',
    summary: 'The own invitation link, and how far the friends are',
    description: 'The reward is put on the balance: it is for shipments and is not paid out.',
    answer: referralAnswer,
    errors: [],
  }),
  listReferrals: call('GET', '/api/desk/v1/referrals', {
    group,
    summary: 'Who invited whom, and what speaks against it',
    query: deskReferralQuery,
    answer: deskReferralList,
    errors: [],
  }),
  allowReferral: call('POST', '/api/desk/v1/referrals/:id/allow', {
    group,
    summary: 'Pay a reward that the rule has not paid',
    description: 'Above the limit of one inviter it is paid once a second person has approved it.',
    params: referralParams,
    body: referralVerdict,
    answer: allowAnswer,
    errors: ['not_found', 'referral_own', 'referral_not_ready', 'referral_no_budget', 'approval_waiting'],
  }),
  refuseReferral: call('POST', '/api/desk/v1/referrals/:id/refuse', {
    group,
    summary: 'Refuse a reward that is being looked at',
    params: referralParams,
    body: referralVerdict,
    answer: deskReferral,
    errors: ['not_found', 'referral_own', 'referral_decided'],
  }),
}
