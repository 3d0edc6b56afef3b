import money from './money.ts'
import parcel from './parcel.ts'
import people from './people.ts'

export default {
  lead: {
    title: 'Savolingizni bering',
    text: 'Oʻzingizga qulay tilda yozing: lotincha, kirillcha, ruscha yoki inglizcha. Har bir javobning oxirida kerakli sahifaga havola bor.',
    drawn: 'Choynak, ikkita piyola va suhbat: choy ustida savol-javob',
  },
  live: {
    label: 'Nima boʻldi? Oʻz soʻzingiz bilan yozing',
    button: 'Topish',
    examples: 'Masalan:',
    groups: 'Mavzular',
    questions: '{count, plural, other {{shown} ta savol}}',
    found: '{count, plural, other {{shown} ta javob topildi}}',
    foundNone: 'Bunday savol hali berilmagan',
    foundNoneText:
      'Boshqa soʻz bilan yozib koʻring yoki operatordan soʻrang: pastda telefon va Telegram bor.',
    all: 'Barcha savollar',
    copy: 'Shu javobga havola',
    copied: 'Havola nusxalandi.',
    copyFailed: 'Nusxalab boʻlmadi: manzil brauzer satrida turibdi.',
    now: 'Hoziroq qiling',
    code: 'Trek-kod',
    codeHint: 'Kod SMSda va yorliqda bor.',
    codeButton: 'Ochish',
  },
  ...parcel,
  ...money,
  ...people,
  next: {
    title: 'Javob topilmadimi?',
    text: 'Odam javob beradi: har kuni {opens}–{closes}.',
    ways: { call: '{phone}', telegram: 'Telegram', write: 'Yozish' },
  },
} as const
