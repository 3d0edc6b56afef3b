export default {
  back: 'Orqaga',
  dayAndHours: '{day}, {hours}',
  parcels: '{count, plural, other {{text} ta posilka}}',
} as const
