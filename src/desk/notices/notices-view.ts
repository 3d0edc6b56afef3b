import type { noticeLogCalls } from '#modules/notifications/log/notice-log.calls.ts'
import type { NoticeLogQuery } from '#modules/notifications/log/notice-log.contract.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

type State = NonNullable<NoticeLogQuery['state']>
type ChannelName = NonNullable<NoticeLogQuery['channel']>
export type NoticeGroup = NonNullable<NoticeLogQuery['group']>

export const channels = ['sms', 'telegram', 'email', 'push'] as const satisfies ChannelName[]
export const noticeGroups = Object.keys({
  parcel: true,
  hand_out: true,
  sign_in: true,
  caller: true,
  measure: true,
  claims: true,
  money: true,
  invitations: true,
  basket: true,
  staff: true,
  answers: true,
} satisfies Record<NoticeGroup, true>) as NoticeGroup[]
export const noticeStates = ['under_way', 'sent', 'delivered', 'failed', 'dropped'] as const satisfies State[]

/** What the address says: a reload, or a colleague, finds the same again. */
export type NoticesView = {
  q: string
  state: State | undefined
  channel: ChannelName | undefined
  group: NoticeGroup | undefined
  day: string | undefined
  notice: string | undefined
}

function readView(params: URLSearchParams): NoticesView {
  return {
    q: params.get('q')?.slice(0, 40) ?? '',
    state: noticeStates.find((one) => one === params.get('state')),
    channel: channels.find((one) => one === params.get('channel')),
    group: noticeGroups.find((one) => one === params.get('group')),
    day: /^\d{4}-\d{2}-\d{2}$/.exec(params.get('day') ?? '')?.[0],
    notice: /^[nm][1-9]\d{0,14}$/.exec(params.get('notice') ?? '')?.[0],
  }
}

export const inputOf = ({
  q,
  notice: _,
  ...rest
}: NoticesView): InputOf<typeof noticeLogCalls.listNotices> => ({
  query: { ...rest, search: q.trim() || undefined },
})

export const isNarrowed = ({ notice: _, ...filters }: NoticesView) => Object.values(filters).some(Boolean)

export const nothingChosen = {
  q: '',
  state: undefined,
  channel: undefined,
  group: undefined,
  day: undefined,
} as const

export const useNoticesView = () => useFilters(readView)
