import { beforeAll, expect, test } from 'vitest'
import { payDueToBalances } from '#modules/payments/cod/cod-payout.service.ts'
import { remindDebtors } from '#modules/payments/debts/debt-reminders.service.ts'
import { settleReferrals } from '#modules/promos/referral/settle.service.ts'
import { sql } from '#platform/db/sql.ts'
import { cashActs, closeDesks } from './days/cash-acts.ts'
import { claimActs } from './days/claim-acts.ts'
import { type Act, type Company, openCompany } from './days/company.ts'
import { debtActs } from './days/debt-acts.ts'
import { diceOf } from './days/dice.ts'
import { expectAllRecordsRight, expectDayRight } from './days/evening.ts'
import { everyThing, happenedIn } from './days/happened.ts'
import { parcelActs } from './days/parcel-acts.ts'
import { partnerActs } from './days/partner-acts.ts'
import { payoutActs } from './days/payout-acts.ts'
import { promotionActs } from './days/promotion-acts.ts'
import { referralActs } from './days/referral-acts.ts'
import { day, hour } from './parcel-world.ts'

/**
 * Days of a small company, drawn at random and played through the calls people use: parcels that arrive, come back and
 * vanish, goods money, promotions with a budget, a partner's months, friends who are rewarded, debts that are paid in every
 * way, disputed and written off, payouts that the bank returns, claims,
 * cash desks that are filled, banked, paid from and counted. After each day the books are asked for everything that cannot
 * be. `npm run test:days` plays a thousand; the same seed draws the same days.
 */
const DAYS = Number(process.env.MONEY_DAYS ?? 12)
const SEED = Number(process.env.TEST_SEED ?? 20_261_116)

const acts: Readonly<Record<string, Act>> = {
  ...parcelActs,
  ...debtActs,
  ...payoutActs,
  ...cashActs,
  ...claimActs,
  ...promotionActs,
  ...partnerActs,
  ...referralActs,
}
const names = Object.keys(acts)

let company: Company
beforeAll(async () => {
  company = await openCompany()
  await company.db.run(sql`update price_promotion set off_at = null where slug = 'half_price'`)
})

/** Whoever cannot pay for a parcel today is refused; what must not happen is seen in the evening. */
async function play(name: string, today: number, turn: number): Promise<void> {
  try {
    await acts[name]?.(company, diceOf(SEED, today, turn))
  } catch (error) {
    const refused = /"code":"(\w+)"/.exec(String(error))?.[1]
    if (!(refused && String(error).includes('"success":false'))) throw error
    company.hear(refused, String(error))
  }
}

/** What is drawn for a day; the last of it happens at one and the same moment. */
function planOf(today: number) {
  const draw = diceOf(SEED, today, -1)
  const drawn = Array.from({ length: 4 }, () => draw.of(names))
  return {
    inTurn: ['parcelComesBack', 'goodsArrive', ...drawn],
    atOnce: Array.from({ length: 3 }, () => draw.of(names)),
  }
}

async function playDay(today: number): Promise<string> {
  const { inTurn, atOnce } = planOf(today)
  for (const [turn, name] of inTurn.entries()) {
    await play(name, today, turn)
    company.clock.advance(hour)
  }
  company.now.isRush = true
  await Promise.all(atOnce.map((name, index) => play(name, today, inTurn.length + index)))
  company.now.isRush = false
  company.clock.advance(hour)
  await closeDesks(company, diceOf(SEED, today, -2))
  company.clock.advance(day - (inTurn.length + 1) * hour)
  await payDueToBalances(company.db, company.clock.now())
  await remindDebtors(company.db, company.clock.now())
  await settleReferrals(company.db, company.clock.now())
  return `seed ${SEED}, day ${today}: ${inTurn.join(', ')}; at once ${atOnce.join(', ')}`
}

test(`${DAYS} random days (seed ${SEED}) leave the books in order every evening`, {
  timeout: DAYS * 20_000 + 60_000,
}, async () => {
  const began = performance.now()
  for (let today = 1; today <= DAYS; today++) {
    const morning = company.clock.now()
    const title = await playDay(today)
    await expectDayRight(company, title, morning)
    if (today % 50 === 0 || today === DAYS) await expectAllRecordsRight(company)
    if (today % 100 === 0)
      console.log(`day ${today} after ${Math.round((performance.now() - began) / 1_000)} s`)
  }
  const happened = await happenedIn(company)
  if (process.env.MONEY_DAYS) console.log(happened)
  expect(company.strange.slice(0, 20)).toEqual([])
  // So long a time leaves nothing out.
  if (DAYS >= 500) expect(Object.keys(happened)).toEqual(expect.arrayContaining([...everyThing]))
})
