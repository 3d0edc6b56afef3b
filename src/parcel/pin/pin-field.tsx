import './pin-field.css'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import type { PinScreenProps } from './pin-screen.tsx'
import { usePinText } from './use-pin-text.ts'

/** The map and all names of districts are heavy: they come when they are wanted. */
const PinScreen = lazy(
  (): Promise<{ default: ComponentType<PinScreenProps> }> =>
    import('./pin-screen.tsx').then(
      ({ PinScreen: loaded }) => ({ default: loaded }),
      () => ({ default: PinNotLoaded }),
    ),
)

type PinFieldProps = Omit<PinScreenProps, 'onClose' | 'onConfirm'> & {
  onChange: PinScreenProps['onConfirm']
  /** The map does not know the address: a pin is wanted. */
  isLost?: boolean | undefined
}

/** Whether the address is marked on the map, and the way there. A page that shows it loads the texts of `map` and `pin`. */
export function PinField({ onChange, isLost = false, ...screen }: PinFieldProps) {
  const t = useTranslations('pin')
  const [open, setOpen] = useState(false)
  const { pin } = screen.address
  const isWanted = isLost && !pin
  const pinText = usePinText()
  return (
    <div className="pin-field">
      <p className="pin-field__state" role="status" data-wanted={isWanted || undefined}>
        {pin && <Icon name="check" size="small" />}
        {pin ? pinText(pin.source) : isWanted && t('field.lost')}
      </p>
      <Button look={isWanted ? 'second' : 'quiet'} small onClick={() => setOpen(true)}>
        <Icon name="pin" size="small" />
        {pin ? t('field.change') : t('field.open')}
      </Button>
      {pin && (
        <Button look="quiet" small onClick={() => onChange({ pin: undefined })}>
          {t('field.remove')}
        </Button>
      )}
      {open && (
        <Suspense>
          <PinScreen
            {...screen}
            onClose={() => setOpen(false)}
            onConfirm={(change) => {
              setOpen(false)
              onChange(change)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Without a line the map does not come; the questions around it stay. */
function PinNotLoaded({ onClose }: PinScreenProps) {
  const t = useTranslations('pin')
  const common = useTranslations('common')
  return (
    <Dialog open title={t('screen.title')} closeLabel={common('close')} onClose={onClose}>
      <div role="alert">
        <Notice tone="danger">{t('field.notLoaded')}</Notice>
      </div>
    </Dialog>
  )
}
