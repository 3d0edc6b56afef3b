import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import type { NearbyAsked } from '../nearby-address.ts'
import { pointSizes } from '../point-sizes.ts'

type FilterChipsProps = { asked: NearbyAsked; onAsk: (part: Partial<NearbyAsked>) => void }

/** Open now, a locker, takes my box, takes money: each on or off; the box has a size. */
export function FilterChips({ asked, onAsk }: FilterChipsProps) {
  const t = useTranslations('nearby.page')
  const { openOnly, lockersOnly, codOnly, size } = asked
  const sizes = { small: t('sizes.small'), medium: t('sizes.medium'), large: t('sizes.large') }
  return (
    <fieldset className="filter-chips">
      <legend className="spoken">{t('filters')}</legend>
      <Chip isOn={openOnly} onChange={(isOn) => onAsk({ openOnly: isOn })} text={t('open')} />
      <Chip isOn={lockersOnly} onChange={(isOn) => onAsk({ lockersOnly: isOn })} text={t('locker')} />
      <label className="filter-chip" data-on={size !== undefined || undefined}>
        {size !== undefined && <Icon name="check" size="tiny" />}
        <span className="spoken">{t('size')}</span>
        <select
          className="filter-chip__select"
          value={size ?? ''}
          onChange={({ target }) => onAsk({ size: pointSizes.find((one) => one === target.value) })}
        >
          <option value="">{t('anySize')}</option>
          {pointSizes.map((one) => (
            <option key={one} value={one}>
              {sizes[one]}
            </option>
          ))}
        </select>
      </label>
      <Chip isOn={codOnly} onChange={(isOn) => onAsk({ codOnly: isOn })} text={t('cod')} />
    </fieldset>
  )
}

function Chip({ isOn, onChange, text }: { isOn: boolean; onChange: (isOn: boolean) => void; text: string }) {
  return (
    <button
      type="button"
      className="filter-chip"
      aria-pressed={isOn}
      data-on={isOn || undefined}
      onClick={() => onChange(!isOn)}
    >
      {isOn && <Icon name="check" size="tiny" />}
      {text}
    </button>
  )
}
