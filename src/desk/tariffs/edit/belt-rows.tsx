import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import type { Belt } from '#modules/pricing/domain/tariff.ts'
import { cellId } from './number-cell.tsx'
import { useTariffForm } from './tariff-form.ts'

const beltNames = {
  0: 'deskTariffs.belts.capital',
  1: 'deskTariffs.belts.first',
  2: 'deskTariffs.belts.second',
  3: 'deskTariffs.belts.third',
} as const satisfies Record<Belt, string>
const belts = [0, 1, 2, 3] as const

/** Which belt each region lies in. */
export function BeltRows() {
  const t = useTranslations()
  const locale = useLocale()
  const { data, current, changed, set } = useTariffForm()
  return regions.map(({ id, name, short = name }) => {
    const path = `belts.${id}`
    const belt = data.belts[id] ?? 0
    return (
      <div key={id} className="tariff-row">
        {set ? (
          <label className="tariff-row__name" htmlFor={cellId(path)}>
            {short[locale]}
          </label>
        ) : (
          <span className="tariff-row__name">{short[locale]}</span>
        )}
        <div className="tariff-row__cells">
          <div className="tariff-cell" data-changed={changed.has(path) || undefined}>
            {set ? (
              <span className="tariff-input">
                <select
                  id={cellId(path)}
                  className="tariff-input__box"
                  value={belt}
                  onChange={(event) => set(path, Number(event.target.value))}
                >
                  {belts.map((one) => (
                    <option key={one} value={one}>
                      {t(beltNames[one])}
                    </option>
                  ))}
                </select>
              </span>
            ) : (
              <span className="tariff-cell__value">{t(beltNames[belt])}</span>
            )}
            {changed.has(path) && (
              <span className="tariff-cell__was">
                {t('deskTariffs.changed.was', { value: t(beltNames[current.belts[id] ?? 0]) })}
              </span>
            )}
          </div>
        </div>
      </div>
    )
  })
}
