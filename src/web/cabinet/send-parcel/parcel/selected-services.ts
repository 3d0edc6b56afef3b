import { isDoorAt } from '#parcel/draft/ends.ts'
import type { OrderDraft } from '#parcel/draft/order-draft.ts'

/** SPEC section 3: the selection of services is kept in the browser under this name. */
const storageKey = 'selectedServices'
export const doorService = 'to_door_delivery'
/** Only where something is to be paid for. */
export const inspectService = 'inspect_before_paying'

/** What is on: the door by itself where the parcel goes to one, money to collect when a sum is named. */
export function selectedServices(draft: OrderDraft): readonly string[] {
  const { services, product_fee } = draft.deliveryInformation
  const cod = product_fee > 0 && !services.includes('cod') ? ['cod'] : []
  const others = services.filter((slug) => slug !== doorService)
  return [...(isDoorAt('to', draft) ? [doorService] : []), ...cod, ...others]
}

/** The change that turns a service on or off. Without a service that collects money there is none to collect. */
export function toggled(draft: OrderDraft, slug: string, on: boolean) {
  const others = selectedServices(draft).filter((known) => known !== slug && known !== doorService)
  const asked = on ? [...others, slug] : others
  const services = collectsMoney(asked) ? asked : asked.filter((known) => known !== inspectService)
  const { product_fee } = draft.deliveryInformation
  return { services, product_fee: collectsMoney(services) ? product_fee : 0 }
}

const collectsMoney = (services: readonly string[]) =>
  services.some((slug) => slug === 'cod' || slug === 'cod_return')

/** Of several levels of cover one is chosen; an empty slug is the free one. */
export function withCover(draft: OrderDraft, slug: string): readonly string[] {
  const others = draft.deliveryInformation.services.filter((known) => !known.startsWith('cover_'))
  return slug === '' ? others : [...others, slug]
}

export function keepSelected(slugs: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(slugs))
  } catch {
    // The draft keeps them as well.
  }
}

export function forgetSelected(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
