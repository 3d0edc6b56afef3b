import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { areaOf } from '#modules/accounts/domain/audit-actions.ts'
import { thingAt } from '#modules/accounts/domain/audit-things.ts'
import type { AuditList } from '#modules/accounts/staff/staff.contract.ts'
import { verbs } from '#modules/orders/domain/words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { roleNames } from '../role-names.ts'
import { actionNames } from './action-names.ts'
import { fieldTold, isKey, type ToldField } from './field-words.ts'
import { objectNames } from './thing-names.ts'
import { useToldValues } from './told-values.ts'
import { valueNames } from './value-names.ts'

type Names = AuditList['items'][number]['names']

/** The log in the person's words. Nothing is hidden, and nothing is told in the words of the database. */
export function useAuditWords(names: Names) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const thing = (object: string) => {
    const [kind = '', id = ''] = object.split(':', 2)
    const name = names[object]
    if (name) return name
    if (kind === 'payment-method' && isKey(valueNames.paymentTypes, id)) return t(valueNames.paymentTypes[id])
    if (kind === 'commission' && isKey(valueNames.commissionKinds, id))
      return t(valueNames.commissionKinds[id])
    if (isKey(objectNames, kind)) return t(objectNames[kind], { id })
    return /^\d+$/.test(id) ? `№\u00A0${id}` : t('audit.fields.other')
  }
  const told = useToldValues(thing)
  return {
    thing,
    /** In the course of an order's life it is told what became of the order, elsewhere what somebody did. */
    action(action: string): { text: string; ofOrder: boolean } {
      const verb = verbs.find((one) => action === `order.${one}`)
      if (verb) return { text: t(`orders.verbs.${verb}`), ofOrder: true }
      if (!isKey(actionNames, action)) return { text: t('audit.fields.other'), ofOrder: true }
      return { text: t(actionNames[action]), ofOrder: action === 'order.create' }
    },
    field(action: string, path: string): ToldField | undefined {
      return fieldTold(action, path)
    },
    fieldName: (field: ToldField) => t(field.name),
    value(action: string, path: string, field: ToldField, value: unknown): string {
      const kind = thingAt(action, path.replace(/^input\./, ''))
      return told({ value, as: field.as, kind, area: areaOf(action) })
    },
    role(role: string) {
      if (role === 'command_line') return t('audit.commandLine')
      return t(isKey(roleNames, role) ? roleNames[role] : 'audit.customer')
    },
    time: (at: string) => format.dateTime(Date.parse(at)),
  }
}
