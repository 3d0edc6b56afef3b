import { err, ok, type Result } from '#kernel/result.ts'
import { type Configuration, type PrinterEnd, partsOf, printerClass, printerEndOf } from './usb-end.ts'

type Device = Readonly<{
  opened: boolean
  configuration: { configurationValue: number } | null
  configurations: readonly Configuration[]
  open(): Promise<void>
  close(): Promise<void>
  selectConfiguration(value: number): Promise<void>
  claimInterface(number: number): Promise<void>
  selectAlternateInterface(number: number, alternate: number): Promise<void>
  releaseInterface(number: number): Promise<void>
  transferOut(endpoint: number, bytes: Uint8Array<ArrayBuffer>): Promise<{ status: string }>
}>
type Usb = {
  getDevices(): Promise<readonly Device[]>
  requestDevice(asked: { filters: readonly { classCode: number }[] }): Promise<Device>
}

const usbOf = (browser: Navigator): Usb | undefined => (browser as { usb?: Usb }).usb

/** Chrome and Edge know it; elsewhere the way is not offered. */
export const hasUsb = (): boolean => typeof navigator !== 'undefined' && usbOf(navigator) !== undefined

export type UsbFailure =
  /** Nobody has chosen one, or it is unplugged. */
  | 'none'
  /** It is no printer that can be spoken to. */
  | 'unknown'
  /** The system keeps it for itself: on Windows that is so for printers with their maker's driver. */
  | 'taken'
  | 'stopped'

/** Asks which printer; only a press of a person may. */
export async function choosePrinter(): Promise<Result<undefined, UsbFailure>> {
  const chosen = await usbOf(navigator)
    ?.requestDevice({ filters: [{ classCode: printerClass }] })
    .catch(() => undefined)
  return chosen ? ok(undefined) : err('none')
}

export const isPrinterChosen = async (): Promise<boolean> =>
  ((await usbOf(navigator)?.getDevices()) ?? []).length > 0

/** The whole of it, to the printer that this device was allowed. */
export async function sendToUsb(bytes: Uint8Array<ArrayBuffer>): Promise<Result<undefined, UsbFailure>> {
  const allowed = (await usbOf(navigator)?.getDevices()) ?? []
  if (allowed.length === 0) return err('none')
  for (const device of allowed) {
    const end = printerEndOf(device.configurations)
    if (end) return sendTo(device, end, bytes)
  }
  return err('unknown')
}

async function sendTo(
  device: Device,
  end: PrinterEnd,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<undefined, UsbFailure>> {
  try {
    await device.open()
    if (device.configuration?.configurationValue !== end.configuration)
      await device.selectConfiguration(end.configuration)
    await device.claimInterface(end.interface)
    if (end.alternate !== 0) await device.selectAlternateInterface(end.interface, end.alternate)
  } catch {
    if (device.opened) await device.close().catch(() => undefined)
    return err('taken')
  }
  try {
    for (const part of partsOf(bytes)) {
      const { status } = await device.transferOut(end.endpoint, part)
      if (status !== 'ok') return err('stopped')
    }
    return ok(undefined)
  } catch {
    return err('stopped')
  } finally {
    await device.releaseInterface(end.interface).catch(() => undefined)
    await device.close().catch(() => undefined)
  }
}
