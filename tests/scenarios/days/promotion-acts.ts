import { offerCalls } from '#modules/promos/offers/offers.calls.ts'
import { welcomeCustomer } from '#modules/promos/promos.service.ts'
import { addPerson, day } from '../parcel-world.ts'
import type { Act, Company } from './company.ts'

const words = (text: string) => ({ uz: text, oz: null, ru: text, en: text })

/** At most two at a time, so that days without any come too. */
async function switchOldOnesOff({ ask, admin }: Company): Promise<void> {
  const { items } = (await ask(admin, offerCalls.listOffers)).data
  const running = items.filter(({ slug, state }) => /^p\d/.test(slug) && state !== 'off' && state !== 'over')
  for (const { id } of running.slice(1)) await ask(admin, offerCalls.switchOfferOff, { params: { id } })
}

export const promotionActs = {
  /** Something off for everybody, with a budget that is gone after a few parcels. */
  promotionBegins: async (company, draw) => {
    const { ask, admin, clock } = company
    await switchOldOnesOff(company)
    const now = clock.now().getTime()
    const isPercent = draw.oneIn(2)
    await ask(admin, offerCalls.writeOffer, {
      body: {
        gives: isPercent ? 'percent' : 'amount',
        percent: isPercent ? 30 : null,
        amount: isPercent ? null : draw.thousands(20),
        for_whom: 'everybody',
        lasts_days: null,
        most_per_parcel: 25_000,
        most_per_customer: draw.oneIn(2) ? draw.thousands(60) : null,
        most_parcels: null,
        most_parcels_merchant: null,
        budget: draw.oneIn(4) ? null : draw.thousands(70),
        banner: false,
        name: words('Kunlar'),
        title: words('Kunlar'),
        text: words('Kunlar'),
        starts_at: new Date(now).toISOString(),
        ends_at: new Date(now + 5 * day).toISOString(),
      },
    })
  },

  /** A new customer with the rights of one; some think better of it, before or after they have paid. */
  newcomerSends: async (company, draw) => {
    const who = await addPerson(company, 'customer')
    await company.topUp(who, 300_000)
    await welcomeCustomer(company.db, who.id, company.clock.now())
    for (let parcels = draw.oneIn(2) ? 1 : 2; parcels > 0; parcels--) {
      const order = await company.place(who)
      const end = draw.of(['paid', 'paid', 'left', 'cancelled', 'refunded'] as const)
      if (end === 'cancelled') await company.does(who, order, 'cancel')
      if (end === 'cancelled' || end === 'left') continue
      company.shownIn(await company.checkout(who, [order], 'balance'))
      if (end === 'refunded') await company.does(who, order, 'cancel')
    }
  },
} satisfies Record<string, Act>
