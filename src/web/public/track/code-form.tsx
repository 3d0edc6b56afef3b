import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { canScan } from '#client/scan/qr-reader.ts'
import { useLocale } from '#client/surroundings.ts'
import type { TrackingCodeFault } from '#kernel/tracking-code.ts'
import { faultTexts, readTypedCode } from '#parcel/code/typed-code.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { pathOf } from '../../shell/site-links.ts'

const ScanDialog = lazy(async () => ({ default: (await import('#parcel/code/scan-dialog.tsx')).ScanDialog }))

type CodeFormProps = { typed: string | undefined; fault: TrackingCodeFault | undefined }

/** A typo is told at once. Without a script the form asks the server, which tells it too. */
export function CodeForm({ typed = '', fault: first }: CodeFormProps) {
  const t = useTranslations('home.track')
  const texts = useTranslations()
  const [fault, setFault] = useState(first)
  const action = localizedPath(useLocale(), pathOf('track'))
  const go = useGoToParcel()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement
    const read = readTypedCode(field.value)
    if (read.ok) return go(read.value)
    setFault(read.error)
    field.focus()
  }

  return (
    <form className="track-code-form" action={action} onSubmit={submit} noValidate>
      <TextField
        label={t('label')}
        hint={t('hint')}
        error={fault && texts(faultTexts[fault])}
        name="code"
        code
        // Its own master: what is typed before the page is alive stays.
        defaultValue={typed}
        placeholder="TB00000000000000"
        maxLength={300}
        autoCapitalize="characters"
        enterKeyHint="search"
        onChange={() => setFault(undefined)}
      />
      <div className="track-code-form__ways">
        <Button type="submit">{t('button')}</Button>
        <ScanButton onCode={go} />
      </div>
    </form>
  )
}

function useGoToParcel(): (code: string) => void {
  const action = localizedPath(useLocale(), pathOf('track'))
  const navigate = useNavigate()
  return (code) => void navigate(`${action}?code=${code}`)
}

/** Only where the browser itself reads QR codes; elsewhere the camera app does, and opens the link of the label. */
function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('parcel.scan')
  const [isOffered, offer] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    void canScan().then(offer)
  }, [])
  if (!isOffered) return null
  return (
    <>
      <Button look="second" onClick={() => setOpen(true)}>
        <Icon name="camera" size="small" />
        {t('button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog onClose={() => setOpen(false)} onCode={onCode} />
        </Suspense>
      )}
    </>
  )
}
