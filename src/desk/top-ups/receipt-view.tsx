import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePicture } from '#web/shell/use-photo.ts'
import { topUpsApi } from './top-up-calls.ts'

const largest = 3

type ReceiptViewProps = { id: string; zoom: number; onZoom: (zoom: number) => void }

export const nextZoom = (zoom: number) => (zoom >= largest ? 1 : zoom + 1)

/** The receipt as large as the screen allows; what does not fit is scrolled, also by keyboard. */
export function ReceiptView({ id, zoom, onZoom }: ReceiptViewProps) {
  const t = useTranslations()
  const { address, failed } = usePicture(`${topUpsApi}/${id}/receipt`)
  return (
    <div className="receipt">
      <div className="receipt__tools">
        <button type="button" className="icon-button" disabled={zoom <= 1} onClick={() => onZoom(zoom - 1)}>
          <Icon name="minus" size="small" />
          <span className="spoken">{t('deskTopUps.receipt.smaller')}</span>
        </button>
        <button
          type="button"
          className="icon-button"
          disabled={zoom >= largest}
          onClick={() => onZoom(zoom + 1)}
        >
          <Icon name="plus" size="small" />
          <span className="spoken">{t('deskTopUps.receipt.larger')}</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="receipt__paper" aria-label={t('deskTopUps.receipt.label')} tabIndex={0}>
        {failed && <p className="receipt__failed">{t('deskTopUps.receipt.failed')}</p>}
        {!failed && !address && <Skeleton of="cards" count={1} label={t('common.loading')} />}
        {address && (
          <img
            src={address}
            data-zoom={zoom}
            className="receipt__image"
            alt={t('deskTopUps.receipt.alt', { id })}
          />
        )}
      </section>
    </div>
  )
}
