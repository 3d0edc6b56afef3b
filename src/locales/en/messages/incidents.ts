import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/incidents.ts'

export default {
  late_report: {
    name: 'Late report',
    message:
      'The report came late: the order has moved on meanwhile. It is kept in the history and changed nothing.',
    whatToDo:
      'If you have the parcel, follow your list. If it is not there, hand it in at the depot or a point.',
  },
  impossible_report: {
    name: 'Report that does not fit',
    message: 'This report does not fit the order as it is now. It is kept, and the operator sees it.',
    whatToDo: 'Give the parcel to nobody: keep it until the operator answers, or hand it in at the depot.',
  },
  wrong_code: {
    name: 'Wrong receiver’s code',
    message: 'The receiver’s code that was entered is wrong. The parcel does not count as handed over yet.',
    whatToDo:
      'If the receiver is still there, ask for the code again, or take a photo of the passport. The money you took is written down; the operator decides.',
  },
  before_order: {
    name: 'Dated before the order',
    message: 'The report is dated before the order was made. It is written down at that moment instead.',
    whatToDo: 'Check the clock of your phone. Go on with the parcel as usual.',
  },
  cash_difference: {
    name: 'Cash differs',
    message: 'The cash that was counted is not the sum that was expected.',
    whatToDo: 'Keep the money apart and hand it to the cashier. Write why it differs.',
  },
  hand_over_difference: {
    name: 'Hand-over differs',
    message: 'What one side gave and what the other side took are not the same.',
    whatToDo: 'Count the parcels together once more. If it still differs, both of you tell the operator.',
  },
  missing: {
    name: 'Parcel missing',
    message: 'A parcel of the list was not scanned.',
    whatToDo: 'Look through the van, the bags and the depot. If you find it, scan it.',
  },
  surplus: {
    name: 'Parcel too many',
    message: 'A parcel was scanned that is not on the list.',
    whatToDo: 'Leave the parcel here: the operator says where it goes.',
  },
  proof_pending: {
    name: 'Picture missing',
    message: 'A picture or a signature that the report names has not come yet.',
    whatToDo: 'Open the app with a connection: it is sent by itself.',
  },
  locker_fault: {
    name: 'Locker cell',
    message: 'A locker cell does not work, and a parcel lies in it or may do so.',
    whatToDo: 'Look into the cell: take the parcel or leave it, then mark the door as working.',
  },
  found_after_end: {
    name: 'Parcel of a cancelled order',
    message: 'A parcel of a cancelled order was scanned.',
    whatToDo:
      'Give the parcel to nobody: hand it in at the depot or a point. The operator sends it on or gives it back.',
  },
  seal: {
    name: 'Seal not as told',
    message: 'The seal of a van that came in is broken, another one, or missing.',
    whatToDo:
      'Open the van together with whoever drove it, scan every parcel, and ask them about what is missing.',
  },
} as const satisfies DeepStrings<typeof uz>
