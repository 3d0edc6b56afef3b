import { data, redirect } from 'react-router'
import type { VacancyDetail } from '#modules/content/index.ts'
import { regions } from '#modules/geo/index.ts'
import { splitLocale } from '#platform/i18n/locales.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { callerContext, type LoadContext, siteContext } from '../../server/site.server.ts'
import type { TypedField } from './apply/application.ts'
import { matching, readFilters } from './vacancy-filters.ts'

/** What is open, narrowed by what the address asks; kept for a minute like other pages when it asks nothing. */
export async function loadCareers(context: LoadContext, { pathname, searchParams }: URL) {
  const { locale } = splitLocale(pathname)
  const filters = readFilters(searchParams)
  const all = await context.get(siteContext).vacancies(locale)
  return {
    ...loadPageMessages(context, pathname, ['careers.list', 'careers.facts', 'careers.hire', 'careers.give']),
    filters,
    isEmpty: all.length === 0,
    vacancies: matching(all, filters),
    regions: regions.map(({ id, name }) => ({
      id,
      name: name[locale],
      count: all.filter(({ region }) => region?.id === id).length,
    })),
  }
}

const MOST_OTHERS = 3

/** One vacancy by the `id` of its address. Without one the reader chooses; one that is over or never was is not found. */
export async function loadVacancy(context: LoadContext, { pathname, searchParams }: URL) {
  const site = context.get(siteContext)
  const { locale } = splitLocale(pathname)
  const id = searchParams.get('id')
  const [vacancy, all] = await Promise.all([id && site.vacancy(locale, id), site.vacancies(locale)])
  const { messages } = loadPageMessages(context, pathname, ['careers'])
  if (!vacancy) {
    const answer = {
      messages,
      vacancy: undefined,
      others: all,
      isChoosing: id === null,
      isSent: false,
    }
    return id === null ? answer : data(answer, { status: 404 })
  }
  return {
    messages: titled(messages, vacancy),
    vacancy,
    others: all.filter((other) => other.id !== vacancy.id).slice(0, MOST_OTHERS),
    isChoosing: false,
    isSent: searchParams.has('sent'),
  }
}

/** The tab and search engines name this vacancy, not the page of all. */
function titled(messages: string, { title, region, responsibilities }: VacancyDetail): string {
  const { pages, ...rest } = JSON.parse(messages)
  const own = {
    title: region ? `${title}, ${region.name}` : title,
    lead: responsibilities.slice(0, 2).join(' '),
  }
  return JSON.stringify({ ...rest, pages: { ...pages, careerDetails: own } })
}

/** Longer than any field of the form. */
const LONGEST_VALUE = 7_000
const fields: readonly TypedField[] = ['full_name', 'phone', 'email', 'about']

/** What came back from a form that could not be taken: what was typed, and what is wrong with it. */
export type Refused = Readonly<{
  typed: Readonly<Record<TypedField, string>>
  faults: Readonly<Record<string, string>>
  message: string | undefined
}>

/** The form sent by a browser without a script: its words, no file. Taken, a reload sends nothing again. */
export async function submitApplication(context: LoadContext, url: URL, request: Request) {
  const sent = await request.formData()
  const typed = Object.fromEntries(
    fields.map((name) => [name, String(sent.get(name) ?? '').slice(0, LONGEST_VALUE)]),
  ) as Refused['typed']
  const { locale } = splitLocale(url.pathname)
  const id = url.searchParams.get('id') ?? ''
  const answer = await context.get(siteContext).apply(id, typed, { locale, ...context.get(callerContext) })
  if (answer.taken) return redirect(`${url.pathname}?id=${encodeURIComponent(id)}&sent#apply`, 303)
  const { faults, message } = answer
  return data({ typed, faults, message } satisfies Refused, { status: 422 })
}
