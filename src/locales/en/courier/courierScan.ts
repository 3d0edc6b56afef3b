import type uz from '../../uz/courier/courierScan.ts'
import type { DeepStrings } from '../../shape.ts'

export default {} as const satisfies DeepStrings<typeof uz>
