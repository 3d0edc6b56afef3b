import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviceName } from './device.ts'
import { nameKey } from './name-key.ts'
import { choicesWith, defaultChoice, noticeChannels, noticeEvents } from './notices.ts'
import { callers, policy, reachOf } from './policy.ts'
import { refusalToSend, reserveIsOpen, workOwed } from './send-rules.ts'
import { tokenIn } from './token-header.ts'

describe('the header', () => {
  const token = 'aB3_-'.repeat(8).concat('xyz')

  test.each([`Token ${token}`, `Bearer ${token}`, `bearer${token}`, ` TOKEN\t${token} `])(
    '%j is read',
    (header) => {
      expect(tokenIn(header)).toBe(token)
    },
  )

  test('nothing is nothing, and nonsense is not a token', () => {
    expect(tokenIn(undefined)).toBeUndefined()
    expect(tokenIn('')).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text !== '' && !/[A-Za-z0-9_-]{43}/.test(text.replace(/\s/g, '')))
        expect(tokenIn(text)).toBeNull()
      }),
    )
  })
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605 Version/18.1 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142 Safari/537.36 YaBrowser/25',
    'Yandex Browser, Windows',
  ],
  ['curl/8.5.0', 'curl'],
  ['', ''],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

const now = new Date('2026-11-15T09:00:00Z')
const sent = (count: number) => ({ count, since: new Date(now.getTime() - 4 * 60_000) })

describe('a code is refused', () => {
  const none = { phone: sent(0), network: sent(0), prefix: sent(0), total: sent(0), lastAt: null }
  const asked = { now, ceiling: 100 }

  test('for a minute after the last one, with the wait', () => {
    const lastAt = new Date(now.getTime() - 12_000)
    expect(refusalToSend({ ...none, phone: sent(1), lastAt }, asked)).toEqual({
      code: 'code_wait',
      seconds: 48,
      own: true,
    })
    expect(refusalToSend({ ...none, lastAt: new Date(now.getTime() - 60_000) }, asked)).toBeUndefined()
  })

  test.each([
    ['phone', 5, 56 * 60],
    ['network', 30, 6 * 60],
    ['prefix', 120, 56 * 60],
    ['total', 100, 56 * 60],
  ] as const)('at the limit of %s, %i, until the first of them is old enough', (limit, count, seconds) => {
    expect(refusalToSend({ ...none, [limit]: sent(count) }, asked)).toEqual({
      code: 'too_many_codes',
      seconds,
      own: limit === 'phone',
    })
    expect(refusalToSend({ ...none, [limit]: sent(count - 1) }, asked)).toBeUndefined()
  })
})

describe('work for a code', () => {
  const none = { network: sent(0), prefix: sent(0), total: sent(0) }

  test('is owed by nobody in quiet times, by busy addresses from a quarter of the ceiling, by everybody from half', () => {
    expect(workOwed({ ...none, network: sent(29) }, 1000)).toBeUndefined()
    expect(workOwed({ ...none, network: sent(10), total: sent(249) }, 1000)).toBeUndefined()
    expect(workOwed({ ...none, network: sent(9), total: sent(499) }, 1000)).toBeUndefined()
    expect(workOwed({ ...none, network: sent(10), total: sent(250) }, 1000)).toBe(0)
    expect(workOwed({ ...none, total: sent(500) }, 1000)).toBe(0)
  })

  test('is dearer the fuller the hour, and within a block of numbers that is being bought', () => {
    expect([700, 850, 950].map((count) => workOwed({ ...none, total: sent(count) }, 1000))).toEqual([1, 2, 3])
    expect([39, 40, 60, 80].map((count) => workOwed({ ...none, prefix: sent(count) }, 1000))).toEqual([
      undefined,
      0,
      1,
      2,
    ])
  })
})

test('the reserve asks only what the phone itself has had', () => {
  expect(reserveIsOpen({ phone: sent(4), lastAt: new Date(now.getTime() - 60_000) }, now)).toBe(true)
  expect(reserveIsOpen({ phone: sent(5), lastAt: new Date(now.getTime() - 60_000) }, now)).toBe(false)
  expect(reserveIsOpen({ phone: sent(1), lastAt: new Date(now.getTime() - 59_999) }, now)).toBe(false)
})

test('choices lie over the defaults, and unknown ones change nothing', () => {
  const choices = choicesWith([
    { event: 'offers', channel: 'sms', wanted: true },
    { event: 'gone', channel: 'pigeon', wanted: true },
  ])
  expect(choices.offers.sms).toBe(true)
  for (const event of noticeEvents) {
    for (const channel of noticeChannels) {
      if (event === 'offers' && channel === 'sms') continue
      expect(choices[event][channel]).toBe(defaultChoice(event, channel))
    }
  }
})

test('the policy table knows every caller and gives visitors nothing that is somebody’s own', () => {
  for (const [action, row] of Object.entries(policy)) {
    expect(Object.keys(row).length, action).toBeGreaterThan(0)
    for (const kind of Object.keys(row)) expect(callers).toContain(kind)
  }
  const own = Object.keys(policy).filter(
    (action) => reachOf('visitor', action as keyof typeof policy) === 'own',
  )
  expect(own).toEqual([])
})

test.each([
  ['Xoʻjayev', "Xo'jaev", 'Хўжаев', 'ХУЖАЕВ', 'Khodjaev', 'Khojayev'],
  ['Yoʻldosheva', "Yo'ldosheva", 'Йўлдошева', 'Юлдашева'],
  ['Gʻulom  Qodirov', 'Ғулом Қодиров', 'Гулам Кадыров', 'Ghulom Qodirov'],
])('%s has one key in every writing', (...writings) => {
  const keys = writings.map(nameKey)
  expect(new Set(keys).size, keys.join(', ')).toBe(1)
})
