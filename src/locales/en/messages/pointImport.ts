import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/pointImport.ts'

export default {
  required: 'This cell must not be empty.',
  invalid_format: 'This could not be read. Write it as in the example.',
  invalid_choice: 'There is no such value, or it does not suit a point of this kind.',
  unknown_place: 'No such district was found. Write its name or number.',
  outside_district: 'The pin stands outside the district. Check the coordinates.',
  too_long: 'The text is too long.',
  too_big: 'More than a point of this kind may take.',
} as const satisfies DeepStrings<typeof uz>
