/** What Lighthouse's reports come to: the scores of a page, what pulls them down, and whether they are enough. */

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]
export type Scores = Record<Category, number>

/** Issue 16, "Shown by". */
export const wanted: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

type Audit = {
  title: string
  /** Between 0 and 1; null where an audit does not apply or only informs. */
  score: number | null
  scoreDisplayMode: string
  displayValue?: string
  numericValue?: number
  errorMessage?: string
}

/** The part of Lighthouse's JSON that is read here. */
export type Report = {
  categories: Partial<
    Record<Category, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >
  audits: Readonly<Record<string, Audit>>
  environment: { benchmarkIndex: number }
  runtimeError?: { code: string; message: string }
}

export type PageResult = {
  name: string
  scores: Scores
  /** Of all runs, in their order. */
  performances: number[]
  /** First paint, largest paint, blocked time and shifts of the run in the middle. */
  metrics: string
  weak: string[]
}

/** The middle one; of an even number the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}

/**
 * One page from its runs. Performance varies with what else the machine does, so the run in the middle counts. Everything
 * else is a matter of yes and no: a fault that one run saw is a fault.
 */
export function resultOf(name: string, runs: readonly Report[]): PageResult {
  const performances = runs.map((run) => scoreOf(run, 'performance') ?? 0)
  const performance = median(performances)
  const typical = runs[performances.indexOf(performance)]
  if (!typical) throw new Error('nothing was measured')
  const lowest = (category: Category) =>
    Math.min(...runs.flatMap((run) => (category in run.categories ? [scoreOf(run, category) ?? 0] : [])))
  return {
    name,
    scores: {
      performance,
      accessibility: lowest('accessibility'),
      'best-practices': lowest('best-practices'),
      seo: lowest('seo'),
    },
    performances,
    metrics: metricsOf(typical),
    weak: [...new Set([...weakIn(typical, ['performance']), ...runs.flatMap((run) => weakIn(run, judged))])],
  }
}

const judged = categories.filter((category) => category !== 'performance')

const scoreOf = (run: Report, category: Category): number | undefined => {
  const score = run.categories[category]?.score
  return typeof score === 'number' ? Math.round(score * 100) : undefined
}

const named = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const

const metricsOf = ({ audits }: Report) =>
  Object.entries(named)
    .map(([short, id]) => `${short} ${audits[id]?.displayValue ?? '?'}`)
    .join(', ')
    // Lighthouse writes spaces that do not break.
    .replaceAll('\u00a0', ' ')

/** Below this an audit of performance is told; a metric just short of perfect is not worth a line. */
const goodMetric = 0.9

function weakIn(run: Report, of: readonly Category[]): string[] {
  return of.flatMap((category) =>
    (run.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = run.audits[id]
      if (!audit || !isWeak(audit, category, weight)) return []
      const said = audit.errorMessage ?? audit.displayValue
      return [
        `${category}: ${id}, ${audit.title}${said ? ` (${said})` : ''}`
          .replaceAll('\u00a0', ' ')
          .replace(/\s+/g, ' '),
      ]
    }),
  )
}

function isWeak({ score, scoreDisplayMode }: Audit, category: Category, weight: number): boolean {
  if (scoreDisplayMode === 'error') return true
  if (score === null || weight === 0) return false
  return score < (category === 'performance' ? goodMetric : 1)
}

export const missedBy = ({ scores }: PageResult): Category[] =>
  categories.filter((category) => scores[category] < wanted[category])

/** A line for each page, its weak audits below it. */
export function tableOf(results: readonly PageResult[]): string {
  const width = Math.max(4, ...results.map(({ name }) => name.length)) + 2
  const head = [
    'page'.padEnd(width),
    ...categories.map((category) => category.padEnd(15)),
    'middle run (all runs)',
  ]
  const lines = results.flatMap((result) => {
    const missed = missedBy(result)
    const cells = categories.map((category) =>
      `${result.scores[category]}${missed.includes(category) ? ' MISSED' : ''}`.padEnd(15),
    )
    const told = `${result.metrics} (${result.performances.join(', ')})`
    return [[result.name.padEnd(width), ...cells, told].join(''), ...result.weak.map((line) => `    ${line}`)]
  })
  return [head.join(''), ...lines].join('\n')
}
