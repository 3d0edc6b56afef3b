export const vacancyPath = (id: string) => `/desk/vacancies/${id}`

/** Nothing is saved yet, so it has no number. */
export const newVacancyId = 'new'

/** What everybody reads. */
export const publicPath = (id: string) => `/careers/details?id=${id}`

export const applicationsPath = (vacancy: string) => `/desk/applications?vacancy=${vacancy}`
