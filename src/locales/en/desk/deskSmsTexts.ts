export default {
  lead: 'The SMS gateway sends only texts it has approved. Enter them in the gateway’s cabinet and mark them here once they are approved. Until a Cyrillic text is approved, the Latin one is sent. A changed text has to be approved again.',
  notModerated:
    'No SMS gateway is connected: messages stay on this server and are written in Cyrillic without approval.',
  cyrillic: 'Uzbek, Cyrillic',
  latin: 'Uzbek, Latin',
  russian: 'Russian',
  english: 'English',
  waiting: 'Not approved: {count} of {all}',
  copy: 'Copy those not approved',
  copied: 'Copied',
  copyFailed: 'Copying failed. Select the text and copy it yourself.',
  notYet: 'Not approved, the Latin text is sent',
  approvedAt: 'Approved: {at}',
  approve: 'Approved',
  approveNamed: '{name}: the gateway has approved it',
  withdraw: 'Withdraw approval',
  withdrawNamed: '{name}: withdraw approval',
} as const
