import type { LoadContext } from '../../../../server/site.server.ts'
import { loadInfo } from '../../info.server.ts'
import type { ShownPage } from '../../shown.ts'
import type { CoverRules } from './cover-for.ts'

const mostSoum = 1_000_000_000

export type CoverGiven = CoverRules & Readonly<{ value?: number | undefined }>

/** The page with the answer to `?value=`, so that its form works without a script. */
export async function loadCovered(context: LoadContext, url: URL) {
  const told = await loadInfo(context, url)
  const value = readSoum(url.searchParams.get('value'))
  if (value === undefined) return told
  const page = JSON.parse(told.page) as ShownPage & { given: CoverRules }
  const given: CoverGiven = { ...page.given, value }
  return { ...told, page: JSON.stringify({ ...page, given }) }
}

/** As people type it: 1 500 000, 1.500.000 or 1500000. */
function readSoum(typed: string | null): number | undefined {
  const digits = typed?.slice(0, 40).replace(/[\s\u00A0.,']/g, '') ?? ''
  return /^\d{1,12}$/.test(digits) && Number(digits) > 0 ? Math.min(Number(digits), mostSoum) : undefined
}
