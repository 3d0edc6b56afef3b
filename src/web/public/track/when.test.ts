import { expect, test } from 'vitest'
import type { Tracked } from '#modules/tracking/tracking.contract.ts'
import { whenOf } from '#parcel/track/when.ts'

const states = { '=': 'passed', '*': 'current', '.': 'ahead' } as const

const agreed = { precision: 'day', reason: 'agreed', late: false } as const

/** On the road with days promised; override what the test is about. */
function parcel(
  overrides: Partial<Tracked['data']>,
  picture = '===*...',
  order: Partial<Tracked['order']> = {},
): Tracked {
  return {
    order: {
      id: '36182042',
      tracking_code: 'TB00000000000000',
      status: 'pickup',
      status_label: '',
      created_at: '',
      delivery_option: 2,
      delivery_type: 1,
      ...order,
    },
    data: {
      steps: Array.from(picture, (sign) => ({
        step: '',
        label: '',
        state: states[sign as keyof typeof states],
        at: null,
      })),
      ended: null,
      stage: 'moving',
      events: [],
      from: { region: 14, name: 'Toshkent', centre: { latitude: 0, longitude: 0 } },
      to: { region: 8, name: 'Samarqand', centre: { latitude: 0, longitude: 0 } },
      sender: '',
      receiver: '',
      promised: { from: '2026-11-18', to: '2026-11-19', hours: null, ...agreed },
      promise_reason: 'agreed',
      redirected: false,
      stored_until: null,
      delivered_at: null,
      allowed_actions: [],
      personal: null,
      ...overrides,
    },
  }
}

const now = new Date('2026-11-16T07:00:00Z')
/** The key without its beginning, and what fills it. */
const say = (key: string, values: object = {}) =>
  [key.replace('tracking.when.', ''), ...Object.values(values)].join(' ')
const told = (tracked: Tracked) => {
  const { big, small, tone } = whenOf(tracked, { locale: 'uz', now, say })
  return [big, small, tone]
}

const day = (from: string, hours: { from: string; to: string } | null = null, late = false) => ({
  promised: { from, to: from, hours, ...agreed, late },
})
const noon = { from: '12:00', to: '15:00' }

test.each<[string, Tracked, string[]]>([
  ['days', parcel({}), ['18–19-noyabr', 'onDays', 'ahead']],
  ['one day', parcel(day('2026-11-18')), ['18-noyabr', 'onDay', 'ahead']],
  [
    'hours of today',
    parcel({ ...day('2026-11-16', noon), stage: 'last_leg' }),
    ['hours today 12:00 15:00', 'inHours', 'ahead'],
  ],
  [
    'hours of tomorrow',
    parcel({ ...day('2026-11-17', noon), stage: 'failed' }),
    ['hours tomorrow 12:00 15:00', 'failed', 'ahead'],
  ],
  ['a delay', parcel(day('2026-11-16', null, true)), ['today', 'late', 'ahead']],
  ['the way to a point', parcel({}, '===*...', { delivery_option: 3 }), ['18–19-noyabr', 'toPoint', 'ahead']],
  [
    'an unfinished order',
    parcel({ stage: 'ahead' }, '*......', { status: 'draft' }),
    ['18–19-noyabr', 'draft', 'ahead'],
  ],
  [
    'a parcel at its point',
    parcel({ stage: 'waiting', promised: null, stored_until: '2026-11-23T09:00:00.000Z' }, '=====*.'),
    ['waiting', 'until 23-noyabr', 'ahead'],
  ],
  [
    'a delivery',
    parcel({ stage: 'over', promised: null, delivered_at: '2026-11-16T05:20:00.000Z' }, '======*'),
    ['delivered', '16-noyabr, 10:20', 'delivered'],
  ],
  [
    'a cancellation',
    parcel({ stage: 'over', promised: null, ended: 'cancelled' }, '=*.....'),
    ['cancelled', 'cancelledText', 'ended'],
  ],
  [
    'a basket that was let go',
    parcel({ stage: 'over', promised: null, ended: 'expired' }, '*......'),
    ['cancelled', 'cancelledText', 'ended'],
  ],
  [
    'a parcel that goes back',
    parcel({ stage: 'over', promised: null, ended: 'expired' }, '=====*.'),
    ['expired', 'expiredText', 'ended'],
  ],
  [
    'a refusal',
    parcel({ stage: 'over', promised: null, promise_reason: 'refused' }, '=====*.'),
    ['refused', 'expiredText', 'ended'],
  ],
  [
    'three attempts in vain',
    parcel({ stage: 'over', promised: null, promise_reason: 'attempts_used' }, '=====*.'),
    ['expired', 'attemptsUsed', 'ended'],
  ],
  [
    'a delivery that was undone',
    parcel({
      stage: 'last_leg',
      promised: { from: '2026-11-16', to: '2026-11-16', hours: null, ...agreed, reason: 'delivery_undone' },
    }),
    ['today', 'undone', 'ahead'],
  ],
])('tells %s', (_, tracked, texts) => {
  expect(told(tracked)).toEqual(texts)
})
