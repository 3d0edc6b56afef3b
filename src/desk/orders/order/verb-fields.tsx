import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { daysOffered } from '#modules/orders/domain/days.ts'
import { failureReasons, lossReasons, type Reason } from '#modules/orders/domain/words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { longestNote } from '../../parts/calls/note-dialog.tsx'
import { CourierField } from '../../parts/pick/courier-field.tsx'
import { DepotField } from '../../parts/pick/depot-field.tsx'
import { PointField } from '../entry/point-field.tsx'
import { doorProofsFor, ProofFields } from './proof-fields.tsx'
import { UploadField } from './upload-field.tsx'
import { useMissing } from './use-missing.ts'
import { counterProofs, type VerbField, type VerbFieldsProps } from './verb-forms.ts'

export function VerbFields(props: VerbFieldsProps) {
  return props.form.fields.map((field) => <OneField key={field} {...props} field={field} />)
}

type OneFieldProps = VerbFieldsProps & { field: VerbField }

function OneField(props: OneFieldProps) {
  const { field, order, onChange } = props
  const t = useTranslations('deskOrders.fields')
  const errorOf = useMissing(props.missing)
  switch (field) {
    case 'courier':
    case 'maybeCourier':
      return (
        <CourierField
          optional={field === 'maybeCourier'}
          error={errorOf('courier')}
          onChange={(courier) => onChange({ courier })}
        />
      )
    case 'point':
    case 'maybePoint':
      return (
        <>
          <PointField
            label={t('point')}
            district={order.status === 'new' ? order.from.city : order.to.city}
            optional={field === 'maybePoint'}
            error={errorOf('point')}
            onChange={(point) => onChange({ point: point && String(point.id) })}
          />
          {order.status !== 'new' && (
            <DepotField label={t('depot')} none={t('noDepot')} onChange={(point) => onChange({ point })} />
          )}
        </>
      )
    case 'trip':
      return <TripField {...props} />
    case 'day':
      return <DayField {...props} />
    case 'failure':
    case 'loss':
      return <ReasonField {...props} reasons={field === 'loss' ? lossReasons : failureReasons} />
    case 'weight':
      return <WeightField {...props} />
    case 'proof':
      return <ProofFields {...props} kinds={doorProofsFor(order)} />
    case 'counterProof':
      return <ProofFields {...props} kinds={counterProofs(order)} />
    case 'senderCode':
      return <SenderCodeField {...props} />
    case 'collected':
      return <CollectedField {...props} />
    case 'refund':
      return <RefundField {...props} />
    default:
      return <NoteField {...props} />
  }
}

function TripField({ values, missing, onChange }: VerbFieldsProps) {
  const t = useTranslations('deskOrders.fields')
  return (
    <NumberField
      label={t('trip')}
      value={values.trip}
      min={1}
      error={useMissing(missing)('trip')}
      onChange={(trip) => onChange({ trip })}
    />
  )
}

/** Today, unless another day was asked for. */
function DayField({ values, onChange }: VerbFieldsProps) {
  const t = useTranslations('deskOrders.fields')
  const format = formatter(useLocale())
  return (
    <Select
      label={t('day')}
      value={values.day ?? ''}
      onChange={({ target }) => onChange({ day: target.value || undefined })}
    >
      <option value="">{t('today')}</option>
      {daysOffered(new Date()).map((day) => (
        <option key={day} value={day}>
          {format.date(noonOf(day), 'weekday')}
        </option>
      ))}
    </Select>
  )
}

type ReasonFieldProps = VerbFieldsProps & { reasons: readonly Reason[] }

function ReasonField({ reasons, values, missing, onChange }: ReasonFieldProps) {
  const t = useTranslations()
  return (
    <Select
      label={t('deskOrders.fields.reason')}
      value={values.reason ?? ''}
      error={useMissing(missing)('reason')}
      onChange={(event) => onChange({ reason: reasons.find((one) => one === event.target.value) })}
    >
      <option value="">{t('deskOrders.fields.choose')}</option>
      {reasons.map((reason) => (
        <option key={reason} value={reason}>
          {t(`orders.reasons.${reason}`)}
        </option>
      ))}
    </Select>
  )
}

