/**
 * Districts and towns of today that SPEC section 3 gives no id: the id they fold into, region, kind, then the name in
 * uz, oz, ru and en without the word for its kind.
 */
export const unitRows = `
202|14|district|Yangihayot|Янгиҳаёт|Янгихаётский|Yangihayot
193|13|district|Tuproqqalʼa|Тупроққалъа|Тупроккалинский|Tuprokkala
100|7|district|Davlatobod|Давлатобод|Давлатабадский|Davlatobod
100|7|district|Yangi Namangan|Янги Наманган|Янги-Наманганский|Yangi Namangan
93|6|city|Gʻozgʻon|Ғозғон|Газган|Gozgon
17|1|district|Boʻzatov|Бўзатов|Бозатауский|Bozatov
163|11|city|Nurafshon|Нурафшон|Нурафшон|Nurafshon
85|5|city|Shahrisabz|Шаҳрисабз|Шахрисабз|Shahrisabz
84|5|district|Koʻkdala|Кўкдала|Кукдалинский|Kokdala
146|10|city|Baxt|Бахт|Бахт|Bakht
`
