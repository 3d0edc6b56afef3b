/** What a customer can be told about, and the ways there are. Notices themselves are sent by another module. */
export const noticeEvents = [
  'order_accepted',
  'order_on_the_way',
  'order_waiting',
  'attempt_failed',
  'order_delivered',
  'order_cancelled',
  'cod_paid',
  'low_balance',
  'offers',
] as const
export type NoticeEvent = (typeof noticeEvents)[number]

export const noticeChannels = ['sms', 'telegram', 'email', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

export type NoticeChoices = Record<NoticeEvent, Record<NoticeChannel, boolean>>

/** SMS costs, so it carries only what cannot wait; offers come to nobody who has not asked. */
const smsByDefault: readonly NoticeEvent[] = [
  'order_waiting',
  'attempt_failed',
  'order_cancelled',
  'cod_paid',
  'low_balance',
]

export function defaultChoice(event: NoticeEvent, channel: NoticeChannel): boolean {
  if (event === 'offers') return false
  return channel === 'sms' ? smsByDefault.includes(event) : true
}

/** What the person changed laid over the defaults, so that a new event has a default for everybody. */
export function choicesWith(
  changed: readonly { event: string; channel: string; wanted: boolean }[],
): NoticeChoices {
  const found = (event: string, channel: string) =>
    changed.find((choice) => choice.event === event && choice.channel === channel)?.wanted
  return Object.fromEntries(
    noticeEvents.map((event) => [
      event,
      Object.fromEntries(
        noticeChannels.map((channel) => [channel, found(event, channel) ?? defaultChoice(event, channel)]),
      ),
    ]),
  ) as NoticeChoices
}
