import { keyOf, keysOf, type Token, withoutCase } from './tokens.ts'

/** First names of the country, in Latin letters; every spelling that folds together is found. */
const firstNames = keysOf(`
Abbos Abdulla Abdullo Abdulaziz Abdulvohid Abdurahmon Abdurashid Abduqodir Abror Adham Adiba Adolat Afruza Ahmad Ahror Akbar
Akmal Akrom Aktam Alibek Alijon Alisher Aliya Alimjon Alina Anora Anvar Arofat Arslon Asadbek Asal Asilbek Aslam Asliddin
Avaz Axror Aygul Aynur Ayjamal Azamat Aziz Aziza Azizbek Azimjon Bahodir Bahrom Baxodir Baxtiyor Baxtiyar Barchinoy Barno
Begzod Behruz Bekzod Berdax Bobur Botir Botirjon Charos Davlat Davron Dilafruz Dilbar Dildora Dilfuza Dilmurod Dilnavoz
Dilnora Dilnoza Dilobar Dilorom Dilshod Dilshoda Diyora Diyorbek Doston Donyor Durdona Elbek Eldor Elmurod Elyor Erkin
Erkinoy Fahriddin Fariza Faridun Farangiz Farhod Farida Faridaxon Farrux Farruh Fayzulla Fazliddin Fazilat Feruz Feruza
Firuza Fotima Furqat Gavhar Gozal Guzal Gulbahor Gulchehra Gulchiroy Gulhayo Gulmira Gulnora Gulnoz Gulnoza Gulruh Gulsanam
Gulshan Gulshoda Gulsum Gulzar Gulzira Gulandom Habib Habiba Hafiza Halima Hamida Hamid Hamza Hasan Hasanboy Haydar Hikmat
Hilola Humoyun Hurshid Husan Husniya Ibrohim Ibrohimjon Ikrom Ilhom Ilhomjon Ilyos Inobat Inomjon Iroda Islom Islombek
Islomjon Ismoil Isroil Izzat Jahongir Jaloliddin Jamila Jamshid Jasmina Jasur Jasurbek Javlon Javohir Jonibek Jorabek
Kamol Kamola Kamila Kamilla Kamoliddin Kamron Karim Karima Karomat Kifoyat Komil Komila Kumush Laylo Laziz Laziza Lobar Lola
Lutfulla Madina Maftuna Mahbuba Mahfuza Mahliyo Mahmud Malika Malohat Mamlakat Mansur Manzura Mardon Marhabo Marjona Maruf
Mashhura Mastura Matluba Mavjuda Mavluda Maxliyo Mehriniso Mehribon Mexriniso Mirjalol Mirkamol Mirzo Mohichehra Mohigul
Mohinur Mohira Mohlaroyim Muazzam Mubina Muborak Muhabbat Muhammad Muhammadali Muhayyo Muhiddin Muhlisa Muhtor Mukarram
Mukhlisa Munira Munisa Munojat Murod Murodjon Muslima Musharraf Muxlisa Muyassar Muzaffar Nabijon Nafisa Nargis Nargiza
Nasiba Nasim Nasrulla Nazira Nazokat Nigina Nigora Nigina Nilufar Niyoz Nizom Nodir Nodira Nodirbek Noila Norbek Nosir
Nozima Nozim Nuriddin Nurbek Nurali Odil Odina Ogabek Oksana Olim Olima Omon Onaxon Orif Orzigul Otabek Oybek Oydin Oydina
Oygul Oysha Oyshaxon Ozod Ozoda Parizoda Parvina Pokiza Pulat Polat Qalbinur Qahramon Qobil Qodir Qudrat Quvonch Rahim Rahima
Rahmatulla Ramziddin Rano Ravshan Ravshanbek Raximjon Rayhon Rayhona Rixsi Robiya Rohat Rohila Ruhshona Rustam Rustamjon
Ruxsora Ruxshona Sabina Sabohat Sabrina Saida Saidakbar Said Salima Salimjon Samandar Samira Sanjar Sanjarbek Sanobar Saodat
Sarvar Sardor Sardorbek Sarvinoz Sevara Sevinch Shahlo Shahnoza Shahboz Shahriyor Shahzod Shahzoda Shahina Sharifa Sharof
Shavkat Shaxlo Shaxnoza Sherali Sherzod Shirin Shodiya Shohida Shohjahon Shohruh Shoira Shoxrux Shuhrat Shukur Sirojiddin
Sitora Sobir Sobira Sohiba Solih Soliha Sora Suhrob Sulton Surayyo Tabassum Temur Tohir Tohira Tolib Tolqin Tursun Tursunoy
Ugiloy Ulugbek Umar Umid Umida Umidjon Usmon Vali Valijon Vasila Vohid Xadicha Xalima Xayrulla Xilola Xolida Xosiyat
Xonzoda Xumora Xurshid Xurshida Yahyo Yayra Yoldosh Yoqub Yulduz Yusuf Yusufbek Zafar Zamira Zarifa Zarina Zarnigor Zaynab
Zebiniso Zebo Zilola Ziyoda Ziyodulla Zohid Zohida Zokir Zuhra Zuhriddin Zulayho Zulfiya Zulayxo Zumrad Zuxra Arslonbek
Akmaljon Anvarjon Azizaxon Dilafroz Otkir Ochilbek Oktam Orinboy Ilxom Saidabonu Asadulla Ergash Eshmat Toshmat Hojiakbar
Aleksandr Aleksandra Aleksey Alena Alyona Alla Anastasiya Anatoliy Andrey Angelina Anna Antonina Anton Anya Arina Arkadiy
Artem Artyom Artur Boris Valentina Valentin Valeriy Valeriya Varvara Vasiliy Vera Veronika Viktor Viktoriya Vitaliy Vladimir
Vladislav Vlad Vyacheslav Galina Gennadiy Georgiy Grigoriy Darya Dasha Denis Diana Dima Dmitriy Evgeniy Evgeniya Egor
Ekaterina Elena Elizaveta Elvira Eva Yana Yuliya Yuriy Yakov Zinaida Ivan Igor Ilya Inna Irina Kamil Karina Katya Kirill Kira
Konstantin Kristina Ksenia Kseniya Larisa Lena Leonid Lesya Leyla Liliya Lina Lyubov Lyudmila Maksim Margarita Marina Mariya
Masha Mark Marat Matvey Milana Mihail Mixail Nadejda Natalya Nataliya Nastya Nelya Nikita Nikolay Nina Oleg Olesya Olga Olya
Pavel Petr Polina Raisa Regina Renat Rimma Rinat Roman Roza Ruslan Rustem Sabina Svetlana Semyon Sergey Sofiya Sofya Stanislav
Stepan Tamara Tanya Tatyana Timur Uliana Fedor Feliks Eduard Ella Elmira Emil Emiliya Emma Elina Yulia Zarema Zemfira Gulnara
Dinara Aynura Alfiya Albina Ayrat Eldar Timofey Gleb Ignat Vadim Rita Sveta Sasha Serega Jenya Lyuba Lyuda Marya Aliona Maks
Alex Andrew Anthony Daniel David Emily Helen Jack James Jane Jessica John Julia Kate Laura Linda Lucy Maria Mary Max Michael
Ixtiyor Intizor Gulya Nurya Nuriya Madamin Orzu Aysulu Gulyora Malik Marifat Mavlon Muattar Mumtoza Nodirjon Norqul Oqila Olmos
Parpi Qamar Qurbon Rajab Ramazon Rasul Rasulbek Roviya Sadoqat Safar Salomat Samad Sarafroz Shodmon Shukrona Soyib Sunnat Tamila
Toxir Tojiniso Turgun Urinboy Valisher Xamza Xayitboy Xayri Xikmat Xolmat Yorqin Zamon Zarif Zebuniso Ziyod Zoir Zokirjon Abay
Aybek Aynisa Azat Batirbek Bibinur Daulet Dina Gaukhar Gulayim Gulistan Inkar Janar Jansaya Kalbinur Marjan Miyrigul Nurlan
Nursultan Perizat Quralay Raushan Sarsenbay Tilepbergen Tlek Ulbike Venera Zauresh Asiya Saule Ainur Aida Amir Amina Eleonora
Fatima Faina Guldana Ildar Iskandar Jahongir Janna Jasmin Kamilya Lenara Luiza Mila Nargul Nelli Rada Robert Rufina Sabir
Salavat Snejana Tahir Vika Vova Yura Zoya Zulfira Lida Kolya Misha Petya Lyosha Lyoha Gosha Tolya Slava Stas Valera Natasha
Mike Nick Oliver Paul Peter Richard Robert Sam Sarah Sofia Sophia Steve Thomas Tom William Kevin Lisa Amy Alice Chris
`)

