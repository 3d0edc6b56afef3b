import type { DeepStrings } from '../../shape.ts'
import type uz from '../../uz/shared/paramMissing.ts'

export default {
  feedback: {
    text: 'Чтобы оценить курьера, откройте ссылку из сообщения или введите код из неё.',
    label: 'Код оценки',
    hint: 'Он стоит в конце ссылки, которую мы прислали после вручения.',
    button: 'Перейти к оценке',
  },
  personalLink: {
    text: 'Если получатель прислал вам личную ссылку, откройте её или введите код из неё.',
    label: 'Код ссылки',
    hint: 'Последняя часть ссылки.',
    button: 'Отправить посылку',
  },
  receiverUpdate: {
    text: 'Чтобы изменить день или место для вашей посылки, откройте ссылку из сообщения или введите код из неё.',
    label: 'Код ссылки',
    hint: 'Он стоит в конце ссылки из SMS или Telegram.',
    button: 'Открыть посылку',
  },
  trackLight: {
    text: 'Введите трек-код — покажем путь посылки.',
    label: 'Трек-код',
    hint: 'Начинается с TB, 16 знаков. Он есть в SMS и на этикетке.',
    button: 'Отследить',
  },
} as const satisfies DeepStrings<typeof uz>
