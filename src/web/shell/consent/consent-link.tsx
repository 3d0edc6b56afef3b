import { useTranslations } from 'use-intl'
import { useFrame } from '../current-page.ts'
import { askConsent } from './ask-consent.ts'

/** Nothing where nothing is asked: then its words did not come either. */
export function ConsentLink({ className }: { className: string }) {
  return useFrame()?.tagManagerId === undefined ? null : <Change className={className} />
}

function Change({ className }: { className: string }) {
  const t = useTranslations('consent')
  return (
    <button type="button" className={className} onClick={askConsent}>
      {t('change')}
    </button>
  )
}
