import { type Route, route } from '#platform/http/route.ts'
import { smsTextCalls } from './sms-texts.calls.ts'
import { approveSmsText, listSmsTexts } from './sms-texts.service.ts'

const action = 'sms-text.manage'

export const smsTextRoutes = ({ localInbox }: { localInbox: boolean }) =>
  [
    route(smsTextCalls.listSmsTexts, action, (_, context) =>
      listSmsTexts(context, { moderated: !localInbox }),
    ),
    route(smsTextCalls.approveSmsText, action, ({ params, body }, context) =>
      approveSmsText(context, params.template, body),
    ),
  ] satisfies Route[]
