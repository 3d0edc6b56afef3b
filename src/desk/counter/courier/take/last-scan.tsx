import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { grouped } from '../../parts/grouped-code.ts'
import { Icon } from '../../parts/icon.tsx'
import { takeLooks } from '../courier-names.ts'
import type { Scan } from './take-scans.ts'
import type { Last } from './use-store-scans.ts'

type LastScanProps = {
  last: Last | undefined
  scan: Scan | undefined
  /** It stands on the list of the other side. */
  isSaid: boolean
  here: number
  /** Without a list: undefined. */
  all: number | undefined
}

type Look = 'waiting' | 'right' | 'surplus' | 'wrong' | 'known'

function lookOf({ last, scan, isSaid }: LastScanProps): Look {
  if (!last) return 'waiting'
  if (last.kind === 'unreadable' || scan?.state === 'refused') return 'wrong'
  if (last.kind === 'again') return 'known'
  return isSaid || scan?.kind === 'bag' ? 'right' : 'surplus'
}

/** Colour, sign and word, the word largest; and where to lay it. */
export function LastScan(props: LastScanProps) {
  const words = useTranslations()
  const t = useTranslations('deskCounterCourier.take')
  const { number } = formatter(useLocale())
  const { last, scan, here, all } = props
  const look = lookOf(props)
  return (
    <div className="last-scan" data-look={look} role="status">
      <div className="last-scan__words">
        <LookSign look={look} />
        <div>
          <b>{words(takeLooks[look])}</b>
          <span className="last-scan__under">{underOf(last, scan) ?? t('scanNext')}</span>
        </div>
      </div>
      {scan?.place && look !== 'wrong' && (
        <span className="last-scan__lay">
          {t('lay')}
          <strong className="last-scan__place">{scan.place}</strong>
        </span>
      )}
      <span className="last-scan__count">
        <b>{number(here)}</b>
        {all !== undefined && <> / {number(all)}</>}
      </span>
    </div>
  )
}

function underOf(last: Last | undefined, scan: Scan | undefined): string | undefined {
  if (last?.kind === 'unreadable') return last.text.slice(0, 40)
  return scan && (scan.reason ?? grouped(scan.code))
}

function LookSign({ look }: { look: Look }) {
  if (look === 'waiting') return <Icon name="scan" />
  return (
    <Icon name={look === 'right' || look === 'known' ? 'check' : look === 'surplus' ? 'plus' : 'warning'} />
  )
}
