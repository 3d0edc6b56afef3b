import { expect, test } from 'vitest'
import type { Tracked } from '#modules/tracking/index.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { catalogs } from '../../../../tests/support/catalogs.ts'
import { lightPage } from './light-page.server.ts'

const { translate } = catalogs
const now = new Date('2026-11-16T07:00:00Z')
const at = '2026-11-16T07:00:00.000Z'
const longest = 'Ғ'.repeat(60)

const party = {
  full_name: `<script>${longest}`,
  phone_number: '901112233',
  area: longest,
  mahalla: longest,
  street: longest,
  landmark: longest,
  point: { id: 1, name: longest, address: longest },
  pin: null,
}

/** The longest way anybody has: every step, more events than are shown, both sides in full, with names that are no markup. */
function tracked(personal: boolean): Tracked {
  return {
    order: {
      id: '36182042',
      tracking_code: 'TB00000000000000',
      status: 'pickup',
      status_label: '',
      created_at: at,
      delivery_option: 2,
      delivery_type: 1,
    },
    data: {
      steps: Array.from({ length: 7 }, (_, index) => ({
        step: `s${index}`,
        label: 'Готовится к отправке',
        state: index < 6 ? ('passed' as const) : ('current' as const),
        at,
      })),
      ended: null,
      stage: 'last_leg',
      events: Array.from({ length: 60 }, () => ({
        verb: 'store',
        label: 'Прибыла в пункт',
        at,
        place: { region: 8, name: 'Самарканд', centre: { latitude: 0, longitude: 0 } },
        point: null,
        reason: null,
      })),
      from: { region: 14, name: 'Ташкент', centre: { latitude: 0, longitude: 0 } },
      to: { region: 8, name: 'Самарканд', centre: { latitude: 0, longitude: 0 } },
      sender: 'D. K.',
      receiver: 'B. T.',
      promised: {
        from: '2026-11-16',
        to: '2026-11-16',
        hours: { from: '12:00', to: '15:00' },
        precision: 'hours',
        reason: 'out_for_delivery',
        late: false,
      },
      promise_reason: 'out_for_delivery',
      redirected: false,
      stored_until: null,
      delivered_at: null,
      allowed_actions: personal ? ['redeliver'] : [],
      personal: personal
        ? {
            sender: party,
            receiver: party,
            description: longest,
            to_collect: 387_400,
            receiver_code: '471 905',
            rating: null,
            courier: null,
            receiver_page: '/update/b7f5c2a1-3d4e-4f60-8a9b-0c1d2e3f4a5b',
          }
        : null,
    },
  }
}

const pageOf = (locale: Locale, found: Tracked | undefined, code = 'TB00000000000000') =>
  lightPage({
    locale,
    code,
    pass: found?.data.personal ? 'aB3dE6gH9jK2mN5p' : undefined,
    tracked: found,
    now,
    demo: true,
    translate,
  })

test.each(locales)('%s: the longest page stays within 15,000 bytes, and needs nothing else', (locale) => {
  for (const found of [tracked(true), tracked(false), undefined]) {
    const page = pageOf(locale, found)
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(15_000)
    expect(page).not.toMatch(/<script|<link|<img|src=|url\(|@import|style="/)
    expect(page).toContain('<meta name="robots" content="noindex">')
  }
})

test('names and codes stay text', () => {
  expect(pageOf('ru', tracked(true))).toContain('&lt;script&gt;')
  expect(pageOf('uz', undefined, '"><svg onload=alert(1)>')).not.toContain('<svg')
})

test('the other languages and the full page are one press away, with the passcode', () => {
  const page = pageOf('uz', tracked(true))
  for (const prefix of ['/oz', '/ru', '/en'])
    expect(page).toContain(`href="${prefix}/t/TB00000000000000?p=aB3dE6gH9jK2mN5p"`)
  expect(page).toContain('href="/track?code=TB00000000000000&amp;p=aB3dE6gH9jK2mN5p"')
})
