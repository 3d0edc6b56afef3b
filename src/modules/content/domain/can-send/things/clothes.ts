export const clothes = `
# clothes
koʻylak, libos, ayollar koʻylagi, toʻy koʻylak, kelin koʻylak, milliy libos, sarafan | платье, сарафан, свадебное платье, вечернее платье, национальный костюм | dress, wedding dress, gown, evening dress
futbolka, rubashka, sviter, kofta, mayka, bluzka, hudi, tolstovka, polo, svitshot, turtleneck, vodolazka | футболка, рубашка, свитер, кофта, майка, блузка, худи, толстовка, водолазка, поло | shirt, t-shirt, tshirt, tee, sweater, hoodie, blouse, sweatshirt, jumper, cardigan
shim, jinsi, ishton, lozim, shorti, yubka, legins, sport shim | брюки, джинсы, штаны, шорты, юбка, легинсы, лозим, спортивки | trousers, pants, jeans, shorts, skirt, leggings
kurtka, palto, plash, puxovik, jilet, pidjak, shim-kostyum, kostyum, jaket, vetrovka | куртка, пальто, плащ, пуховик, жилет, пиджак, костюм, ветровка | jacket, coat, raincoat, down jacket, vest, blazer, suit, windbreaker
poʻstin, moʻyna, shuba, dublyonka, teri kurtka, charm kurtka | шуба, дублёнка, мех, кожаная куртка | fur coat, fur, sheepskin coat, leather jacket
chopon, toʻn, zardoʻzi chopon, guppi | чапан, халат, тон | chapan, chapan robe, robe, bathrobe
doʻppi, qalpoq, shapka, kepka, telpak, bosh kiyim, shlyapa, panama | тюбетейка, шапка, кепка, шляпа, головной убор, панама, бейсболка, ушанка | doppi, skullcap, hat, cap, doppi skullcap, beanie, baseball cap, headwear
roʻmol, sharf, sholroʻmol, hijob, belbogʻ | платок, шарф, шаль, хиджаб, палантин | scarf, headscarf, shawl, hijab
poyabzal, oyoq kiyim, krossovka, tufli, etik, botinka, shippak, sandal, tapochka, mahsi, kalish, kross, kedi, shlyopka | обувь, кроссовки, туфли, сапоги, ботинки, шлёпанцы, сандалии, тапочки, кеды, калоши, махси, босоножки, угги | shoes, sneakers, boots, sandals, slippers, trainers, footwear, heels, flip-flops, shoe, galoshes
ichki kiyim, paypoq, kolgotki, trusik, byustgalter, pijama, lifchik, noski, choʻmilish kiyimi, kupalnik | нижнее бельё, бельё, носки, колготки, трусы, бюстгальтер, пижама, лифчик, купальник, чулки | underwear, socks, tights, pyjamas, pajamas, bra, swimsuit, lingerie, stockings, panties
bolalar kiyimi, chaqaloq kiyimi, chaqaloqlar kiyimi, sumka-konvert chaqaloq | детская одежда, одежда для новорождённых, распашонка, ползунки | baby clothes, children’s clothes, kids clothes
kiyim, kiyim-kechak, kiyim-bosh, eski kiyim, ust-bosh, forma, maktab formasi | одежда, вещи, старая одежда, секонд-хенд, школьная форма, форма, одёжка, шмотки | clothes, clothing, garments, second-hand clothes, school uniform, uniform, apparel
qoʻlqop | перчатки, варежки | gloves, mittens
kamar, remen, galstuk, bant | ремень, галстук, пояс, бант | belt, tie, necktie, bow tie
sumka, ryukzak, papka sumka, ayollar sumkasi, portfel, klatch, xalta | сумка, рюкзак, портфель, дамская сумка, клатч, барсетка, ранец | bag, handbag, backpack, briefcase, purse bag, school bag, rucksack, tote
hamyon, karmon, kartmoner, boʻsh hamyon | кошелёк, бумажник, портмоне, визитница | wallet, purse, cardholder
# plain
chamadon, chemodan, jomadon, safar sumkasi | чемодан, дорожная сумка | suitcase, luggage, travel bag
# clothes
mato, atlas, adras, beqasam, gazlama, ip, jun, kalava, baxmal, shoyi, tugma, paxta mato, chit, zardoʻzi | ткань, атлас, адрас, пряжа, нитки, шёлк, бархат, пуговицы, хлопок ткань, отрез ткани, бязь | fabric, silk fabric, cloth, textile, yarn, thread, silk, velvet, adras, ikat, buttons, cotton fabric, wool
suzani, soʻzana, kashta, palak, choyshab soʻzana | сюзане, вышивка, сузани | suzani, embroidery, suzani embroidery
koʻrpa, koʻrpa-toʻshak, yostiq, choyshab, odeyal, toʻshak, koʻrpacha, pled, sochiq, parda, dasturxon, matras, koʻrpa-yostiq, adyol, jild | одеяло, подушка, постельное бельё, простыня, плед, полотенце, штора, скатерть, курпача, матрас, занавеска, наволочка, покрывало | blanket, pillow, bed linen, sheets, duvet, towel, curtain, tablecloth, quilt, mattress, bedding, pillowcase
gilam, palos, poyandoz, gilamcha, joynamoz, koʻrpacha gilam | ковёр, палас, коврик, намазлык, молитвенный коврик, ковры, ковра | carpet, rug, prayer rug, mat, kilim, prayer mat
soyabon, zont | зонт, зонтик | umbrella
`
