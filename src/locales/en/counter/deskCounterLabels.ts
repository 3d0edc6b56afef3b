import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/counter/deskCounterLabels.ts'

export default {
  title: 'Labels',
  under: 'For parcels, bags and the shelf',
  list: {
    scan: 'Scan',
    scanNext: 'A parcel or a bag: its label joins the list',
    added: 'On the list',
    notFound: 'No label',
    noLabel: '{text}: there is no such parcel or bag.',
    print: '{count, plural, one {Print {text} label} other {Print {text} labels}}',
    printOne: 'Print',
    drop: '{code}: take it off the list',
    last: 'Taken in last',
  },
  shelf: {
    title: 'Labels of the shelf',
    text: 'Scan the label of a shelf after a parcel, and its place is noted.',
    rows: 'Rows',
    all: 'All',
    row: 'Row {row}',
    print: '{count, plural, one {Print {text}} other {Print {text}}}',
  },
  printer: {
    title: 'How this device prints',
    ways: {
      label: 'Label paper, 100×150 mm',
      a4: 'A4 sheet',
      usb: 'Label printer on USB',
      zpl: 'ZPL file',
    },
    notes: {
      label: 'The PDF opens in a window of its own; its print dialog knows the printers.',
      a4: 'Four labels a sheet, with cut marks.',
      usb: 'No dialog: the label comes at once.',
      zpl: 'The printer’s own program sends the file on.',
    },
    noUsb: 'This browser does not work with USB printers. It takes Chrome or Edge.',
    network:
      'A browser cannot write to a printer in the network. Install it on the computer and choose it in the print dialog, or save the ZPL file.',
    choose: 'Choose the printer',
    chooseOther: 'Another printer',
    chosen: 'A printer is chosen',
    test: 'Test print',
    testWords: 'TezBox: test label',
    done: {
      shown: 'Opened in a new window: print it there',
      saved: 'The file is saved',
      sent: 'Sent to the printer',
    },
    usb: {
      none: 'No printer found. Check its cable and choose it again.',
      unknown: 'That does not look like a label printer. Choose another one.',
      taken:
        'The printer is taken. On Windows its own software holds it: choose “Label paper”, or save the ZPL file.',
      stopped: 'It broke off. Check paper and lid, then try again.',
    },
  },
} as const satisfies DeepStrings<typeof uz>
