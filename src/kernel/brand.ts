/** The one place that knows what the company is called and how to reach it. Replace before going live. */
export const brand = {
  name: 'TezBox',
  /** National digits; the first is the main support line. */
  supportPhones: ['712000000', '781130000'],
  supportHours: { open: '08:00', close: '22:00' },
  email: 'salom@tezbox.example',
  /** Read by whoever mends weaknesses (security.txt). */
  securityEmail: 'xavfsizlik@tezbox.example',
  /** Working days within which they answer. */
  securityAnswerDays: 3,
  social: {
    telegram: 'https://t.me/tezbox_example',
    instagram: 'https://instagram.com/tezbox_example',
    youtube: 'https://youtube.com/@tezbox_example',
  },
  bank: {
    holder: 'TEZBOX MCHJ',
    account: '20208000000000000001',
    mfo: '00000',
    stir: '300000000',
  },
} as const
