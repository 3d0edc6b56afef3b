import './volume-scales.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { pathOf } from '../../../../shell/site-links.ts'
import { billableOf, type Measures, type VolumeRules } from './billable.ts'
import { ScaledBox } from './scaled-box.tsx'

const sides = [
  { name: 'l', text: 'info.howToWeigh.live.length' },
  { name: 'wd', text: 'info.howToWeigh.live.width' },
  { name: 'h', text: 'info.howToWeigh.live.height' },
] as const

const boxTexts = {
  small: 'info.howToWeigh.live.box.small',
  medium: 'info.howToWeigh.live.box.medium',
  large: 'info.howToWeigh.live.box.large',
  other: 'info.howToWeigh.live.box.other',
} as const

const doorOnlyTexts = {
  heavy: 'info.howToWeigh.live.doorOnly',
  long: 'info.howToWeigh.live.tooLong',
} as const

/**
 * Four numbers, and which weight counts. The form is the calculator's own: what was typed goes there with the button,
 * with or without a script.
 */
export function VolumeScales({ given }: { given: VolumeRules }) {
  const t = useTranslations()
  const locale = useLocale()
  const { number } = formatter(locale)
  const [{ kg, sidesCm }, setMeasures] = useState<Measures>({
    kg: undefined,
    sidesCm: [undefined, undefined, undefined],
  })
  const format = (value: number) => number(value, 3)
  return (
    <form className="volume-scales" action={localizedPath(locale, pathOf('calculator'))} method="get">
      <input type="hidden" name="size" value="other" />
      <div className="volume-scales__fields">
        <NumberField
          name="w"
          label={t('info.howToWeigh.live.weight')}
          unit={t('info.howToWeigh.live.kg')}
          value={kg}
          format={format}
          onChange={(value) => setMeasures({ kg: value, sidesCm })}
        />
        {sides.map(({ name, text }, index) => (
          <NumberField
            key={name}
            name={name}
            label={t(text)}
            unit={t('info.howToWeigh.live.cm')}
            value={sidesCm[index]}
            format={format}
            onChange={(value) => {
              const next = sidesCm.with(index, value)
              setMeasures({ kg, sidesCm: [next[0], next[1], next[2]] })
            }}
          />
        ))}
        <Button type="submit">{t('info.howToWeigh.live.button')}</Button>
      </div>
      <Answer measures={{ kg, sidesCm }} rules={given} />
    </form>
  )
}

function Answer({ measures, rules }: { measures: Measures; rules: VolumeRules }) {
  const t = useTranslations()
  const { weight } = formatter(useLocale())
  const answer = billableOf(measures, rules)
  return (
    <div className="volume-scales__answer">
      <ScaledBox sidesCm={measures.sidesCm} label={t('info.howToWeigh.live.drawn')} />
      <output className="volume-scales__words">
        {answer ? (
          <>
            <strong className="volume-scales__weight">{weight(answer.grams)}</strong>
            <span className="volume-scales__why">
              {t(answer.by === 'volume' ? 'info.howToWeigh.live.byVolume' : 'info.howToWeigh.live.byWeight')}
            </span>
            {answer.volumeGrams !== undefined && (
              <span className="muted">
                {t('info.howToWeigh.live.volume', { weight: weight(answer.volumeGrams) })}
              </span>
            )}
            <span className="muted">
              {t(boxTexts[answer.box])} {answer.doorOnly && t(doorOnlyTexts[answer.doorOnly])}
            </span>
          </>
        ) : (
          <span className="muted">{t('info.howToWeigh.live.waiting')}</span>
        )}
      </output>
    </div>
  )
}
