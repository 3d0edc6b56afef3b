export default {
  back: 'Orqaga',
  dayAndHours: '{day}, {hours}',
  parcels: '{count, plural, other {{text} ta posilka}}',
  waiting: {
    actions: '{count, plural, other {{text} ta amal}}',
    photos: '{count, plural, other {{text} ta rasm}}',
  },
} as const
