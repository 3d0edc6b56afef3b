import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/messages/payments.ts'

export default {
  not_configured: 'Этот способ оплаты пока не подключён.',
  switched_off: 'Этот способ оплаты временно недоступен.',
  receipt_line: 'Услуга доставки, {code}',
  payme: {
    not_post: 'Принимаются только запросы POST.',
    unreadable: 'Запрос не удалось прочитать.',
    bad_call: 'В запросе не хватает данных.',
    no_method: 'Такого метода нет.',
    not_payme: 'Недостаточно прав для этой операции.',
    failed: 'Ошибка системы. Попробуйте позже.',
    wrong_amount: 'Неверная сумма.',
    no_transaction: 'Транзакция не найдена.',
    too_late_to_cancel: 'Заказ выполняется, вернуть оплату нельзя.',
    state_forbids: 'Эту операцию выполнить нельзя.',
    no_order: 'Такого номера счёта нет.',
    being_paid: 'Этот счёт сейчас оплачивается другой транзакцией.',
    not_to_be_paid: 'Счёт закрыт: оплачен, отменён или просрочен.',
  },
} as const satisfies DeepStrings<typeof uz>
