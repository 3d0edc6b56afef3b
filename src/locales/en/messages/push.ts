/** The part of the profile page about notices of the browser. */
export default {
  title: 'Notifications on this device',
  off: 'Parcel news will show up in this browser even when the page is closed.',
  on: 'On. If you sign out, nothing will come to this device.',
  isOn: 'on',
  notAllowed: 'Permission was not given, so they stay off.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  unsupported: 'This browser cannot show notifications.',
  unsupportedApple: 'First add this page to the home screen (“Share” button), then open it from there.',
  blocked: 'Your browser blocks notifications from this site. Allow them in its settings.',
  failed: 'The browser could not subscribe. Please try again later.',
} as const