/** They are words, too, and names of streets: a name only where one is expected. */
export const namesThatAreWords = keysOf(
  'Yana Asal Umid Furqat Shirin Muborak Kumush Vera Roza Mark Sora Rahim Omon Rohat Qobil Bobur Temur Hamza Mirzo Sulton Davlat Islom Gozal Guzal Oydin Lola Yulduz Orif Tolib Hikmat Muhammad Oybek Sam Max Mary Ozod Kamol Alla Inna Erkin Tursun',
)

/** How names here are built; with a capital, any word like this is taken for one. */
const builtName =
  /^(?:abdu.{3,}|ahmad.{2,}|muhammad.{2,}|.{3,}(?:jon|xon|bek|boy|gul|niso|bonu|oyim|iddin|ulla|ullo|murod|nur|zod|zoda|diyor|berdi|yor|mirzo|ali|qul|mat))$/

/** After or before a name, never one: Nilufar opa, Anvar aka. */
export const honorifics = keysOf(
  'opa aka uka xon jon bek boy hoji bobo buvi momo dada xola amaki ota ona aya kelin singlim ukam oyi hola usta master domla kelinoyi yanga mister miss mrs mr tyotya dyadya',
)

/** How family names and names after the father end; plain letters. */
export const familyName =
  /^(?:.{3,}(?:ov|ova|ev|eva|yev|yeva|ovich|evich|ovna|evna|zoda|enko|skiy|skaya|in|ina|yan|chuk)|kim|pak|li|lee|sin|xan|tsoy|soy|ten|park|choi|qizi|ogli|ugli|kizi)$/

const pretty = /(?<=.{3})(?:xon|jon|bek|boy|oy|bonu|hon|xoja)$/

/** The name in the nominative: Nilufarga is Nilufar, Фариды is Фарида, Иродахон is a name because Ирода is one. */
export function nameForm({ plain, text }: Token): string | undefined {
  const russian = /[а-яё]/i.test(text) ? [plain.replace(/[iyeu]$/, 'a'), plain.replace(/[aeu]$/, '')] : []
  return [...withoutCase(plain), ...russian].find(
    (form) =>
      form.length > 1 && (firstNames.has(keyOf(form)) || firstNames.has(keyOf(form.replace(pretty, '')))),
  )
}

export const isFirstName = (token: Token) => nameForm(token) !== undefined

/** Known, or built as names are. */
export const looksLikeName = (token: Token | undefined) =>
  token !== undefined && (isFirstName(token) || (token.isCapital && builtName.test(token.plain)))
