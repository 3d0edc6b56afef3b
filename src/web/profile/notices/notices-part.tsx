import { useTranslations } from 'use-intl'
import {
  type NoticeChannel,
  type NoticeChoices,
  type NoticeEvent,
  noticeChannels,
  noticeEvents,
} from '#modules/accounts/domain/notices.ts'
import { Switch } from '#ui/checkbox.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFailureText } from '../../use-failure-text.ts'
import { readChoices } from '../answers.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { useLoaded } from '../use-loaded.ts'
import { noticesPath, useNoticeChoices } from './use-notice-choices.ts'

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
  const source = useLoaded(noticesPath, readChoices)
  return (
    <LoadedPart of={source} skeleton="rows" count={noticeEvents.length}>
      {(choices) => <NoticeTable first={choices} />}
    </LoadedPart>
  )
}

/** What happens, and the ways to hear of it. On a phone each event is a card. */
function NoticeTable({ first }: { first: NoticeChoices }) {
  const t = useTranslations()
  const failureText = useFailureText('profile')
  const toast = useToast()
  const { choices, choose } = useNoticeChoices(first, (error) =>
    toast({ tone: 'danger', text: t('profile.notices.notSaved', { why: failureText(error) }) }),
  )

  const channelColumn = (channel: NoticeChannel): Column<NoticeEvent> => ({
    id: channel,
    head: t(channelNames[channel]),
    cell: (event) => (
      <Switch
        label={<span className="spoken">{`${t(eventNames[event])}: ${t(channelNames[channel])}`}</span>}
        checked={choices[event][channel]}
        onChange={({ target }) => choose(event, channel, target.checked)}
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
