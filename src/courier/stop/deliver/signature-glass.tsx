import { useTranslations } from 'use-intl'
import { SignatureGlass as Glass } from '#client/sign/signature-glass.tsx'
import type { Stroke } from '#client/sign/signature-strokes.ts'
import { Icon } from '../../parts/icon.tsx'

type SignatureGlassProps = {
  strokes: readonly Stroke[]
  onStrokes: (strokes: readonly Stroke[], shape: number) => void
  /** Who signs, for the line under the glass. */
  name: string
}

/** The receiver signs on the phone: where it is narrow, they may turn it. */
export function SignatureGlass({ strokes, onStrokes, name }: SignatureGlassProps) {
  const t = useTranslations('courierDeliver.signature')
  return (
    <Glass
      strokes={strokes}
      onStrokes={onStrokes}
      label={t(strokes.length > 0 ? 'signed' : 'empty', { name })}
      clear={t('clear')}
    >
      <p className="glass__turn">
        <Icon name="turnPhone" />
        <span>{t('turn')}</span>
      </p>
    </Glass>
  )
}
