import type { DeskLead } from '#modules/content/leads/leads.contract.ts'

/** The message that names the form by which somebody wrote. */
export const kindNames = {
  contact: 'deskInbox.kinds.contact',
  report: 'deskInbox.kinds.report',
  business: 'deskInbox.kinds.business',
  partner: 'deskInbox.kinds.partner',
  agent: 'deskInbox.kinds.agent',
  free_parcel: 'deskInbox.kinds.freeParcel',
  send_free: 'deskInbox.kinds.sendFree',
} as const satisfies Record<DeskLead['kind'], string>

/** The message that names the language of the page they wrote on. */
export const languageNames = {
  uz: 'deskInbox.languages.uz',
  oz: 'deskInbox.languages.oz',
  ru: 'deskInbox.languages.ru',
  en: 'deskInbox.languages.en',
} as const satisfies Record<NonNullable<DeskLead['language']>, string>

export const fullNameOf = ({ name, last_name: last }: Pick<DeskLead, 'name' | 'last_name'>) =>
  last === null ? name : `${name} ${last}`
