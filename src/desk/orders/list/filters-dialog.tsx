import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { promiseStates } from '#modules/orders/domain/desk/desk-work.ts'
import { statuses } from '#modules/orders/domain/words.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { DaySpan } from '../../parts/days/day-span.tsx'
import { mayDo } from '../../sections.ts'
import { useStaff } from '../../signed-in.ts'
import { type ChangeView, everything, isFiltered, type OrdersView } from '../orders-query.ts'
import { CourierFilter, PointFilter } from './pick-filters.tsx'
import { promiseNames } from './promise-names.ts'

type FiltersDialogProps = {
  view: OrdersView
  onChange: ChangeView
  onClose: () => void
}

/** Every filter of the list. Each holds at once: the list stands behind. */
export function FiltersDialog({ view, onChange, onClose }: FiltersDialogProps) {
  const t = useTranslations()
  const role = useStaff()?.role
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deskOrders.filters.title')}
      closeLabel={t('common.close')}
      place="side"
      actions={
        <>
          <Button
            look="second"
            disabled={!isFiltered(view)}
            onClick={() => onChange({ ...everything, q: view.q })}
          >
            {t('deskOrders.list.none.clear')}
          </Button>
          <Button onClick={onClose}>{t('deskOrders.filters.show')}</Button>
        </>
      }
    >
      <div className="orders-filter-form">
        <StateFilters view={view} onChange={onChange} />
        {role && mayDo(role, 'staff.read') && (
          <CourierFilter
            label={t('deskOrders.fields.courier')}
            any={t('deskOrders.filters.anyCourier')}
            value={view.courier}
            onChange={(courier) => onChange({ courier })}
          />
        )}
        {role && mayDo(role, 'point.manage') && (
          <PointFilter
            label={t('deskOrders.fields.point')}
            any={t('deskOrders.filters.anyPoint')}
            value={view.point}
            onChange={(point) => onChange({ point })}
          />
        )}
        <RegionSelect
          label={t('deskOrders.filters.toRegion')}
          value={view.toRegion}
          onChange={(toRegion) => onChange({ toRegion })}
        />
        <RegionSelect
          label={t('deskOrders.filters.fromRegion')}
          value={view.fromRegion}
          onChange={(fromRegion) => onChange({ fromRegion })}
        />
        <div className="orders-filter-form__days">
          <DaySpan
            labels={{ from: t('deskOrders.list.from'), to: t('deskOrders.list.to') }}
            value={view}
            onChange={onChange}
          />
        </div>
      </div>
    </Dialog>
  )
}

function StateFilters({ view, onChange }: Pick<FiltersDialogProps, 'view' | 'onChange'>) {
  const t = useTranslations()
  return (
    <>
      <Select
        label={t('deskOrders.list.status')}
        value={view.status ?? ''}
        onChange={({ target }) => onChange({ status: statuses.find((one) => one === target.value) })}
      >
        <option value="">{t('deskOrders.list.anyStatus')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`orders.status.${status}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('deskOrders.filters.promise')}
        value={view.promise ?? ''}
        onChange={({ target }) => onChange({ promise: promiseStates.find((one) => one === target.value) })}
      >
        <option value="">{t('deskOrders.filters.anyPromise')}</option>
        {promiseStates.map((state) => (
          <option key={state} value={state}>
            {t(promiseNames[state])}
          </option>
        ))}
      </Select>
      <Select
        label={t('deskOrders.list.paid')}
        value={view.paid ?? ''}
        onChange={({ target: { value: paid } }) =>
          onChange({ paid: paid === 'true' || paid === 'false' ? paid : undefined })
        }
      >
        <option value="">{t('deskOrders.list.anyPaid')}</option>
        <option value="true">{t('deskOrders.paid.yes')}</option>
        <option value="false">{t('deskOrders.paid.no')}</option>
      </Select>
    </>
  )
}

type RegionSelectProps = {
  label: string
  value: string | undefined
  onChange: (region: string | undefined) => void
}

function RegionSelect({ label, value, onChange }: RegionSelectProps) {
  const t = useTranslations('deskOrders.filters')
  const locale = useLocale()
  return (
    <Select label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">{t('anyRegion')}</option>
      {regions.map(({ id, name, short = name }) => (
        <option key={id} value={String(id)}>
          {short[locale]}
        </option>
      ))}
    </Select>
  )
}
