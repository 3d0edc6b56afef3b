import type uz from '../../uz/courier/courierStop.ts'
import type { DeepStrings } from '../../shape.ts'

export default {} as const satisfies DeepStrings<typeof uz>
