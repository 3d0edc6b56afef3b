import type { PrinterWay } from './printer/printer-way.ts'
import type { UsbFailure } from './printer/usb-printer.ts'

export const wayNames = {
  label: 'deskCounterLabels.printer.ways.label',
  a4: 'deskCounterLabels.printer.ways.a4',
  usb: 'deskCounterLabels.printer.ways.usb',
  zpl: 'deskCounterLabels.printer.ways.zpl',
} as const satisfies Record<PrinterWay, string>

export const wayNotes = {
  label: 'deskCounterLabels.printer.notes.label',
  a4: 'deskCounterLabels.printer.notes.a4',
  usb: 'deskCounterLabels.printer.notes.usb',
  zpl: 'deskCounterLabels.printer.notes.zpl',
} as const satisfies Record<PrinterWay, string>

export const doneNames = {
  shown: 'deskCounterLabels.printer.done.shown',
  saved: 'deskCounterLabels.printer.done.saved',
  sent: 'deskCounterLabels.printer.done.sent',
} as const satisfies Record<'shown' | 'saved' | 'sent', string>

export const usbNames = {
  none: 'deskCounterLabels.printer.usb.none',
  unknown: 'deskCounterLabels.printer.usb.unknown',
  taken: 'deskCounterLabels.printer.usb.taken',
  stopped: 'deskCounterLabels.printer.usb.stopped',
} as const satisfies Record<UsbFailure, string>
