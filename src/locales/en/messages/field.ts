export default {
  conflicts: {
    cancelled_meanwhile:
      'The order was cancelled. If you have the parcel, give it to nobody: hand it in at the depot or a point. The operator sees this.',
    redirected_meanwhile:
      'The receiver sent the parcel to a point. Do not take it to the door: hand it in at the point on your list.',
    delivered_meanwhile:
      'This parcel is already marked as delivered. If you still have it, keep it and call the operator.',
    with_colleague:
      'The parcel was passed on to another courier. If you have it, hand it to them with a scan or take it to the depot.',
    at_point_meanwhile:
      'The parcel is marked as received at a point. If you have it, hand it in there or call the operator.',
    given_up_meanwhile:
      'This parcel goes back to its sender. Do not hand it over: hand it in at the depot or a point with the returns.',
    cash_differs:
      'The receiver has paid by link. If you took cash, keep it apart: the operator will say how it is returned.',
    wrong_receiver_code:
      'The code is wrong, so the parcel does not count as delivered yet. If you are still with the receiver, ask for the code again, or take a signature and a photo of the passport. The money you took is written down; the operator decides.',
    told_late:
      'Your report came late: something else was recorded meanwhile. We have kept it for the operator; you need not do anything.',
    not_told_yet:
      'The courier who fetched the parcel has not told us yet. Your scan is kept and counts once their phone has a network. Keep the parcel.',
    accept_first:
      'Nobody has accepted this order yet. Accept it in the list of offers first, then scan the parcel again.',
    moved_on:
      'The order has changed and this no longer fits. If you have the parcel, keep it: the operator decides.',
  },
  decisions: {
    settled: 'Settled.',
    delivered: 'Counted as delivered at the time you reported.',
    money_back: 'The money goes back to the receiver.',
  },
}
