import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/beingBuilt.ts'

export default {
  title: 'We are working on this page',
  text: 'It will be here soon. If it is urgent, call us and we will help.',
  meanwhile: 'Meanwhile you can',
  home: 'Go to the home page',
} as const satisfies DeepStrings<typeof uz>
