import { expect, test } from 'vitest'
import { type Configuration, partsOf, printerEndOf } from './usb-end.ts'

const endpoint = (endpointNumber: number, direction: 'in' | 'out', type = 'bulk') => ({
  endpointNumber,
  direction,
  type,
})
const configuration = (
  interfaceClass: number,
  ...endpoints: ReturnType<typeof endpoint>[]
): Configuration => ({
  configurationValue: 1,
  interfaces: [
    {
      interfaceNumber: 0,
      alternates: [{ alternateSetting: 0, interfaceClass: 3, endpoints: [endpoint(1, 'out')] }],
    },
    { interfaceNumber: 2, alternates: [{ alternateSetting: 1, interfaceClass, endpoints }] },
  ],
})

test('a printer is spoken to where it listens', () => {
  expect(printerEndOf([configuration(7, endpoint(2, 'in'), endpoint(3, 'out'))])).toEqual({
    configuration: 1,
    interface: 2,
    alternate: 1,
    endpoint: 3,
  })
})

test('what is no printer, or does not listen, is left alone', () => {
  expect(printerEndOf([configuration(8, endpoint(3, 'out'))])).toBeUndefined()
  expect(printerEndOf([configuration(7, endpoint(2, 'in'), endpoint(4, 'out', 'interrupt'))])).toBeUndefined()
  expect(printerEndOf([])).toBeUndefined()
})

test('nothing is lost on the way to a small printer', () => {
  const bytes = new Uint8Array(40_000).map((_, at) => at % 251)
  const parts = partsOf(bytes)
  expect(parts.map(({ length }) => length)).toEqual([16_384, 16_384, 7_232])
  expect(parts.flatMap((part) => [...part])).toEqual([...bytes])
  expect(partsOf(new Uint8Array())).toEqual([])
})
