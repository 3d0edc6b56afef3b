import { useTranslations } from 'use-intl'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { labelOf, parcelOf, type Scan } from './scan-list.ts'
import { useScans } from './use-scans.tsx'

/** What was scanned before stays within reach: none of three quick scans is lost. */
export function ScanStrip() {
  const t = useTranslations('deskCounterHands.strip')
  const { scans, shown, show } = useScans()
  if (scans.length < 2) return null
  return (
    <nav className="scan-strip" aria-label={t('label')}>
      {scans.map((scan) => (
        <button
          key={scan.id}
          type="button"
          className="scan-strip__scan"
          aria-current={scan.id === shown?.id ? 'true' : undefined}
          onClick={() => show(scan.id)}
        >
          <Icon name={signOf(scan)} size="small" />
          <span>{titleOf(scan)}</span>
        </button>
      ))}
    </nav>
  )
}

function signOf(scan: Scan): IconName {
  const { state, done } = scan
  if (done !== undefined) return 'check'
  if (state.is === 'asking') return 'clock'
  if (state.is === 'offline') return 'offline'
  if (state.is === 'failed' || state.answer.kind === 'nothing') return 'warning'
  if (state.stored) return state.stored.is === 'stored' ? 'shelf' : 'warning'
  const task = parcelOf(scan)?.task
  return task === 'none' || task === 'found' ? 'warning' : 'box'
}

/** The place, where there is one: it is looked for on the shelf. */
function titleOf(scan: Scan): string {
  const parcel = parcelOf(scan)
  if (!parcel) return scan.text.length > 18 ? `${scan.text.slice(0, 17)}…` : scan.text
  const end = `…${labelOf(scan, parcel).slice(-4)}`
  return parcel.place ? `${parcel.place} ${end}` : end
}
