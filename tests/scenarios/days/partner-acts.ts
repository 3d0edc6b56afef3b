import { partnerCalls } from '#modules/promos/partners/partners.calls.ts'
import { tellPartners } from '#modules/promos/partners/statement-pay.service.ts'
import { sql } from '#platform/db/sql.ts'
import type { Act, Company } from './company.ts'
import type { Dice } from './dice.ts'

/** The one partner of these days, by whose code all senders came. */
async function partnerOf({ db, ask, admin, senders, clock }: Company): Promise<string> {
  const [known] = (await ask(admin, partnerCalls.listPartners)).data.items
  if (known) return known.id
  const body = { code: 'KUNLAR', name: 'Kunlar', phone: null, percent: 50, months: 60 }
  const added = await ask(admin, partnerCalls.addPartner, { body })
  // At one moment with a twin: that one's code is there already.
  if (added.status === 409) return partnerOf({ db, ask, admin, senders, clock } as Company)
  const id = Number(added.data.id)
  for (const { id: person } of senders)
    await db.run(sql`
      insert into partner_customer (person_id, partner_id, since, until)
      values (${person}, ${id}, ${clock.now()}, ${clock.now()}::timestamptz + interval '5 years')`)
  return added.data.id
}

/** A parcel without goods money, which is done as soon as it is handed over. */
async function sendsPlainly(company: Company, draw: Dice): Promise<void> {
  const [who, courier] = [draw.of(company.senders), draw.of(company.couriers)]
  const order = await company.place(who)
  company.shownIn(await company.checkout(who, [order], 'balance'))
  await company.does(courier, order, 'accept')
  await company.does(courier, order, 'pick_up')
  await company.does(courier, order, 'deliver', { code: await company.receiverCode(order) })
}

export const partnerActs = {
  /** The months that are over are told and paid; a large one by two people. */
  partnerIsPaid: async (company, draw) => {
    const { db, ask, clock, cashier, admin } = company
    const id = await partnerOf(company)
    await sendsPlainly(company, draw)
    await tellPartners(db, clock.now())
    const { statements } = (await ask(admin, partnerCalls.readPartner, { params: { id } })).data
    for (const { month } of statements.filter(({ state }) => state === 'due')) {
      const paid = await ask(cashier, partnerCalls.payStatement, {
        params: { id, month },
        body: { paper: month },
      })
      const approval = paid.status < 300 ? paid.data.approval_id : null
      if (approval !== null) await company.secondPerson(approval, cashier, draw)
    }
  },
} satisfies Record<string, Act>
