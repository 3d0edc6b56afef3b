import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { longest } from '#modules/orders/domain/order-fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { OptionList } from '#ui/pickers/option-list.tsx'
import { useSuggestions } from '#ui/pickers/use-suggestions.ts'
import { Spinner } from '#ui/waiting/spinner.tsx'
import type { LatLon } from '../map/lat-lon.ts'
import type { MapAnswer } from './map-answer.ts'
import { useSuggested } from './use-suggested.ts'

type PinBarProps = {
  text: string
  onText: (text: string) => void
  district: number | undefined
  isFixed: boolean
  near: LatLon | undefined
  onPick: (answer: MapAnswer) => void
  onBack: () => void
}

/** The way back, and the search: for whoever does not see the map it is the map. */
export function PinBar({ text, onText, district, isFixed, near, onPick, onBack }: PinBarProps) {
  const t = useTranslations('pin.search')
  const box = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { source, answerOf } = useSuggested({ district, near, onlyHere: isFixed })
  const { isShown, state, count, input, list } = useSuggestions({
    box,
    source,
    value: text,
    onChange: onText,
    isSearch: true,
    onPick: (option) => {
      const answer = answerOf(option)
      if (!answer) return
      onPick(answer)
      // The keyboard of a phone would hide what was found.
      field.current?.blur()
    },
  })
  const clear = () => {
    onText('')
    field.current?.focus()
  }
  return (
    <search ref={box} className="pin-bar">
      <button type="button" className="icon-button" onClick={onBack} title={t('back')}>
        <Icon name="chevronLeft" />
        <span className="spoken">{t('back')}</span>
      </button>
      <input
        {...input}
        ref={field}
        type="text"
        className="pin-bar__input"
        enterKeyHint="search"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        maxLength={longest.street}
        onFocus={(event) => event.target.select()}
      />
      {text !== '' && (
        <button type="button" className="icon-button" onClick={clear} title={t('clear')}>
          <Icon name="close" size="small" />
          <span className="spoken">{t('clear')}</span>
        </button>
      )}
      {isShown && (
        <div className="pin-bar__panel">
          <OptionList {...list} label={t('list')} />
          <SearchState state={state} count={count} />
        </div>
      )}
    </search>
  )
}

type SearchStateProps = { state: 'ready' | 'loading' | 'failed'; count: number }

function SearchState({ state, count }: SearchStateProps) {
  const t = useTranslations('pin.search')
  const { number } = formatter(useLocale())
  const isQuiet = count > 0
  const words = { ready: t('nothing'), loading: t('loading'), failed: t('failed') }
  return (
    <div className={isQuiet ? 'spoken' : 'pin-bar__state'} role="status">
      {!isQuiet && state === 'loading' && <Spinner />}
      {isQuiet ? t('found', { count, text: number(count) }) : words[state]}
    </div>
  )
}
