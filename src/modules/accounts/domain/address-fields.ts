import { longestAtDoor, type PinSource, pinSources } from '#modules/geo/domain/pin-rule.ts'

export { longestAtDoor, type PinSource, pinSources }
