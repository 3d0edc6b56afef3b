import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/cabinet/devices.ts'

export default {
  title: 'Ваши устройства',
  text: 'С них вошли в ваш аккаунт. Если видите незнакомое, завершите его сеанс.',
  current: 'это устройство',
  seen: 'Последний раз {at} · {address}',
  end: 'Завершить сеанс',
  endOthers: 'Завершить остальные сеансы',
  ended: 'Сеанс завершён',
  endAll: 'Выйти на всех устройствах',
  endAllTitle: 'Выйти на всех устройствах?',
  endAllText: 'Вы выйдете и на этом устройстве. Чтобы войти снова, понадобится код из SMS.',
  endAllYes: 'Да, выйти',
  endAllNo: 'Нет',
  history: 'История входов',
  noHistory: 'История пока пуста.',
  kinds: {
    codeSent: 'Отправлен код',
    codeWrong: 'Введён неверный код',
    secondStepAsked: 'Код верный, запрошен второй шаг',
    secondStepWrong: 'Введён неверный код второго шага',
    signedUp: 'Регистрация',
    signedIn: 'Вход',
    signedOut: 'Выход',
    sessionEnded: 'Сеанс на устройстве завершён',
  },
} as const satisfies DeepStrings<typeof uz>
