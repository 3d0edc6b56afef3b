import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/parts.ts'

export default {
  crumbs: 'You are here',
  home: 'Home',
  optional: 'optional',
  empty: 'Leave this field empty',
  marks: { yes: 'Yes', no: 'No', part: 'With conditions' },
  calculator: { from: 'From', to: 'To', size: 'Box', button: 'See the price' },
} as const satisfies DeepStrings<typeof uz>
