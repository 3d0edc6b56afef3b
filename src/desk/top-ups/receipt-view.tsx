import { useTranslations } from 'use-intl'
import { LoadingShape } from '#client/loaded.tsx'
import { usePicture } from '#client/use-picture.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import { Icon } from '#ui/icon.tsx'

const largest = 3

type ReceiptViewProps = { id: string; zoom: number; onZoom: (zoom: number) => void }

export const nextZoom = (zoom: number) => (zoom >= largest ? 1 : zoom + 1)

/** The receipt as large as the screen allows; what does not fit is scrolled, also by keyboard. */
export function ReceiptView({ id, zoom, onZoom }: ReceiptViewProps) {
  const t = useTranslations('deskTopUps.receipt')
  const { address, failed } = usePicture(topUpCalls.readReceiptForDesk, { params: { id } })
  return (
    <div className="receipt">
      <div className="receipt__tools">
        <button type="button" className="icon-button" disabled={zoom <= 1} onClick={() => onZoom(zoom - 1)}>
          <Icon name="minus" size="small" />
          <span className="spoken">{t('smaller')}</span>
        </button>
        <button
          type="button"
          className="icon-button"
          disabled={zoom >= largest}
          onClick={() => onZoom(zoom + 1)}
        >
          <Icon name="plus" size="small" />
          <span className="spoken">{t('larger')}</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="receipt__paper" aria-label={t('label')} tabIndex={0}>
        {failed && <p className="receipt__failed">{t('failed')}</p>}
        {!failed && !address && <LoadingShape of="cards" count={1} />}
        {address && <img src={address} data-zoom={zoom} className="receipt__image" alt={t('alt', { id })} />}
      </section>
    </div>
  )
}
