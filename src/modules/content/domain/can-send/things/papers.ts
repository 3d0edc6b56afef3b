export const papers = `
# original
pasport, zagran pasport, zagranpasport, xorijga chiqish pasporti, id karta, id-karta, shaxsni tasdiqlovchi hujjat | паспорт, загранпаспорт, айди карта, айди-карта, удостоверение личности | passport, id card, identity card, identity document
guvohnoma, tugʻilganlik haqidagi guvohnoma, tugʻilganlik guvohnomasi, metrika, nikoh guvohnomasi, oʻlim guvohnomasi | свидетельство о рождении, свидетельство, свидетельство о браке, метрика | birth certificate, marriage certificate, certificate, death certificate
diplom, attestat, shahodatnoma, sertifikat, mehnat daftarchasi, harbiy bilet | диплом, аттестат, сертификат, трудовая книжка, военный билет | diploma, degree certificate, school certificate, work record book, military id
haydovchilik guvohnomasi, prava, tex pasport, texpasport, mashina hujjatlari | водительские права, водительское удостоверение, права, техпаспорт, птс | driver’s license, driving licence, drivers license, driver license, car documents, vehicle registration
ishonchnoma, doverennost, kadastr, kadastr hujjati, notarial hujjat, asl nusxa, asl hujjat, hujjatning asli, viza hujjatlari | доверенность, кадастр, нотариальный документ, оригинал документа, оригиналы документов | power of attorney, cadastre, notarised document, original document, original documents
# paper
hujjat, hujjatlar, shartnoma, qogʻoz, shartnoma qogʻozlari, hujjat nusxasi, nusxa, faktura, hisob-faktura, buxgalteriya hujjatlari, ariza, spravka, maʼlumotnoma, a4 qogʻoz | документ, документы, договор, копия документа, копии документов, бумаги, бумага, счёт-фактура, справка, заявление | document, documents, contract, paper, papers, copies of documents, document copy, invoice, copy
xat, maktub, konvert, otkritka, tabrik xati | письмо, открытка, конверт | letter, postcard, greeting card, envelope
taklifnoma, toʻy taklifnomasi | приглашение, пригласительные, пригласительные на свадьбу | invitation, wedding invitation
fotosurat, foto, surat, rasm, fotoalbom, albom, foto rasm | фотография, фото, фотоальбом, фотографии | photo, photograph, printed photos, picture, photo album
kitob, darslik, lugʻat, roman, ertak kitob, badiiy kitob | книга, учебник, словарь, книжка, роман | book, textbook, novel, dictionary
daftar, bloknot, yon daftar | тетрадь, блокнот, ежедневник | exercise book, notepad, notebook, copybook, diary
# plain
ruchka, qalam, marker, flomaster, sharikli ruchka, rangli qalam | ручка, карандаш, маркер, фломастер, ручка шариковая | pen, pencil, marker, felt pen, ballpoint
kanselyariya, chizgʻich, oʻchirgʻich, penal, papka, stepler | канцелярия, канцтовары, линейка, пенал, папка, степлер | stationery, ruler, pencil case, folder, stapler
# paper
jurnal, gazeta, risola, xarita, kalendar, plakat, afisha | журнал, газета, брошюра, карта города, календарь, плакат | magazine, newspaper, brochure, map, calendar, poster, leaflet
# religious
qurʼon, quron, qurʼoni karim, diniy kitob, diniy adabiyot, injil, hadis kitobi | коран, религиозная книга, религиозная литература, библия, евангелие, хадисы | quran, koran, religious book, religious literature, bible
# no10 !always
taqiqlangan adabiyot, taqiqlangan kitob, ekstremistik adabiyot, taqiqlangan | запрещённая литература, запрещённая книга, экстремистская литература, запрещённый | banned books, banned book, extremist literature, banned literature, prohibited literature, banned
# no10
pornografiya, porno, behayo jurnal | порнография, порно, порножурнал | pornography, porn
# no10 !always
soxta, qalbaki, soxta brend, qalbaki hujjat, soxta hujjat, kontrafakt, poddelka, replika, soxta diplom | подделка, контрафакт, реплика, паль, поддельный, фальшивый, поддельные документы, подделка бренда, фальшивка | counterfeit, fake, replica, knockoff, forged, fake documents, counterfeit brand
oʻgʻirlangan, oʻgʻirlangan telefon | краденый, ворованный | stolen, stolen goods
# no9
soxta pul, qalbaki pul, qalbaki dollar | фальшивые деньги, поддельные деньги | counterfeit money, fake money
pul, naqd pul, pullar, valyuta, soʻm, dollar, yevro, evro, rubl, banknota, tanga pul, kupyura, aqcha, naqd | деньги, наличные, наличка, валюта, доллар, евро, рубль, рубли, сумы, банкнота, купюра | money, cash, dollars, dollar, euro, euros, rubles, currency, banknotes, banknote
plastik karta, bank kartasi, bank karta, uzcard, humo, visa karta, kredit karta, plastik | банковская карта, пластиковая карта, кредитная карта, карта хумо, карта узкард, банковская карточка, пластиковая карточка, кредитка | bank card, credit card, debit card, plastic card, visa card
chek, bank cheki, veksel, aksiya, aksiyalar, obligatsiya, qimmatli qogʻoz, lotereya, lotereya chiptasi, lotereya bileti | чек, вексель, акции, облигация, ценные бумаги, лотерея, лотерейный билет, банковский чек | cheque, check, bank cheque, bond, shares, securities, lottery ticket, lottery
# paper
kvitansiya, toʻlov cheki, kassa cheki, xarid cheki | квитанция, кассовый чек, чек из магазина | receipt, till receipt
# no9
sovgʻa kartasi, sovgʻa sertifikati | подарочная карта, подарочный сертификат | gift card, gift certificate, voucher
# paper
chipta, bilet, konsert chiptasi, poyezd chiptasi, samolyot chiptasi | билет, билеты на концерт, билет на поезд | ticket, concert ticket, train ticket
# simCard
sim karta, simkarta, sim-karta, simka, simkarta beeline | сим-карта, сим карта, симкарта, симка | sim card, simcard, sim
# plain
kalit, uy kaliti, mashina kaliti, kalitlar, qulf | ключ, ключи, ключи от квартиры, ключ от машины, замок, связка ключей | key, keys, house keys, car key, lock, padlock
muhr, shtamp, pechat | печать, штамп | company stamp, rubber stamp, seal
# paper
disk, cd disk, dvd, plastinka, kasseta | диск, компакт-диск, двд, виниловая пластинка, кассета | cd, dvd, vinyl record, cassette
vizitka, tashrif qogʻozi, buklet, reklama varaqasi | визитка, листовка, буклет | business card, flyer, booklet
`
