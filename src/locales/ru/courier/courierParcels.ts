import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/courier/courierParcels.ts'

export default {} as const satisfies DeepStrings<typeof uz>
