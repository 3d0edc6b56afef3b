import { debtDeskCalls } from '#modules/payments/debts/debt-desk.calls.ts'
import { debtsCalls } from '#modules/payments/debts/debts.calls.ts'
import type { DebtPaymentType } from '#modules/payments/domain/debts.ts'
import { sql } from '#platform/db/sql.ts'
import { startCodWorld } from './cod-world.ts'
import type { Person, Shown } from './parcel-world.ts'

export type DebtWorld = Awaited<ReturnType<typeof startDebtWorld>>

/** A product in which parcels come back, and their senders owe for it. */
export async function startDebtWorld() {
  const world = await startCodWorld()
  const { operator } = world.people
  /** A parcel that its receiver refused, and the way back that its sender owes for. */
  const returned = async (
    who: Person,
    courier: Person,
    overrides: Record<string, unknown> = {},
  ): Promise<{ sent: Shown; back: Shown }> => {
    const sent = await world.carried(who, courier, { product_fee: undefined, ...overrides })
    await world.does(courier, sent, 'fail_delivery', { reason: 'refused' })
    await world.does(operator, sent, 'expire')
    const back = (await world.list(who, { status: 'new' })).items.find(
      ({ return_of }) => return_of === sent.id,
    )
    if (!back) throw new Error('it goes back')
    // Debts of one test are of different age, so that the oldest is known.
    world.clock.advance(1_000)
    return { sent, back }
  }
  return {
    ...world,
    returned,
    debtsOf: async (who: Person) => (await world.ask(who, debtsCalls.listDebts)).data,
    payDebts: (who: Person, type: DebtPaymentType, ids?: string[]) =>
      world.ask(who, debtsCalls.payDebts, {
        body: { payment_type: type, ...(ids ? { debt_ids: ids } : {}) },
      }),
    dispute: (who: Person, id: string) =>
      world.ask(who, debtsCalls.disputeDebt, { params: { id }, body: { reason: 'Kuryer kelmadi' } }),
    debtors: async (query: Record<string, unknown> = {}) =>
      (await world.ask(world.cashier, debtDeskCalls.listDebtors, { query })).data,
    debtorPhone: async (id: number) =>
      (await world.db.one<{ phone: string | null }>(sql`select phone from person where id = ${id}`)).phone,
    /** As if it had been raised so long ago. */
    age: (who: Person, days: number) =>
      world.db.run(sql`
        update debt set raised_at = raised_at - ${days}::int * interval '1 day' where person_id = ${who.id}`),
  }
}
