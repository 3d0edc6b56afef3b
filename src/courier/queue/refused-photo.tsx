import { useTranslations } from 'use-intl'
import type { KeptFile } from '#client/field/field-store.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '../parts/icon.tsx'

type RefusedPhotoProps = { file: KeptFile; stop: Stop | undefined; onUnderstood: () => void }

/** A picture that the server does not take: whose parcel it shows, and that somebody else has to hear of it. */
export function RefusedPhoto({ file, stop, onUnderstood }: RefusedPhotoProps) {
  const t = useTranslations('courierQueue')
  const whose = stop?.name ?? file.parcel
  return (
    <article className="trouble">
      {whose && (
        <p className="trouble__head">
          <b>{whose}</b>
        </p>
      )}
      <h2>{t('photoRefused')}</h2>
      <p className="trouble__why">{t('photoRefusedWhy')}</p>
      <div className="trouble__steps">
        <Button look="second" courier className="trouble__step--alone" onClick={onUnderstood}>
          <Icon name="check" />
          {t('steps.understood')}
        </Button>
      </div>
    </article>
  )
}
