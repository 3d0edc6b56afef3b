import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { asksForPackage } from '../parcel/package-choice.ts'
import type { Wizard } from '../use-wizard.ts'

/** A prepaid shipment can be kept for a parcel that would cost more. */
export function PackageQuestion({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.payment')
  const [changed, setChanged] = useState(false)
  const { offer, quoted, usesPackage, choosePackage } = wizard
  const isAsking = changed && quoted.state !== 'ready'
  if (!asksForPackage({ offer, usesPackage, isAsking })) return null
  return (
    <div className="wizard-package">
      <Checkbox
        label={t('package')}
        note={t('packageNote')}
        checked={usesPackage}
        onChange={(event) => {
          setChanged(true)
          choosePackage(event.target.checked)
        }}
      />
    </div>
  )
}
