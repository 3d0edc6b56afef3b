/** What somebody writes to us about (DECISIONS, "API shapes 2"); `report`: a message, a link or a courier that was not ours. */
export const leadKinds = [
  'free_parcel',
  'send_free',
  'business',
  'partner',
  'agent',
  'contact',
  'report',
] as const
export type LeadKind = (typeof leadKinds)[number]

/** Of the page that somebody wrote on. */
export const leadLanguages = ['uz', 'oz', 'ru', 'en'] as const
export type LeadLanguage = (typeof leadLanguages)[number]

/** Without words there is nothing to answer. */
export const needsMessage = (kind: LeadKind) => kind === 'contact' || kind === 'report'
