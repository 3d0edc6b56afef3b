import { type Draws, drawsOf } from '#kernel/drawn.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { districts } from '#modules/geo/index.ts'
import type { DeliveryOption, PaymentType } from '../../domain/order.ts'
import type { Reason } from '../../domain/words.ts'
import { bookShop, teaShop } from './past.ts'
import type { MonthStory, Step } from './story.ts'
import { drawSomebody } from './who.ts'

/*
 * What waits for somebody right now: told backwards from this moment, so that every queue has something in it at any hour of
 * any day. Couriers and counters work from nine to eight in the evening; what they did stands in those hours.
 */

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const opens = 9
const closes = 20

type Now = { now: Date; draws: Draws }

/** So many working hours ago. */
function workedAgo({ now }: Now, hours: number): Date {
  let left = hours * hourMs
  let at = now.getTime()
  for (;;) {
    const midnight = startOfDay(tashkentDay(new Date(at))).getTime()
    const [from, to] = [midnight + opens * hourMs, Math.min(at, midnight + closes * hourMs)]
    if (to > from) {
      if (to - from >= left) return new Date(to - left)
      left -= to - from
    }
    at = midnight - 1
  }
}

const ago = ({ now }: Now, hours: number) => new Date(now.getTime() - hours * hourMs)
const before = (at: Date, minutes: number) => new Date(at.getTime() - minutes * minuteMs)

type Facts = Partial<Pick<MonthStory, 'goods' | 'value' | 'option' | 'pay' | 'kg'>> & {
  owner: string
  region: number
  what: string
}

const capital = 14
const ofCapital = districts.filter(({ regionId }) => regionId === capital).map(({ id }) => id)

function story({ draws }: Now, { owner, region, what, ...facts }: Facts, made: Date, steps: readonly Step[]) {
  return {
    owner,
    region,
    what,
    option: 2 as DeliveryOption,
    pay: 'balance' as PaymentType,
    goods: 0,
    kg: Math.round((0.4 + draws.share() * 3) * 10) / 10,
    ...facts,
    ...(region === capital && facts.option !== 3 ? { district: draws.pick(ofCapital) } : {}),
    receiver: drawSomebody(draws),
    made,
    steps,
  } satisfies MonthStory
}

const step = (at: Date, by: Step['by'], does: Step['does'], rest: Partial<Step> = {}): Step => ({
  at,
  by,
  does,
  ...rest,
})

/** Paid at once, and with a courier at that time. */
const pickedUp = (made: Date, at: Date): Step[] => [
  step(before(made, -3), 'system', 'pay'),
  step(before(at, 20), 'fetcher', 'accept'),
  step(at, 'fetcher', 'pick_up'),
]

/** With the courier of the receiver's region since that time. */
const there = (made: Date, at: Date): Step[] => [
  ...pickedUp(made, new Date(made.getTime() + 4 * hourMs)),
  step(before(at, 130), 'depot there', 'store'),
  step(at, 'bringer', 'pick_up'),
]

export function todayStories(now: Date): MonthStory[] {
  const stage = { now, draws: drawsOf('what waits today') }
  return [
    ...toBeCalled(stage),
    ...unpaid(stage),
    ...setOut(stage),
    ...inVain(stage),
    ...late(stage),
    ...onShelves(stage),
    ...goingBack(stage),
    ...claimed(stage),
    ...handedOver(stage),
    ...withMoney(stage),
    ...givenBack(stage),
    ...reported(stage),
  ]
}

/** An hour for each call: from just now to a little too late. */
function toBeCalled(stage: Now): MonthStory[] {
  const calls = [
    ['901000402', 8, 3, 'cash', 'Зимние ботинки'],
    ['901000401', 12, 11, 'receiver', 'Chaqaloq uchun koʻylakchalar'],
    ['901000403', 14, 24, 'cash', 'Китоблар'],
    ['901000404', 1, 29, 'cash', 'Mato, 5 metr'],
    ['901000409', 2, 38, 'cash', 'Чайный сервиз'],
    ['901000412', 13, 43, 'cash', 'Телефон учун ғилоф'],
    ['901000405', 14, 47, 'receiver', 'Oʻyinchoq mashina'],
    ['901000406', 14, 52, 'receiver', 'Samarqand noni'],
    ['901000415', 9, 56, 'cash', 'Книги для школы'],
    ['901000410', 6, 74, 'cash', 'Zardoʻzi doʻppi'],
  ] as const
  return calls.map(([owner, region, minutes, pay, what]) => {
    const made = before(stage.now, minutes + 2)
    return story(stage, { owner, region, pay, what }, made, [
      step(before(stage.now, minutes), 'owner', 'submit'),
    ])
  })
}

