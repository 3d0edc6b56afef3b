/** What the tab shows, as its address says it. */
export type CashView =
  /** `day`: another one than today, that was forgotten. */
  | Readonly<{ view: 'drawer'; day: string | undefined }>
  | Readonly<{ view: 'hand-in' }>
  | Readonly<{ view: 'statement'; month: string | undefined; day: string | undefined }>

const dayIn = (query: URLSearchParams) => {
  const day = query.get('day') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(day) ? day : undefined
}

const monthIn = (query: URLSearchParams) => {
  const month = query.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined
}

export function cashViewIn(query: URLSearchParams): CashView {
  switch (query.get('view')) {
    case 'statement':
      return { view: 'statement', month: monthIn(query), day: dayIn(query) }
    case 'hand-in':
      return { view: 'hand-in' }
    default:
      return { view: 'drawer', day: dayIn(query) }
  }
}

const dayMs = 86_400_000

export const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

/** The month before, or after. */
export function monthBeside(month: string, step: 1 | -1): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + step)
  return at.toISOString().slice(0, 7)
}
