export default {
  delivery: 'Доставка посылки {code}',
  goods: 'Деньги за товар, {code}',
  package: 'Пакет отправок',
  advance: 'Предоплата на баланс',
} as const
