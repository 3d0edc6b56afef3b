import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import type { LatLon } from './lat-lon.ts'

const PinPicker = lazy(async () => ({ default: (await import('./pin-picker.tsx')).PinPicker }))

export type PinFieldTexts = { pin: string; pinHint: string; openMap: string; optional: string }

type PinFieldProps = {
  pin: LatLon | undefined
  /** What the map shows while there is no pin. */
  centre: LatLon | undefined
  onChange: (pin: LatLon | undefined) => void
  /** With the map from the start. */
  startsOpen?: boolean | undefined
  texts: PinFieldTexts
}

/** The map is heavy, so it comes when it is wanted. */
export function PinField({ pin, centre, onChange, startsOpen = false, texts }: PinFieldProps) {
  const common = useTranslations('common')
  const [opened, setOpened] = useState(startsOpen)
  if (!opened) {
    return (
      <FieldGroup label={texts.pin} optional={texts.optional} hint={texts.pinHint}>
        <Button look="second" small onClick={() => setOpened(true)}>
          <Icon name="pin" size="small" />
          {texts.openMap}
        </Button>
      </FieldGroup>
    )
  }
  return (
    <Suspense fallback={<Skeleton of="cards" count={1} label={common('loading')} />}>
      <PinPicker label={texts.pin} value={pin} centre={centre} onChange={onChange} />
    </Suspense>
  )
}
