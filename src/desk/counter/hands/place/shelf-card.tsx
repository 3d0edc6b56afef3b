import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CounterParcel, CounterPost } from '#modules/counter/counter.contract.ts'
import { Button } from '#ui/button.tsx'
import { ParcelFacts } from './parcel-facts.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { ShelfDrawing } from './shelf-drawing.tsx'

type ShelfCardProps = {
  scan: number
  parcel: CounterParcel
  post: CounterPost
  /** What stands above the place: where it lies, or where it has just been put. */
  title: string
}

/** Where it lies, to be read from three metres. */
export function ShelfCard({ scan, parcel, post, title }: ShelfCardProps) {
  const t = useTranslations('deskCounterHands.place')
  const [isChanging, setChanging] = useState(false)
  const { place } = parcel
  return (
    <section className="shelf-card" aria-label={title}>
      <div className="shelf-card__head">
        <h2>{title}</h2>
        <Button look="quiet" small onClick={() => setChanging(true)}>
          {t(place ? 'change' : 'give')}
        </Button>
      </div>
      <p className="shelf-card__place" data-none={place === null || undefined} role="status">
        {place ?? t('none')}
      </p>
      {place && <ShelfDrawing place={place} layout={post.shelf} />}
      <ParcelFacts parcel={parcel} />
      {isChanging && <PlaceDialog scan={scan} parcel={parcel} onClose={() => setChanging(false)} />}
    </section>
  )
}
