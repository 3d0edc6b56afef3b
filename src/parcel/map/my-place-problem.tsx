import { useTranslations } from 'use-intl'
import { Notice } from '#ui/show/notice.tsx'
import type { MyPlaceState } from './use-my-place.ts'

/** Why the device's place did not help, and what to do instead. */
export function MyPlaceProblem({ state }: { state: MyPlaceState }) {
  const t = useTranslations('map')
  if (state === 'idle' || state === 'asking') return null
  const texts = { refused: t('mine.refused'), unknown: t('mine.unknown'), abroad: t('mine.abroad') }
  return (
    <div role="alert">
      <Notice tone="warning">{texts[state]}</Notice>
    </div>
  )
}
