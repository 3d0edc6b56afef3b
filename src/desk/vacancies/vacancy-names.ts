import type { Employment, VacancyField, VacancyState, Work } from '#modules/content/domain/vacancy.ts'

/** The message that names each. */
export const stateNames = {
  draft: 'deskVacancies.states.draft',
  open: 'deskVacancies.states.open',
  closed: 'deskVacancies.states.closed',
} as const satisfies Record<VacancyState, string>

export const employmentNames = {
  full_time: 'deskVacancies.employments.fullTime',
  part_time: 'deskVacancies.employments.partTime',
} as const satisfies Record<Employment, string>

export const workNames = {
  sorting: 'deskVacancies.works.sorting',
  car: 'deskVacancies.works.car',
  bicycle: 'deskVacancies.works.bicycle',
  point: 'deskVacancies.works.point',
  calls: 'deskVacancies.works.calls',
  engineering: 'deskVacancies.works.engineering',
  office: 'deskVacancies.works.office',
} as const satisfies Record<Work, string>

export const fieldNames = {
  title: 'deskVacancies.fields.title',
  specialization: 'deskVacancies.fields.specialization',
  experience: 'deskVacancies.fields.experience',
  location: 'deskVacancies.fields.location',
  responsibilities: 'deskVacancies.fields.responsibilities',
  requirements: 'deskVacancies.fields.requirements',
  conditions: 'deskVacancies.fields.conditions',
  key_skills: 'deskVacancies.fields.keySkills',
} as const satisfies Record<VacancyField, string>
