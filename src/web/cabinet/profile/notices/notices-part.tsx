import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import {
  type NoticeChannel,
  type NoticeChoices,
  type NoticeEvent,
  noticeChannels,
  noticeEvents,
} from '#modules/accounts/domain/notices.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { Switch } from '#ui/fields/checkbox.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { useNoticeChoices } from './use-notice-choices.ts'

const eventNames = {
  order_accepted: 'profile.notices.events.orderAccepted',
  order_on_the_way: 'profile.notices.events.orderOnTheWay',
  order_waiting: 'profile.notices.events.orderWaiting',
  attempt_failed: 'profile.notices.events.attemptFailed',
  order_delivered: 'profile.notices.events.orderDelivered',
  order_cancelled: 'profile.notices.events.orderCancelled',
  cod_paid: 'profile.notices.events.codPaid',
  low_balance: 'profile.notices.events.lowBalance',
  offers: 'profile.notices.events.offers',
} as const satisfies Record<NoticeEvent, string>

const channelNames = {
  sms: 'profile.notices.channels.sms',
  telegram: 'profile.notices.channels.telegram',
  email: 'profile.notices.channels.email',
  push: 'profile.notices.channels.push',
} as const satisfies Record<NoticeChannel, string>

export function NoticesPart() {
  const known = useAnswer(profileCalls.readNoticeChoices, {})
  return (
    <Loaded of={known} look="part" skeleton={<LoadingShape of="rows" count={noticeEvents.length} />}>
      {(agreed) => <NoticeTable agreed={agreed} onAgreed={known.set} />}
    </Loaded>
  )
}

type NoticeTableProps = { agreed: NoticeChoices; onAgreed: (choices: NoticeChoices) => void }

/** What happens, and the ways to hear of it. On a phone each event is a card. */
function NoticeTable({ agreed, onAgreed }: NoticeTableProps) {
  const t = useTranslations()
  const failureText = useFailureText()
  const toast = useToast()
  const { choices, choose } = useNoticeChoices(agreed, {
    onAgreed,
    onRefused: (error) =>
      toast({ tone: 'danger', text: t('profile.notices.notSaved', { why: failureText(error) }) }),
  })

  const channelColumn = (channel: NoticeChannel): Column<NoticeEvent> => ({
    id: channel,
    head: t(channelNames[channel]),
    cell: (event) => (
      <Switch
        label={`${t(eventNames[event])}: ${t(channelNames[channel])}`}
        labelSpoken
        checked={choices[event][channel]}
        onChange={({ target }) => choose({ event, channel, wanted: target.checked })}
      />
    ),
  })
  const eventColumn: Column<NoticeEvent> = {
    id: 'event',
    head: t('profile.notices.event'),
    cell: (event) => t(eventNames[event]),
    names: true,
  }

  return (
    <div className="notice-table">
      <Table
        caption={t('profile.notices.title')}
        captionSpoken
        columns={[eventColumn, ...noticeChannels.map(channelColumn)]}
        rows={noticeEvents}
        rowKey={(event) => event}
      />
    </div>
  )
}
