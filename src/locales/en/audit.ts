import type { DeepStrings } from '../shape.ts'
import type uz from '../uz/audit.ts'

export default {
  caption: 'Entries',
  object: 'Done to, for example {example}',
  objects: { person: 'Person no. {id}', tariff: 'Tariff No. {id}' },
  onlyThis: 'only this one',
  clear: 'Clear the filter',
  columns: {
    at: 'Time',
    who: 'Who',
    action: 'What was done',
    object: 'Done to',
    change: 'Change',
    address: 'Network address',
  },
  actions: {
    staffCreate: 'Person added',
    staffEdit: 'Person changed',
    staffSecondStep: 'New sign-in key given out',
    staffDismiss: 'Let a member of staff go',
    staffRename: 'Changed their name',
    tariffDraft: 'Drafted a tariff',
    tariffPublish: 'Put a tariff into force',
  },
  fields: { name: 'Name', role: 'Role', status: 'Status' },
  customer: 'Customer',
  deleted: 'Deleted',
  yes: 'yes',
  no: 'no',
  empty: 'empty',
  was: 'Before:',
  became: 'Now:',
  same: 'no change',
  none: {
    title: 'No entries',
    text: 'When staff change something, a line appears here.',
    filtered: 'Nobody has done anything to this object yet.',
  },
} as const satisfies DeepStrings<typeof uz>
