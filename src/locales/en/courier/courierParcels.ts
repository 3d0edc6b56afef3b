export default {
  title:
    '{count, plural, =0 {The bag is empty} one {You have {text} parcel} other {You have {text} parcels}}',
  toCollect: '{amount} to take',
  scan: 'Scan',
  load: 'Load',
  emptyTitle: 'No parcels yet',
  emptyText: 'Scan a parcel and it stands here.',
  parts: {
    handIn: 'Hand in at a depot or a point',
    failed: 'Not delivered this time',
    deliver: 'To the door',
    bring: 'To a point',
    fetched: 'Fetched from senders',
  },
  handOver: {
    title: 'From hand to hand',
    take: 'Taking from a courier or a depot: scan the parcel, and it is on your account.',
    takeButton: 'Take by scan',
    give: 'Giving: whoever takes it scans it. If the label cannot be read, open the parcel and show its code.',
  },
} as const