const heaviestKg = 100
const longestCm = 300
const sides = ['length', 'width', 'height'] as const
const sideNames = {
  length: 'deskOrders.fields.length',
  width: 'deskOrders.fields.width',
  height: 'deskOrders.fields.height',
} as const

/** Nobody at the desk says yes for the sender: a higher price is theirs to answer. */
function WeightField({ form, order, values, missing, onChange }: VerbFieldsProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const optional = t('deskOrders.dialog.optional')
  const errorOf = useMissing(missing)
  return (
    <>
      <NumberField
        label={t('deskOrders.fields.weight')}
        hint={t('deskOrders.fields.weightHint', {
          weight: format.weight(Math.round(order.parcel_size.weight * 1000)),
        })}
        optional={form.measures ? undefined : optional}
        error={errorOf('weight')}
        value={values.weight}
        min={0}
        max={heaviestKg}
        unit={t('deskOrders.fields.kg')}
        onChange={(weight) => onChange({ weight })}
      />
      {sides.map((side) => (
        <NumberField
          key={side}
          label={t(sideNames[side])}
          optional={optional}
          value={values[side]}
          min={0}
          max={longestCm}
          unit={t('deskOrders.fields.cm')}
          onChange={(measure) => onChange({ [side]: measure })}
        />
      ))}
      <UploadField
        label={t('deskOrders.fields.scalePhoto')}
        kind="photo"
        error={errorOf('scalePhoto')}
        onChange={(scalePhoto) => onChange({ scalePhoto })}
      />
      <Notice tone="info">{t('deskOrders.fields.reweighNote')}</Notice>
    </>
  )
}

/** At a counter it stands for the sender's yes. */
function SenderCodeField({ values, onChange }: VerbFieldsProps) {
  const t = useTranslations('deskOrders')
  return (
    <TextField
      code
      label={t('fields.senderCode')}
      hint={t('fields.senderCodeHint')}
      optional={t('dialog.optional')}
      inputMode="numeric"
      maxLength={6}
      value={values.code ?? ''}
      onChange={(event) => onChange({ code: event.target.value.replace(/\D/g, '') || undefined })}
    />
  )
}

function CollectedField({ order, values, onChange }: VerbFieldsProps) {
  const t = useTranslations('deskOrders.fields')
  const format = formatter(useLocale())
  if (order.to_collect === 0) return null
  return (
    <NumberField
      label={t('collected')}
      hint={t('collectedHint', { amount: format.money(order.to_collect) })}
      value={values.collected ?? order.to_collect}
      min={0}
      step={1000}
      format={format.number}
      onChange={(collected) => onChange({ collected: collected ?? 0 })}
    />
  )
}

/** Only where there is something to give back. */
function RefundField({ order, values, onChange }: VerbFieldsProps) {
  const t = useTranslations('deskOrders.fields')
  if (!order.paid || order.price === 0) return null
  return (
    <Select
      label={t('refund')}
      value={values.refundTo ?? ''}
      onChange={({ target }) => onChange({ refundTo: target.value === 'balance' ? 'balance' : undefined })}
    >
      <option value="">{t('refundMethod')}</option>
      <option value="balance">{t('refundBalance')}</option>
    </Select>
  )
}

function NoteField({ values, onChange }: VerbFieldsProps) {
  const t = useTranslations('deskOrders')
  return (
    <TextArea
      label={t('fields.note')}
      optional={t('dialog.optional')}
      rows={2}
      maxLength={longestNote}
      value={values.note ?? ''}
      onChange={(event) => onChange({ note: event.target.value })}
    />
  )
}
