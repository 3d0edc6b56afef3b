import type { DeskApplication } from '#modules/content/applications/applications.contract.ts'
import type { ApplicationStage } from '#modules/content/domain/application-stages.ts'

/** The message that names each stage: the head of its column. */
export const stageNames = {
  new: 'deskApplications.stages.new',
  call: 'deskApplications.stages.call',
  interview: 'deskApplications.stages.interview',
  hired: 'deskApplications.stages.hired',
  refused: 'deskApplications.stages.refused',
} as const satisfies Record<ApplicationStage, string>

/** What is done to somebody who is taken there. */
export const moveNames = {
  new: 'deskApplications.moves.new',
  call: 'deskApplications.moves.call',
  interview: 'deskApplications.moves.interview',
  hired: 'deskApplications.moves.hired',
  refused: 'deskApplications.moves.refused',
} as const satisfies Record<ApplicationStage, string>

export const languageNames = {
  uz: 'deskApplications.languages.uz',
  oz: 'deskApplications.languages.oz',
  ru: 'deskApplications.languages.ru',
  en: 'deskApplications.languages.en',
} as const satisfies Record<DeskApplication['language'], string>

export const answerStateNames = {
  waiting: 'deskApplications.answers.states.waiting',
  sent: 'deskApplications.answers.states.sent',
  failed: 'deskApplications.answers.states.failed',
} as const satisfies Record<DeskApplication['answers'][number]['state'], string>
