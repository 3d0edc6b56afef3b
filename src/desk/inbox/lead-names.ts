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

export const fullNameOf = ({ name, last_name: last }: Pick<DeskLead, 'name' | 'last_name'>) =>
  last === null ? name : `${name} ${last}`