/** Drafts that nobody has paid yet, and parcels that wait for a courier. */
function unpaid(stage: Now): MonthStory[] {
  const drafts = [
    ['901000405', 1, 0.6, 'payme'],
    ['901000412', 13, 9, 'click'],
    ['901000404', 9, 133, 'payme'],
  ] as const
  const waiting = [
    ['901000400', 14, 2, 'Koʻk choy, 3 kg'],
    ['901000009', 3, 3, 'Bolalar ertaklari'],
    ['901000402', 7, 1.5, 'Мультиварка'],
  ] as const
  return [
    ...drafts.map(([owner, region, hours, pay]) =>
      story(stage, { owner, region, pay, what: 'Kiyim-kechak' }, ago(stage, hours), []),
    ),
    ...waiting.map(([owner, region, hours, what]) => {
      const made = workedAgo(stage, hours)
      return story(stage, { owner, region, what }, made, [step(before(made, -3), 'system', 'pay')])
    }),
  ]
}

function setOut(stage: Now): MonthStory[] {
  const accepted = [
    ['901000400', 14, 'Choy sovgʻa qutisi'],
    ['901000009', 14, 'Lugʻat'],
    ['901000418', 5, 'Сухофрукты'],
  ] as const
  return accepted.map(([owner, region, what], index) => {
    const made = ago(stage, 4 + index)
    return story(stage, { owner, region, what }, made, [
      step(before(made, -3), 'system', 'pay'),
      step(before(stage.now, 35 + index * 20), 'fetcher', 'accept'),
    ])
  })
}

/** Tried today, and waiting for the desk or the receiver to say what comes next. */
function inVain(stage: Now): MonthStory[] {
  const tries: readonly (readonly [string, number, number, Reason, number])[] = [
    ['901000009', 12, 0.6, 'nobody_home', 0],
    ['901000009', 2, 1.3, 'phone_off', 140_000],
    ['901000400', 14, 2.2, 'cash_not_ready', 320_000],
    ['901000400', 7, 3.4, 'another_day', 0],
    ['901000403', 11, 0.3, 'wrong_address', 0],
    ['901000009', 5, 0.5, 'wrong_address', 0],
    ['901000400', 1, 1.2, 'wrong_number', 0],
    ['901000401', 3, 0.8, 'wrong_address', 0],
  ]
  return tries.map(([owner, region, hours, reason, goods]) => {
    const at = workedAgo(stage, hours)
    const made = new Date(at.getTime() - 52 * hourMs)
    return story(stage, { owner, region, goods, what: 'Sovgʻa qutisi' }, made, [
      ...there(made, before(at, 70)),
      step(at, 'bringer', 'fail_delivery', { reason }),
    ])
  })
}

/** Promised for a day that is over. */
function late(stage: Now): MonthStory[] {
  const days = [
    ['901000400', 13, 5],
    ['901000009', 9, 6],
    ['901000402', 4, 4],
    ['901000009', 1, 7],
    ['901000415', 14, 5],
  ] as const
  return days.map(([owner, region, days], index) => {
    const made = new Date(workedAgo(stage, 2).getTime() - days * dayMs)
    const steps = pickedUp(made, new Date(made.getTime() + 3 * hourMs))
    const stays = step(new Date(made.getTime() + 20 * hourMs), 'depot there', 'store')
    return story(
      stage,
      { owner, region, what: 'Uy buyumlari' },
      made,
      index % 2 === 0 ? steps : [...steps, stays],
    )
  })
}

/** Seven days at a point: some end today, some tomorrow, some have just begun. */
function onShelves(stage: Now): MonthStory[] {
  const stored = [
    ['901000009', 12, 165],
    ['901000400', 14, 163],
    ['901000404', 8, 161],
    ['901000400', 2, 143],
    ['901000009', 7, 139],
    ['901000401', 5, 60],
    ['901000400', 6, 30],
  ] as const
  return stored.map(([owner, region, hours]) => {
    const at = ago(stage, hours)
    const made = new Date(at.getTime() - 50 * hourMs)
    return story(stage, { owner, region, option: 3, what: 'Kitob va daftarlar' }, made, [
      ...there(made, before(at, 150)),
      step(at, 'counter there', 'store'),
    ])
  })
}

/** Refused two days ago; what came of it the clock of orders does by itself. */
function goingBack(stage: Now): MonthStory[] {
  const refused = [
    ['901000009', 13, 48],
    ['901000400', 12, 44],
    ['901000400', 2, 40],
  ] as const
  return refused.map(([owner, region, hours], index) => {
    const at = ago(stage, hours)
    const made = new Date(at.getTime() - 52 * hourMs)
    const isWayBack = true
    const taken = ago(stage, 20)
    const way = [
      step(before(taken, 20), 'bringer', 'accept', { isWayBack }),
      step(taken, 'bringer', 'pick_up', { isWayBack }),
      step(ago(stage, 5), 'depot here', 'store', { isWayBack }),
    ] as const
    return story(stage, { owner, region, pay: 'balance', what: 'Sovgʻa toʻplami' }, made, [
      ...there(made, before(at, 60)),
      step(at, 'bringer', 'fail_delivery', { reason: 'refused' }),
      ...way.slice(0, 3 - index),
    ])
  })
}

