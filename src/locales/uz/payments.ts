export default {
  not_configured: 'Bu toʻlov turi hozircha ulanmagan.',
  switched_off: 'Bu toʻlov turi vaqtincha ishlamayapti.',
} as const
