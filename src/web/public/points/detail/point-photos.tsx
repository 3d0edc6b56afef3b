import { useTranslations } from 'use-intl'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import places from './places.svg?url'

/** The photos of a point; one that has none yet is drawn by its kind. */
export function PointPhotos({ point: { photos, name, kind } }: { point: PointAnswer }) {
  const t = useTranslations('nearby.detail')
  if (photos.length === 0)
    return (
      <svg className="agent-detail__drawing" viewBox="0 0 560 208" aria-hidden="true">
        <use href={`${places}#${kind}`} />
      </svg>
    )
  return (
    <ul className="agent-detail__photos">
      {photos.map((photo, at) => (
        <li key={photo}>
          <img
            className="agent-detail__photo"
            src={photo}
            alt={t('photo', { name, number: String(at + 1) })}
            loading={at === 0 ? 'eager' : 'lazy'}
            decoding="async"
          />
        </li>
      ))}
    </ul>
  )
}
