import type { Role } from '#modules/accounts/domain/person.ts'
import type { IconName } from '#ui/icon.tsx'

/** In the order of the page. The navigation and the headings say the same words. */
const sections = [
  { id: 'person', title: 'profile.person.title', icon: 'user' },
  { id: 'business', title: 'profile.business.title', icon: 'briefcase' },
  { id: 'addresses', title: 'addressBook.title', icon: 'pin' },
  { id: 'link', title: 'personalLink.mine.title', icon: 'gift' },
  { id: 'balance', title: 'profile.balance.title', icon: 'cash' },
  { id: 'language', title: 'profile.language.title', icon: 'globe' },
  { id: 'notices', title: 'profile.notices.title', icon: 'news' },
  { id: 'devices', title: 'devices.title', icon: 'app' },
  { id: 'leaving', title: 'profile.leaving.title', icon: 'lock' },
] as const satisfies readonly { id: string; title: string; icon: IconName }[]

export type SectionId = (typeof sections)[number]['id']

/** About sending parcels and paying for them. */
const forCustomers: readonly SectionId[] = ['business', 'link', 'balance', 'notices']

/** Staff see what is about themselves. */
export const sectionsOf = (role: Role) =>
  role === 'customer' ? sections : sections.filter(({ id }) => !forCustomers.includes(id))
