/*
 * An evening at the depot of Tashkent, as the demo shows it: what a van from Samarkand brings, and what a courier has just
 * laid on the table. Invented people.
 */

export type DepotParcel = Readonly<{
  receiver: string
  phone: string
  region: number
  city: number
  street: string
  what: string
  kg: number
  goods?: number
}>

const parcel = (
  last: number,
  receiver: string,
  [region, city]: readonly [number, number],
  street: string,
  what: string,
  kg: number,
  goods?: number,
): DepotParcel => ({
  receiver,
  phone: String(901_000_300 + last),
  region,
  city,
  street,
  what,
  kg,
  ...(goods === undefined ? {} : { goods }),
})

const chilonzor = [14, 205] as const
const yunusobod = [14, 207] as const
const mirobod = [14, 200] as const
const fargona = [12, 177] as const
const buxoro = [3, 47] as const

/** In two bags, in the order in which they were put in; the rest lies loose. */
export const comingInFirst = 6
export const comingInSecond = 5
export const coming: readonly DepotParcel[] = [
  parcel(1, 'Shahnoza Ergasheva', chilonzor, 'Bunyodkor koʻchasi, 18-uy', 'Choynak va piyolalar', 2.4),
  parcel(2, 'Abdulla Rahmonov', chilonzor, 'Qatortol koʻchasi, 51-uy', 'Gilamcha', 4.2, 260_000),
  parcel(3, 'Nargiza Olimova', chilonzor, 'Lutfiy koʻchasi, 9-uy', 'Doʻppi, 3 dona', 0.6, 120_000),
  parcel(4, 'Rustam Gʻaniyev', yunusobod, 'Amir Temur shohkoʻchasi, 108-uy', 'Qogʻoz', 3.1),
  parcel(5, 'Feruza Nabiyeva', yunusobod, 'Ahmad Donish koʻchasi, 20-uy', 'Atlas koʻylak', 0.9, 340_000),
  parcel(6, 'Jahongir Sodiqov', yunusobod, 'Yunus Rajabiy koʻchasi, 3-uy', 'Quritilgan meva', 5.5),
  parcel(7, 'Malohat Yoʻldosheva', mirobod, 'Nukus koʻchasi, 44-uy', 'Kashta', 0.7),
  parcel(8, 'Sherzod Ismoilov', mirobod, 'Oybek koʻchasi, 12-uy', 'Pichoq toʻplami', 1.3, 210_000),
  parcel(9, 'Zulfiya Karimova', mirobod, 'Mirobod koʻchasi, 7-uy', 'Sopol lagan', 2.8),
  parcel(10, 'Otabek Murodov', fargona, 'Margʻilon koʻchasi, 30-uy', 'Kitoblar', 3.4),
  parcel(11, 'Dilorom Tosheva', fargona, 'Al-Fargʻoniy koʻchasi, 5-uy', 'Palto', 1.9, 480_000),
  parcel(12, 'Akmal Qosimov', fargona, 'Mustaqillik koʻchasi, 71-uy', 'Velosiped gʻildiragi', 6.2),
  parcel(13, 'Barno Saidova', chilonzor, 'Arnasoy koʻchasi, 33-uy', 'Oʻyinchoq', 1.1),
  parcel(14, 'Ulugʻbek Hamidov', yunusobod, 'Bogʻishamol koʻchasi, 16-uy', 'Chang yutkich', 5.9, 690_000),
]

/** On the table since an hour ago. */
export const onTable: readonly DepotParcel[] = [
  parcel(21, 'Gulchehra Azizova', buxoro, 'Navoiy shohkoʻchasi, 15-uy', 'Darsliklar', 4.6),
  parcel(22, 'Temur Joʻrayev', buxoro, 'Alpomish koʻchasi, 8-uy', 'Roman', 0.5, 64_000),
  parcel(23, 'Mohira Rasulova', fargona, 'Qomus koʻchasi, 2-uy', 'Lugʻat', 1.2),
  parcel(24, 'Farhod Umarov', fargona, 'Turon koʻchasi, 19-uy', 'Bolalar ensiklopediyasi', 2.1, 320_000),
  parcel(25, 'Sevara Nosirova', mirobod, 'Sadriddin Ayniy koʻchasi, 6-uy', 'Atlas xaritalar', 0.8),
  parcel(26, 'Laziz Tojiyev', chilonzor, 'Muqimiy koʻchasi, 64-uy', 'Daftarlar', 3.7),
]
