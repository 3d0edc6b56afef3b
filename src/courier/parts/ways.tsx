import './ways.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { waysThere } from '#parcel/place/ways-there.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import type { Placed } from '#ui/class-names.ts'
import { Dialog } from '#ui/float/dialog.tsx'
import { Icon } from './icon.tsx'

/** What couriers here drive by. */
const known = ['Yandex', 'Google', '2GIS', 'OpenStreetMap'] as const
const offered = waysThere.filter(({ name }) => known.some((one) => one === name))

/** The way there in the map that the courier is used to; nothing where the place has no pin. */
export function WaysButton({ stop, className }: Placed & { stop: Pick<Stop, 'place'> }) {
  const t = useTranslations('courierStop.ways')
  const common = useTranslations('common')
  const [isOpen, setOpen] = useState(false)
  const { latitude: lat, longitude: lon } = stop.place
  if (lat === null || lon === null) return null
  return (
    <>
      <Button look="second" courier className={className} onClick={() => setOpen(true)}>
        <Icon name="way" />
        {t('show')}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t('title')} closeLabel={common('close')}>
          <div className="courier-ways">
            {offered.map(({ name, to }) => (
              <LinkButton
                key={name}
                look="second"
                courier
                block
                href={to({ lat, lon })}
                target="_blank"
                rel="noreferrer"
                onClick={() => setOpen(false)}
              >
                {name}
              </LinkButton>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
