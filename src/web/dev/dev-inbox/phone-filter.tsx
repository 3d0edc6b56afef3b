import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'

/** Keeps the number in the address, so that a test or a colleague can be sent to it. */
export function PhoneFilter({ phone }: { phone: string | undefined }) {
  const t = useTranslations('inbox')
  const [, setQuery] = useSearchParams()
  const [typed, setTyped] = useState(phone ?? '')
  return (
    <form
      className="dev-inbox__filter"
      onSubmit={(event) => {
        event.preventDefault()
        setQuery(typed ? { phone: typed } : {})
      }}
    >
      <PhoneField
        label={t('filter')}
        hint={t('filterHint')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      <Button type="submit" look="second">
        {t('show')}
      </Button>
      {phone && (
        <Button look="quiet" className="dev-inbox__all" onClick={() => setQuery({})}>
          {t('showAll')}
        </Button>
      )}
    </form>
  )
}
