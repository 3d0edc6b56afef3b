import v1 from './v1.ts'

export default { v1 } as const
