import type { DeskLead } from '#modules/content/leads/leads.contract.ts'
import type { BadgeLook } from '#ui/show/state-badge.tsx'

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

/** Why a message is kept apart. */
export const suspicionNames = {
  trap: 'deskInbox.suspicions.trap',
  too_fast: 'deskInbox.suspicions.tooFast',
  links: 'deskInbox.suspicions.links',
  repeated: 'deskInbox.suspicions.repeated',
  by_hand: 'deskInbox.suspicions.byHand',
} as const satisfies Record<DeskLead['suspect'][number], string>

type Answer = DeskLead['answers'][number]

export const answerStateNames = {
  waiting: 'deskInbox.answers.states.waiting',
  sent: 'deskInbox.answers.states.sent',
  failed: 'deskInbox.answers.states.failed',
} as const satisfies Record<Answer['state'], string>

export const faultNames = {
  no_way: 'deskInbox.answers.faults.noWay',
  no_address: 'deskInbox.answers.faults.noAddress',
  refused: 'deskInbox.answers.faults.refused',
  unreachable: 'deskInbox.answers.faults.unreachable',
  undelivered: 'deskInbox.answers.faults.undelivered',
} as const satisfies Record<NonNullable<Answer['why']>, string>

export const stateNames = {
  new: 'deskInbox.states.new',
  in_work: 'deskInbox.states.inWork',
  handled: 'deskInbox.states.handled',
} as const satisfies Record<DeskLead['state'], string>

const stateLooks = {
  new: { tone: 'accent', sign: 'core' },
  in_work: { tone: 'brand', sign: 'half' },
  handled: { tone: 'ok', sign: 'ticked' },
} as const satisfies Record<DeskLead['state'], BadgeLook>

const answerLooks = {
  waiting: { tone: 'plain', sign: 'clock' },
  sent: { tone: 'ok', sign: 'ticked' },
  failed: { tone: 'danger', sign: 'alarm' },
} as const satisfies Record<Answer['state'], BadgeLook>

export const lookOf = ({ state }: Pick<DeskLead, 'state'>) => stateLooks[state]
export const lookOfAnswer = ({ state }: Pick<Answer, 'state'>) => answerLooks[state]