/** Waiting for the desk: broken on the way, and one that nobody finds. */
function claimed(stage: Now): MonthStory[] {
  const broken = [
    ['901000402', 8, 260_000, 3],
    ['901000406', 14, 180_000, 22],
    ['901000400', 7, 240_000, 47],
  ] as const
  const gone = [
    ['901000009', 9, 190_000, 28, undefined],
    ['901000400', 5, 640_000, 50, 'operator'],
    ['901000409', 2, 480_000, 31, 'admin'],
  ] as const
  return [
    ...broken.map(([owner, region, value, hours]) => {
      const at = ago(stage, hours)
      const made = new Date(at.getTime() - 70 * hourMs)
      return story(stage, { owner, region, value, what: 'Chinni idishlar' }, made, [
        ...there(made, new Date(at.getTime() - 12 * hourMs)),
        step(new Date(at.getTime() - 9 * hourMs), 'bringer', 'deliver', { proof: 'code' }),
        step(at, 'owner', 'say damaged'),
      ])
    }),
    ...gone.map(([owner, region, value, hours, asks]) => {
      const at = ago(stage, hours)
      const made = new Date(at.getTime() - 9 * dayMs)
      return story(stage, { owner, region, value, what: 'Planshet' }, made, [
        ...pickedUp(made, new Date(made.getTime() + 3 * hourMs)),
        step(at, 'operator', 'write_off', { reason: 'lost' }),
        ...(asks ? [step(new Date(at.getTime() + 2 * hourMs), asks, 'accept claim')] : []),
      ])
    }),
  ]
}

/** Left next door: done only when a day has passed. */
function handedOver(stage: Now): MonthStory[] {
  const left = [
    ['901000009', 14, 1.5],
    ['901000400', 3, 3.5],
  ] as const
  return left.map(([owner, region, hours]) => {
    const at = workedAgo(stage, hours)
    const made = new Date(at.getTime() - 50 * hourMs)
    return story(stage, { owner, region, what: 'Daftarlar' }, made, [
      ...there(made, before(at, 90)),
      step(at, 'bringer', 'deliver', { proof: 'neighbour' }),
    ])
  })
}

/** Goods that were paid for: a little before a day ago, almost a day ago, and today. */
function withMoney(stage: Now): MonthStory[] {
  const brought = [
    ['901000009', 12, 185_000, 25.2],
    ['901000009', 3, 130_000, 26.6],
    ['901000400', 4, 280_000, 27.6],
    ['901000400', 2, 420_000, 23.2],
    ['901000009', 14, 96_000, 21],
    ['901000400', 11, 310_000, 9],
    ['901000009', 8, 240_000, 4],
    ['901000400', 14, 150_000, 2],
  ] as const
  return brought.map(([owner, region, goods, hours]) => {
    const at = ago(stage, hours)
    const made = new Date(at.getTime() - 50 * hourMs)
    const what =
      owner === bookShop.phone ? 'Ensiklopediya' : owner === teaShop.phone ? 'Choy toʻplami' : 'Sovgʻa'
    return story(stage, { owner, region, goods, what }, made, [
      ...there(made, before(at, 90)),
      step(at, 'bringer', 'deliver', { proof: 'code' }),
    ])
  })
}

/** Paid through a provider, and thought better of. */
function givenBack(stage: Now): MonthStory[] {
  const thought = [
    ['901000401', 8, 2.5, 'payme'],
    ['901000412', 3, 19, 'click'],
    ['901000405', 12, 46, 'payme'],
  ] as const
  return thought.map(([owner, region, hours, pay]) => {
    const made = ago(stage, hours + 1)
    return story(stage, { owner, region, pay, what: 'Kamera sumkasi' }, made, [
      step(before(made, -6), 'system', 'pay online'),
      step(ago(stage, hours), 'owner', 'cancel'),
    ])
  })
}

/** What the field told that does not fit: an operator looks into it. */
function reported(stage: Now): MonthStory[] {
  const told = [
    ['901000009', 7, 'late_report', 'bringer', 0.2, 'Kuryerning telefoni tarmoqsiz qolgan'],
    ['901000400', 10, 'impossible_report', 'depot there', 0.4, 'Skaner boshqa joydagi posilkani koʻrsatdi'],
    ['901000009', 6, 'missing', 'depot there', 0.7, 'Roʻyxatda bor, qopda yoʻq'],
    ['901000400', 4, 'proof_pending', 'bringer', 1.2, 'Surat hali kelmadi'],
  ] as const
  return told.map(([owner, region, incident, by, hours, seen]) => {
    const at = workedAgo(stage, hours)
    const made = new Date(at.getTime() - 40 * hourMs)
    return story(stage, { owner, region, what: 'Maktab anjomlari' }, made, [
      ...there(made, before(at, 180)),
      step(at, by, 'report', { incident, seen }),
    ])
  })
}
