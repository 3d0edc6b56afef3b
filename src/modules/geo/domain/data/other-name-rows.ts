/**
 * What people also call a region or a district: common other spellings, names of before, and the town a district is run
 * from. Official names are not repeated here.
 */
export const otherNameRows = `
region|1|alias|Qoraqalpogʻiston, Qaraqalpaqstan, Qaraqalpaqstan Respublikası, Karakalpakstan, Karakalpakia, Каракалпакстан, Каракалпакия, QR, RK
region|2|alias|Andijon, Andijan, Andizhan, Андижан
region|3|alias|Buxoro, Bukhara, Buhara, Bokhara, Бухара
region|4|alias|Jizzax, Jizzakh, Jizak, Djizak, Dzhizak, Джизак
region|5|alias|Qashqadaryo, Kashkadarya, Qashqadarya, Kashkadaria, Qarshi viloyati, Кашкадарья
region|6|alias|Navoiy, Navoi, Навои
region|7|alias|Namangan, Наманган
region|8|alias|Samarqand, Samarkand, Самарканд
region|9|alias|Surxondaryo, Surxandaryo, Surkhandarya, Surhondaryo, Surkhondaryo, Termiz viloyati, Сурхандарья
region|10|alias|Sirdaryo, Syrdarya, Sirdarya, Syrdaryo, Guliston viloyati, Сырдарья
region|11|alias|Toshkent vil, Tashkent oblast, Tashkent province, Ташобласть, Ташкент область
region|12|alias|Fargʻona, Fergana, Ferghana, Farghona, Фергана
region|13|alias|Xorazm, Khorezm, Khorazm, Horazm, Xorezm, Urganch viloyati, Хорезм
region|14|alias|Toshkent, Tashkent, Toshkent sh, Ташкент, г. Ташкент, TSH
district|15|seat|Mangʻit
district|16|old_name|Shabboz, Шаббаз
district|17|alias|Kegayli
district|18|alias|Qonlikoʻl, Kanlikul, Kanlykul
district|19|alias|Karauzyak, Karaozek, Qaraózek
district|20|alias|Kungrad, Qońırat, Qunghirot, Кунград
district|21|alias|Moynaq, Муйнак
district|22|alias|Nókis
district|22|seat|Oqmangʻit
district|23|alias|Nókis, Нукус
district|24|alias|Takhtakupir
district|25|alias|Turtkul, Tórtkúl, Турткуль
district|25|old_name|Petroaleksandrovsk, Петроалександровск
district|26|alias|Khojeyli, Xojeli, Xodjeyli, Khodjeyli, Ходжейли
district|27|alias|Chimbay, Shımbay, Чимбай
district|28|alias|Shomanay
district|29|alias|Бустан
district|29|seat|Boʻston
district|30|alias|Андижан
district|31|seat|Kuyganyor
district|34|alias|Bulakbashi
district|35|alias|Buston, Бустанский район
district|35|old_name|Boʻz, Бозский район
district|35|seat|Boʻz
district|36|alias|Djalalkuduk, Jalolquduq, Жалакудукский район
district|36|old_name|Oxunboboyev
district|37|alias|Izbosgan
district|37|seat|Poytugʻ
district|38|alias|Karasu, Карасув, Qorasu
district|39|alias|Kurgantepa
district|40|alias|Markhamat, Marxamat
district|41|alias|Altinkul, Altynkul
district|42|alias|Paxtaabad, Pakhtaabad
district|43|alias|Ulugnar
district|43|seat|Oqoltin
district|44|alias|Xonabod, Khanabad, Xonobod tumani
district|44|old_name|Sovetobod, Советабад
district|45|alias|Khadjaabad, Khujaabad
district|46|alias|Shaxrixon, Shakhrixan, Shakhrikhon
district|47|alias|Бухара, Buhara
district|48|seat|Galaosiyo
district|49|alias|Vabkent
district|50|alias|Gijduvan
district|52|alias|Kagan
district|53|alias|Kagan, Каган
district|53|old_name|Novaya Buxara
district|54|alias|Karakul
district|55|alias|Karaulbazar
district|56|alias|Alat
district|57|seat|Yangibozor
district|58|alias|Ramitan
district|59|alias|Shafirkan
district|60|alias|Arnasay
district|60|seat|Gʻoliblar
district|61|seat|Oʻsmat
district|62|alias|Gallyaaral
district|63|alias|Dustlik
district|64|alias|Sh.Rashidov, Sharaf Rashidov, Шароф Рашидовский район
district|64|old_name|Jizzax tumani
district|64|seat|Uchtepa
district|65|alias|Dzhizak, Джизак, Jizak, Djizak
district|66|alias|Zarbdar
district|67|alias|Zafarabad
district|68|alias|Zaamin
district|69|alias|Mirzachul
district|69|seat|Gagarin
district|71|alias|Farish, Yangiqishloq
district|71|seat|Bogʻdon
district|72|alias|Yangiabad
district|72|seat|Balandchaqir
district|73|alias|Guzar
district|74|alias|Dehkanabad
district|74|seat|Qorashina
district|76|seat|Beshkent
district|77|alias|Карши
district|78|alias|Касбинский район
district|78|seat|Mugʻlon
district|79|alias|Kitab
district|80|alias|Kasan
district|81|alias|Mirishkar
district|81|old_name|Usmon Yusupov
district|81|seat|Yangi Mirishkor
district|82|alias|Mubarek
district|83|alias|Nishan
district|83|seat|Yangi Nishon
district|84|alias|Chirakchi
district|85|alias|Shakhrisabz, Shaxrisabz, Шахрисабз
district|86|alias|Yakkabag
district|87|alias|Зарафшан
district|88|alias|Karman
district|88|old_name|Kermine, Navoiy tumani
district|90|alias|Kanimekh
district|91|alias|Navbakhor
district|91|seat|Beshrabot
district|92|alias|Navoi, Навои
district|93|alias|Nurata
district|94|alias|Tamdi, Tamdy
district|94|seat|Tomdibuloq
district|96|seat|Yangirabot
district|97|alias|Kasansay
district|98|alias|Mingbulak
district|98|seat|Joʻmashoʻy
district|99|seat|Toshbuloq
district|101|alias|Narin, Naryn
district|101|seat|Haqqulobod
district|102|alias|Pap
district|103|alias|Turakurgan
district|105|alias|Uchkurgan
district|106|alias|Chartak
district|108|alias|Yangikurgan
district|109|old_name|Krasnogvardeysk, Красногвардейск
district|110|alias|Dzhambay
district|111|alias|Ishtikhan
district|112|alias|Kattakurgan
district|112|seat|Payshanba
district|113|alias|Kattakurgan, Каттакурган
district|114|alias|Koshrabad, Kushrabot, Qoʻshrabod
district|115|seat|Oqtosh
district|116|alias|Nurabod, Nurabad
district|117|alias|Akdarya
district|117|seat|Loyish
district|119|alias|Pastargʻom
district|119|seat|Juma
district|120|seat|Ziyovuddin
district|121|seat|Gulobod
district|122|alias|Самарканд, Samarqand sh
district|123|alias|Taylak, Taylaq, Тайлякский район
district|123|seat|Toyloq
district|126|alias|Baysun
district|127|alias|Denau, Денау
district|128|alias|Dzharkurgan, Jarkurgan
district|129|seat|Sariq
district|130|alias|Qoʻmqoʻrgʻon, Kumkurgan
district|131|alias|Muzrabad, Muzrabod
district|131|old_name|Gagarin tumani
district|131|seat|Xalqobod
district|132|alias|Altinsay
district|132|seat|Qorliq
district|133|alias|Sariosiy, Sariasiya
district|134|seat|Uchqizil
district|135|alias|Термез, Tirmiz
district|137|alias|Sherabad
district|138|alias|Shurchi
district|139|alias|Bayaut
district|140|seat|Dehqonobod
district|141|alias|Гулистан
district|142|alias|Mirzaabad
district|142|seat|Navroʻz
district|143|alias|Akaltyn, Akaltin
district|143|seat|Sardoba
district|144|alias|Saykhunabad
district|144|seat|Sayxun
district|145|alias|Сардобский район
district|145|seat|Paxtaobod
district|147|alias|Xavos, Khavast, Xavast, Havast, Хавасский район
district|148|alias|Ширин
district|149|alias|Янгиер, Yangier
district|150|alias|Angiren, Ангрен
district|151|alias|Bekabod
district|151|seat|Zafar
district|152|alias|Bekabod, Бекабад
district|152|old_name|Begovat, Беговат
district|153|alias|Buka
district|154|alias|Bostanlyk, Bostanliq
district|154|seat|Gʻazalkent
district|155|alias|Zangiata
district|155|seat|Eshonguzar
district|157|alias|Нижнечирчикский
district|157|old_name|Soldatskiy, Солдатский
district|157|seat|Doʻstobod
district|158|alias|Akkurgan
district|159|alias|Алмалык
district|160|alias|Akhangaran, Oxangaron
district|162|alias|Pskent
district|163|alias|Urtachirchik, Среднечирчикский
district|163|old_name|Toʻytepa
district|164|alias|Chinaz
district|165|alias|Чирчик
district|166|alias|Yukarichirchik, Верхнечирчикский
district|166|seat|Yangibozor
district|167|alias|Yangiyul
district|169|alias|Bagdad, Baghdad, Bagʻdod
district|170|alias|Buvaida
district|170|seat|Ibrat
district|172|alias|Yazyavan
district|174|alias|Kuvasay, Кувасай
district|175|alias|Коканд, Quqon
district|176|alias|Kushtepa
district|176|seat|Langar
district|177|alias|Маргилан
district|178|alias|Altiarik
district|179|alias|Rishtan
district|180|alias|Sux
district|180|seat|Ravon
district|181|alias|Tashlak
district|182|alias|Uchkuprik
district|183|seat|Yaypan
district|184|alias|Vodil
district|184|seat|Chimyon
district|185|alias|Фергана, Ferghana
district|185|old_name|Skobelev, Скобелев
district|186|seat|Navbahor
district|187|alias|Bagat
district|188|alias|Gurlen
district|189|alias|Koshkupir
district|190|seat|Qorovul
district|191|alias|Ургенч
district|193|alias|Xazarasp, Khazarasp, Hazorasp
district|194|alias|Khanka
district|195|alias|Shavot, Shavat
district|197|alias|Yangibazar
district|198|alias|Bektimer
district|199|alias|M.Ulugʻbek
district|199|old_name|Kuybishev tumani, Куйбышевский район
district|200|alias|Mirabad
district|200|old_name|Ленинский район
district|201|alias|Almazar
district|201|old_name|Sobir Rahimov, Собир-Рахимовский район
district|202|alias|Sergili
district|203|old_name|Akmal Ikromov, Акмаль-Икрамовский район
district|204|alias|Yashnabad, Яшнободский район
district|204|old_name|Hamza, Хамзинский район
district|205|alias|Chilanzar
district|206|alias|Shaykhantakhur, Shayxontoxur, Shayxantaur, Шайхантаурский район
district|206|old_name|Oktyabr tumani, Октябрьский район
district|207|alias|Yunusabad
district|207|old_name|Kirov tumani, Кировский район
district|208|alias|Yakkasaray
district|208|old_name|Frunze tumani, Фрунзенский район
district|209|alias|Takhiatash, Taqıyatas
district|209|old_name|Taxiatosh shahri, город Тахиаташ
district|210|old_name|Leninsk, Ленинск
district|211|alias|Bandikhan, Bandixan, Бандихонский район
district|212|alias|Akhangaran, Ахангаран
district|213|alias|Yangiyul, Янгиюль
district|215|seat|Keles
district|216|alias|Хива
district|217|alias|Pitnyak
district|217|old_name|Doʻstlik, Druzhba, Дўстлик, Drujba, Дружба
`
