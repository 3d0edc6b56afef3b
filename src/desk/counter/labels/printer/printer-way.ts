/**
 * What reaches a printer from a browser: its own dialog (PDF), a file that the printer's program sends on (ZPL), and a
 * printer on USB that somebody has allowed. A printer in the network listens where no page may speak.
 */
export const printerWays = ['label', 'a4', 'usb', 'zpl'] as const
export type PrinterWay = (typeof printerWays)[number]

/** Which of them this device can go. */
export const isPossible = (way: PrinterWay, hasUsb: boolean): boolean => way !== 'usb' || hasUsb

/** As this device keeps it; whatever else was kept, or works no longer, is the first one. */
export const wayIn = (kept: string | null, hasUsb: boolean): PrinterWay =>
  printerWays.find((way) => way === kept && isPossible(way, hasUsb)) ?? 'label'

/** What the server is asked for: a printer on USB speaks the language of label printers. */
export const formatOf = (way: PrinterWay): 'label' | 'a4' | 'zpl' => (way === 'usb' ? 'zpl' : way)
