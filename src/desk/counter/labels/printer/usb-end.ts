/** What a device says of itself; the types of the platform do not know it yet. */
type Endpoint = Readonly<{ endpointNumber: number; direction: 'in' | 'out'; type: string }>
type Alternate = Readonly<{
  alternateSetting: number
  interfaceClass: number
  endpoints: readonly Endpoint[]
}>
type Interface = Readonly<{ interfaceNumber: number; alternates: readonly Alternate[] }>
export type Configuration = Readonly<{ configurationValue: number; interfaces: readonly Interface[] }>

/** Printers, in the list of USB. */
export const printerClass = 7

export type PrinterEnd = Readonly<{
  configuration: number
  interface: number
  alternate: number
  endpoint: number
}>

/** Where a printer takes what it is to print: its own interface, and the pipe that leads in. */
export function printerEndOf(configurations: readonly Configuration[]): PrinterEnd | undefined {
  for (const { configurationValue, interfaces } of configurations)
    for (const { interfaceNumber, alternates } of interfaces)
      for (const { alternateSetting, interfaceClass, endpoints } of alternates) {
        const out = endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk')
        if (interfaceClass === printerClass && out)
          return {
            configuration: configurationValue,
            interface: interfaceNumber,
            alternate: alternateSetting,
            endpoint: out.endpointNumber,
          }
      }
  return undefined
}

/** Small printers have little room: they are told bit by bit. */
const mostBytes = 16_384

export function partsOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  return Array.from({ length: Math.ceil(bytes.length / mostBytes) }, (_, at) =>
    bytes.subarray(at * mostBytes, (at + 1) * mostBytes),
  )
}
