import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { couriersCalls } from '#modules/delivery/couriers/couriers.calls.ts'
import type { CourierProfileView } from '#modules/delivery/couriers/couriers.contract.ts'
import { usualCapacityKg } from '#modules/delivery/domain/courier-profile.ts'
import { vehicles } from '#modules/delivery/domain/field-words.ts'
import { districtById, districtsOf } from '#modules/geo/domain/districts.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { Fact } from '../parts/fact.tsx'
import { vehicleNames } from './courier-names.ts'

type CourierProfileProps = { id: string; mayEdit: boolean }

/** What a courier rides, carries and may hold, and where. */
export function CourierProfile({ id, mayEdit }: CourierProfileProps) {
  const t = useTranslations('deskCouriers.profile')
  const profile = useAnswer(couriersCalls.readCourierProfile, { params: { id } })
  const [editing, setEditing] = useState(false)
  return (
    <section>
      <h3 className="desk-details__subtitle courier-subtitle">
        {t('title')}
        {mayEdit && profile.data && (
          <Button look="quiet" small onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )}
      </h3>
      <Loaded of={profile} look="part" skeleton={<LoadingShape of="rows" count={2} />}>
        {(shown) => <ProfileFacts profile={shown} />}
      </Loaded>
      {editing && profile.data && (
        <ProfileDialog
          id={id}
          profile={profile.data}
          onClose={() => setEditing(false)}
          onSaved={(saved) => {
            profile.set(saved)
            setEditing(false)
          }}
        />
      )}
    </section>
  )
}

function ProfileFacts({ profile }: { profile: CourierProfileView }) {
  const words = useTranslations()
  const t = useTranslations('deskCouriers.profile')
  const locale = useLocale()
  const format = formatter(locale)
  const { vehicle, capacity_kg: kg, district_id: district, cash_limit: limit } = profile
  return (
    <dl className="desk-facts">
      <Fact name={t('vehicle')}>
        {words(vehicleNames[vehicle])}, {format.weight(kg * 1_000)}
      </Fact>
      <Fact name={t('district')}>
        {(district !== null && districtById(district)?.names[locale]) || t('anywhere')}
      </Fact>
      <Fact name={t('cashLimit')}>{limit === null ? t('noLimit') : format.money(limit)}</Fact>
    </dl>
  )
}

type ProfileDialogProps = {
  id: string
  profile: CourierProfileView
  onClose: () => void
  onSaved: (profile: CourierProfileView) => void
}

function ProfileDialog({ id, profile, onClose, onSaved }: ProfileDialogProps) {
  const words = useTranslations()
  const t = useTranslations('deskCouriers.profile')
  const format = formatter(useLocale())
  const toast = useToast()
  const task = useTask(couriersCalls.changeCourierProfile)
  const [form, setForm] = useState(profile)
  const change = (part: Partial<CourierProfileView>) => setForm({ ...form, ...part })
  const save = async () => {
    const answer = await task.run({ params: { id }, body: form })
    if (!answer.ok) return
    toast({ text: t('saved') })
    onSaved(answer.value)
  }
  return (
    <DeskFormDialog
      title={t('editTitle')}
      no={t('cancel')}
      yes={t('save')}
      task={task}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <Select
        label={t('vehicle')}
        value={form.vehicle}
        onChange={({ target }) => {
          const vehicle = vehicles.find((one) => one === target.value) ?? form.vehicle
          change({ vehicle, capacity_kg: usualCapacityKg[vehicle] })
        }}
      >
        {vehicles.map((vehicle) => (
          <option key={vehicle} value={vehicle}>
            {words(vehicleNames[vehicle])}
          </option>
        ))}
      </Select>
      <NumberField
        label={t('capacity')}
        unit={t('kg')}
        value={form.capacity_kg}
        min={1}
        max={20_000}
        inputMode="numeric"
        error={task.told('capacity_kg')}
        onChange={(kg) => change({ capacity_kg: kg ?? usualCapacityKg[form.vehicle] })}
      />
      <DistrictFields
        district={form.district_id}
        onChange={(district) => change({ district_id: district })}
      />
      <NumberField
        label={t('cashLimit')}
        hint={t('cashLimitHint')}
        value={form.cash_limit ?? undefined}
        min={0}
        format={format.number}
        inputMode="numeric"
        error={task.told('cash_limit')}
        onChange={(limit) => change({ cash_limit: limit ?? null })}
      />
    </DeskFormDialog>
  )
}

type DistrictFieldsProps = { district: number | null; onChange: (district: number | null) => void }

function DistrictFields({ district, onChange }: DistrictFieldsProps) {
  const t = useTranslations('deskCouriers.profile')
  const locale = useLocale()
  const [region, setRegion] = useState<number | undefined>(
    district === null ? undefined : districtById(district)?.regionId,
  )
  return (
    <>
      <Select
        label={t('region')}
        value={region ?? ''}
        onChange={({ target }) => {
          setRegion(Number(target.value) || undefined)
          onChange(null)
        }}
      >
        <option value="">{t('anywhere')}</option>
        {regions.map(({ id, name, short = name }) => (
          <option key={id} value={id}>
            {short[locale]}
          </option>
        ))}
      </Select>
      {region !== undefined && (
        <Select
          label={t('district')}
          value={district ?? ''}
          onChange={({ target }) => onChange(Number(target.value) || null)}
        >
          <option value="">{t('anywhere')}</option>
          {districtsOf(region).map(({ id, names }) => (
            <option key={id} value={id}>
              {names[locale]}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
