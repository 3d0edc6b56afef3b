import './point-picker.css'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import type { ParcelToTake } from '#modules/points/domain/can-take.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { boundsOfAll, type LatLon } from '../map/lat-lon.ts'
import type { MapView } from '../map/map-engine.ts'
import type { MapLook } from '../map/marker-map.tsx'
import { FoundCount } from './found-count.tsx'
import { PointList } from './point-list.tsx'
import { PointMap } from './point-map.tsx'
import { PointQuestion } from './point-question.tsx'
import { listQuestion, type PointSearch, wantedBy } from './point-search.ts'
import type { MyPlace } from './point-side.ts'
import { usePointTexts } from './point-texts.ts'
import { useIsWide } from './use-is-wide.ts'
import { pointAfter, useLivePoints } from './use-live-points.ts'
import { usePointChanges } from './use-point-changes.ts'
import { useRoadsLater } from './use-roads-later.ts'

export type PointPickerProps = {
  /** Spoken: what the point is chosen for. */
  label: string
  value: PointAnswer | undefined
  onChange: (point: PointAnswer) => void
  /** With a parcel, points say whether they can take it now. */
  parcel?: ParcelToTake | undefined
  /** Where to begin: the centre of the chosen district. */
  centre?: LatLon | undefined
}

const typingMs = 300
const nearZoom = 13
/** From this zoom on the list follows the map: before, the map shows half a country. */
const listedFromZoom = 10

/**
 * A point from a list and a map that show the same: side by side where there is room, one at a time on a phone. A page
 * that shows it loads the texts of `points` and `map`.
 */
export function PointPicker({ label, value, onChange, parcel, centre }: PointPickerProps) {
  const t = useTranslations('points')
  const box = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(box)
  const [view, setView] = useState<'list' | 'map'>('list')
  const [search, setSearch] = useState<PointSearch>({
    text: '',
    where: centre && { near: centre },
    fitsOnly: parcel !== undefined,
    openOnly: false,
  })
  const [look, setLook] = useState<MapLook | undefined>(centre && { at: centre, zoom: nearZoom })
  const [pressed, setPressed] = usePressed()
  const [mine, setMine] = useState<MyPlace>()
  const { whyNot } = usePointTexts()
  const change = (part: Partial<PointSearch>) => setSearch((before) => ({ ...before, ...part }))

  const listed = useListed(search, parcel, value !== undefined)
  const followMap = useCallback(({ bounds, zoom, byHand }: MapView) => {
    if (byHand && zoom >= listedFromZoom) setSearch((before) => ({ ...before, where: { bounds } }))
  }, [])
  function lookNear(near: LatLon, accuracyM: number): void {
    change({ where: { near }, text: '' })
    setMine({ at: near, accuracyM })
    setLook({ at: near, zoom: nearZoom })
  }
  /** With the whole way there, if it is known where the person is. */
  function choose(point: PointAnswer): void {
    onChange(point)
    setLook(mine ? { bounds: boundsOfAll([mine.at, point]) } : { at: point, zoom: nearZoom + 2 })
  }
  /** A pressed pin is always explained; it is chosen only when it can take the parcel. */
  function press(point: PointAnswer): void {
    setPressed(point)
    if (!whyNot(point, parcel)) onChange(point)
  }
  useLookAtFound(search.text, listed, setLook)

  const shown = pressed ?? value
  const showsList = isWide || view === 'list'
  const showsMap = isWide || view === 'map'
  return (
    <div ref={box} className="point-picker" data-wide={isWide || undefined}>
      <PointQuestion search={search} onChange={change} onNear={lookNear} hasParcel={parcel !== undefined} />
      {!isWide && (
        <Segmented
          label={t('view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: t('list') },
            { value: 'map', label: t('map') },
          ]}
        />
      )}
      <div className="point-picker__halves">
        {showsList && (
          <Results
            label={label}
            listed={listed}
            value={value}
            pressed={pressed}
            onChoose={choose}
            parcel={parcel}
          />
        )}
        {showsMap && (
          <PointMap
            search={search}
            parcel={parcel}
            chosen={value}
            onChoose={press}
            mine={mine}
            look={look}
            onMove={followMap}
          />
        )}
      </div>
      {showsMap && !isWide && shown && (
        <PointList
          label={label}
          points={[shown]}
          chosen={value?.id}
          onChoose={choose}
          parcel={parcel}
          now={new Date()}
        />
      )}
    </div>
  )
}

