/** The part of the profile page about notices of the browser. */
export default {
  title: 'Notifications on this device',
  off: 'News about parcels will show in this browser, even when the page is closed.',
  on: 'Switched on. If you sign out, nothing comes to this device.',
  isOn: 'on',
  notAllowed: 'Permission was not given, so it stays off.',
  turnOn: 'Switch on',
  turnOff: 'Switch off',
  unsupported: 'This browser cannot show notifications.',
  unsupportedApple: 'First add this page to the home screen (“Share” button), then open it from there.',
  blocked: 'The browser does not allow notifications of this site. Allow them in its settings.',
  failed: 'The browser could not subscribe. Please try again later.',
} as const
