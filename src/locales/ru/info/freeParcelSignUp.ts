import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/info/freeParcelSignUp.ts'

export default {
  lead: {
    title: 'Позвоним и откроем вместе',
    text: 'Оставьте имя и телефон. Оператор позвонит с {opens} до {closes}, поможет открыть аккаунт и скажет, сколько вычтем из цены первой посылки.',
    note: 'Если не ждать и <signUp>зарегистрироваться самим</signUp>, бесплатная посылка ваша сразу.',
  },
  apply: {
    title: 'О вас',
    text: 'Если срочно: {phone}.',
    fields: {
      name: 'Имя',
      lastName: 'Фамилия',
      phone: 'Телефон',
      email: 'Электронная почта',
      company: 'Компания или магазин',
      website: 'Сайт или страница',
    },
    hints: {
      email: 'Если удобнее получить ответ письмом.',
      company: 'Если отправляете от имени магазина.',
      website: 'Подойдёт и страница в Instagram или Telegram.',
    },
    button: 'Жду звонка',
    done: {
      title: 'Записали',
      text: 'Оператор позвонит с {opens} до {closes}. Не хочется ждать — наберите сами: {phone}.',
    },
  },
  afterwards: {
    title: 'Что будет дальше',
    call: {
      title: 'Звонок',
      text: 'Спросим, что, откуда и куда вы отправляете, и назовём цену.',
    },
    open: {
      title: 'Аккаунт',
      text: 'На телефон придёт код, его вводите на сайте только вы. Оператор код не спрашивает.',
    },
    send: {
      title: 'Первая посылка',
      text: 'Маленькая коробка внутри региона едет от пункта до пункта бесплатно, из более дорогой вычтем {priceFrom}.',
    },
  },
  near: { title: 'Что ещё почитать' },
} as const satisfies DeepStrings<typeof uz>
