export { sampleStop, sampleToday } from '../../src/courier/parts/stop-samples.ts'
