/** As prices know it; read by ours in one statement with the rest. */
export type { Pause } from '#modules/pricing/domain/served.ts'