/** The pin that was pressed last, as it is now. */
function usePressed() {
  const [pressed, setPressed] = useState<PointAnswer>()
  usePointChanges({
    onChange: (change) => setPressed((before) => before && pointAfter(before, change)),
    onGap: () => undefined,
  })
  return [pressed, setPressed] as const
}

/** Undefined while nothing has been asked. */
function useListed(
  search: PointSearch,
  parcel: ParcelToTake | undefined,
  hasChosen: boolean,
): Answer<PointAnswer[]> | undefined {
  const question = listQuestion(search, parcel)
  const options = { quiet: true, keep: true, afterMs: typingMs }
  const answer = useAnswer(pointsCalls.searchPoints, question, options)
  useRoadsLater(answer, hasChosen)
  useLivePoints(answer, wantedBy(search, parcel))
  return question && answer
}

type ResultsProps = {
  label: string
  listed: Answer<PointAnswer[]> | undefined
  value: PointAnswer | undefined
  /** The pin that was pressed last. */
  pressed: PointAnswer | undefined
  onChoose: (point: PointAnswer) => void
  parcel: ParcelToTake | undefined
}

function Results({ label, listed, value, pressed, onChoose, parcel }: ResultsProps) {
  const t = useTranslations('points')
  const found = listed?.data
  const box = useRef<HTMLDivElement>(null)
  const points = useMemo(() => withInSight(found ?? [], [pressed, value]), [found, pressed, value])
  useEffect(() => {
    if (!pressed) return
    box.current?.querySelector(`[data-point='${pressed.id}']`)?.scrollIntoView({ block: 'nearest' })
  }, [pressed])
  return (
    <div ref={box} className="point-picker__results" aria-busy={listed?.busy}>
      <FoundCount className="point-picker__count" found={found} />
      {!listed && !value && <EmptyState title={t('startTitle')}>{t('start')}</EmptyState>}
      {listed && (
        <Loaded of={listed} title={t('failedTitle')} skeleton={<LoadingShape of="rows" count={4} />}>
          {({ length }) => length === 0 && <EmptyState title={t('nothingTitle')}>{t('nothing')}</EmptyState>}
        </Loaded>
      )}
      {points.length > 0 && (
        <PointList
          label={label}
          points={points}
          chosen={value?.id}
          onChoose={onChoose}
          parcel={parcel}
          now={new Date()}
        />
      )}
    </div>
  )
}

/** What was pressed or chosen stays in the list, whatever is looked for next. */
function withInSight(
  found: readonly PointAnswer[],
  kept: readonly (PointAnswer | undefined)[],
): readonly PointAnswer[] {
  const listed = new Set(found.map(({ id }) => id))
  const missing = kept.filter((point) => point !== undefined).filter(({ id }) => !listed.has(id))
  return [...new Map(missing.map((point) => [point.id, point])).values(), ...found]
}

/** What the words found is also what the map shows; the same points found again move it no more. */
function useLookAtFound(
  text: string,
  listed: Answer<PointAnswer[]> | undefined,
  setLook: (look: MapLook) => void,
): void {
  const found = listed?.data ?? []
  const ids = listed?.busy
    ? undefined
    : found
        .map(({ id }) => id)
        .sort()
        .join()
  const lookedAt = useRef('')
  const latest = useRef({ text, found })
  latest.current = { text, found }
  useEffect(() => {
    if (ids === undefined || ids === lookedAt.current) return
    lookedAt.current = ids
    if (ids === '' || latest.current.text.trim() === '') return
    setLook({ bounds: boundsOfAll(latest.current.found) })
  }, [ids, setLook])
}
