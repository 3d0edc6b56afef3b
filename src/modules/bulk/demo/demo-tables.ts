import type { Texts } from '../domain/row.ts'

/** What a shop in Margʻilon sends in these weeks; whoever is named here is invented. */
const header = ['Raqam', 'Oluvchi', 'Telefon', 'Viloyat', 'Tuman', 'Manzil', 'Nima', 'Vazn, kg', 'Tovar puli']

const table = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t')).join('\n')

/** Slips of all kinds, as they are in tables of others. */
export const withSlips = table([
  header,
  [
    'A-412',
    'Nodira Saidova',
    '+998 90 100 02 01',
    'Samarqand viloyati',
    'Samarqand shahri',
    'Registon koʻchasi, 15-uy',
    'Atlas koʻylak',
    '0,8',
    '285000',
  ],
  [
    'A-413',
    'Bobur Toshmatov',
    '8(93)100.02.02',
    'Самарканд',
    'Самарқанд',
    'Dagbit koʻchasi, 9-uy',
    'Roʻmol',
    '0.3',
    '90 000',
  ],
  [
    'A-414',
    'Шахноза Каримова',
    '9,01000203E+08',
    'Бухоро вилояти',
    'Бухоро шаҳри',
    'Накшбанд кўчаси, 41-уй',
    'Атлас',
    '1,2 кг',
    '150 минг',
  ],
  [
    'A-415',
    'Jahongir Xoʻjayev',
    '90 100 02',
    'Toshkent shahri',
    'Chilonzor',
    'Bunyodkor shoh koʻchasi, 42-uy, 18-xonadon',
    'Adras',
    '2',
    '410000',
  ],
  [
    'A-416',
    'Malika Ergasheva',
    '901000205',
    'Toshkent shahri',
    'Yunusabat',
    'Amir Temur koʻchasi, 108-uy',
    'Koʻylak',
    '0,7',
    '240000',
  ],
  ['A-417', 'Aziz Rahimov', '901000206', 'Namangan', 'Namangan sh.', 'Navoiy 5', 'Doʻppi', '0,2', '60000'],
  [
    'A-418',
    'Gulbahor Xoliqova',
    '901000207',
    'Andijon viloyati',
    'Asaka',
    'Bogʻ koʻchasi, 3-uy',
    'Atlas, 4 metr',
    '',
    '320000',
  ],
  [
    'A-419',
    'Sardor Qodirov',
    '901000208',
    'Xorazm',
    'Urgench',
    'Al-Xorazmiy koʻchasi, 27-uy',
    'Choyshab',
    '1,5',
    '175000',
  ],
  [
    'A-412',
    'Nodira Saidova',
    '+998 90 100 02 01',
    'Samarqand viloyati',
    'Samarqand shahri',
    'Registon koʻchasi, 15-uy',
    'Atlas koʻylak',
    '0,8',
    '285000',
  ],
  ['A-420', 'Dilfuza Norova', '901000210', 'Qashqadaryo', 'Qarshi shahri', 'Uy', 'Roʻmol', '0,4', '95000'],
])

/** Names of columns that nobody but the shop knows. */
export const withOwnHeaders = table([
  ['Margʻilon Atlas, 3-doʻkon', '', '', '', '', ''],
  ['Kimga', 'Raqami', 'Tuman', 'Adres', 'Kg', 'Nimasi'],
  ['Lola Yusupova', '901000221', 'Chilonzor', 'Qatortol koʻchasi, 7-uy', '0,6', 'Atlas'],
  ['Otabek Nazarov', '901000222', 'Qoʻqon', 'Turkiston koʻchasi, 61-uy', '1,1', 'Adras, 3 metr'],
  ['Zulfiya Mamatova', '901000223', 'Yunusobod', 'Bogʻishamol koʻchasi, 220-uy', '0,9', 'Koʻylak'],
])

/** A quote that nobody closes: where a cell ends cannot be known. */
export const unreadable =
  'Oluvchi;Telefon;Manzil\n"Nargiza Aliyeva;901000231;Buxoro\nUlugʻbek Sattorov;901000232;Navoiy\n'

export const chat = `[17.11.2026 19:42] Kamola: assalomu alaykum, qizil atlas koʻylak bormi?
[17.11.2026 19:44] Kamola: Kamola Ismoilova 90 100 02 41 Fargʻona shahri, Mustaqillik koʻchasi 12-uy. 2 ta koʻylak, 480 ming
[17.11.2026 20:03] Рустам: Здравствуйте, отправьте в Самарканд, ул. Регистан 8, кв. 14. Рустам Хакимов +998 90 100 02 42, платок, 95 000 сум
[17.11.2026 20:10] Рустам: спасибо!
[18.11.2026 08:15] Sevara: Toshkent Chilonzor 9-kvartal 14-uy 30-xonadon, tel 901000243, adras 350 000`

/** Sent the day before, and collected in one visit. */
export const sent: readonly Texts[] = [
  [
    'A-401',
    'Feruza Tursunova',
    '901000251',
    'Toshkent shahri',
    'Mirzo Ulugʻbek tumani',
    'Buyuk Ipak Yoʻli koʻchasi, 112-uy',
    'Atlas koʻylak',
    '0.8',
    '310000',
  ],
  [
    'A-402',
    'Rustam Hakimov',
    '901000252',
    'Samarqand viloyati',
    'Samarqand shahri',
    'Registon koʻchasi, 8-uy',
    'Choyshab',
    '2.4',
    '420000',
  ],
  [
    'A-403',
    'Mohira Sobirova',
    '901000253',
    'Buxoro viloyati',
    'Buxoro shahri',
    'Mehtar Anbar koʻchasi, 19-uy',
    'Roʻmol',
    '0.3',
    '95000',
  ],
].map(([number, name, phone, region, city, street, what, weight, fee]) => ({
  external_id: number ?? '',
  receiver_name: name ?? '',
  receiver_phone: phone ?? '',
  to_region: region ?? '',
  to_city: city ?? '',
  to_street: street ?? '',
  description: what ?? '',
  weight: weight ?? '',
  product_fee: fee ?? '',
}))
