import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { LatLon } from '#parcel/map/lat-lon.ts'
import { MyPlaceProblem } from '#parcel/map/my-place-problem.tsx'
import { useMyPlace } from '#parcel/map/use-my-place.ts'
import { spotOf } from '#parcel/pin/map-answer.ts'
import { useSuggested } from '#parcel/pin/use-suggested.ts'
import type { MyPlace } from '#parcel/points/point-side.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Icon } from '#ui/icon.tsx'
import { SuggestField } from '#ui/pickers/suggest-field.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'
import type { NearbyAsked } from '../nearby-address.ts'
import { nearbyPath } from '../paths.ts'

type PlaceSearchProps = {
  asked: NearbyAsked
  near: LatLon | undefined
  onAsk: (part: Partial<NearbyAsked>) => void
  onDevice: (place: MyPlace) => void
}

/** An address or a landmark in any script, or where the device is. */
export function PlaceSearch({ asked, near, onAsk, onDevice }: PlaceSearchProps) {
  const t = useTranslations('nearby.page')
  const found = useTranslations('pin.search')
  const locale = useLocale()
  const { number } = formatter(locale)
  const [text, setText] = useState(asked.text)
  const { source, answerOf } = useSuggested({ district: undefined, near })
  const go = (said: string, at: LatLon | undefined) =>
    onAsk({ text: said, at, isNearMe: false, chosen: undefined })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What was found is not hidden behind the keys of a phone.
    if (window.matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement | null)?.blur()
    go(text.trim(), undefined)
  }
  return (
    <search>
      <form className="place-search" action={localizedPath(locale, nearbyPath)} onSubmit={submit}>
        <div className="place-search__bar">
          <SuggestField
            inBar
            label={t('search')}
            placeholder={t('example')}
            autoComplete="off"
            maxLength={100}
            value={text}
            source={source}
            listLabel={found('list')}
            found={(count) => found('found', { count, text: number(count) })}
            onChange={setText}
            onPick={(option) => {
              const answer = answerOf(option)
              if (!answer) return
              setText(answer.label)
              go(answer.label, spotOf(answer))
            }}
          />
          <button type="submit" className="icon-button place-search__find">
            <Icon name="search" />
            <span className="spoken">{t('find')}</span>
          </button>
        </div>
        <NearMe
          isAsked={asked.isNearMe}
          onFound={(place) => {
            setText('')
            onDevice(place)
            onAsk({ text: '', at: undefined, isNearMe: true, chosen: undefined })
          }}
        />
      </form>
    </search>
  )
}

type NearMeProps = { isAsked: boolean; onFound: (place: MyPlace) => void }

/** Asks the device when it is pressed, and once when the address says so. */
function NearMe({ isAsked, onFound }: NearMeProps) {
  const t = useTranslations('points')
  const { state, ask } = useMyPlace((at, accuracyM) => onFound({ at, accuracyM }))
  const latest = useRef(ask)
  latest.current = ask
  const begins = useRef(isAsked)
  useEffect(() => {
    if (begins.current) latest.current()
    begins.current = false
  }, [])
  return (
    <>
      <button
        type="button"
        className="icon-button place-search__locate"
        onClick={ask}
        aria-busy={state === 'asking'}
        title={t('nearMe')}
      >
        {state === 'asking' ? <Spinner /> : <Icon name="locate" />}
        <span className="spoken">{t('nearMe')}</span>
      </button>
      <div className="place-search__problem">
        <MyPlaceProblem state={state} />
      </div>
    </>
  )
}
