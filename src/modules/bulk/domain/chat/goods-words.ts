import { keysOf } from './tokens.ts'

/** What shops here sell most; other goods are known by their number or by being all that is left. */
export const goods = keysOf(`
koylak koylaklar romol atlas adras shoyi sumka sumkasi krossovka tufli oyoqkiyim kiyim kurtka kurtkasi palto plash kofta yubka shim
jinsi futbolka svitr kostyum xalat ton doppi paypoq patinka etik maxsi sharf sharfik sarpo libos libosi parda pardalar gilam palas
choynak lagan kosa piyola idish toplam toplami korpa yostiq sochiq dasturxon suzani telefon chexol chexoli quloqchin noutbuk
klaviatura sichqoncha zaryadka soat soati fen mikser blender chopper mantovarka plita pilesos termos lampa krem maska atir duxi
kosmetika pomada boyoq shampun vitamin asal pista kofe choy shokolad tort gul guldasta guldastasi oyinchoq aravacha aravachasi
velosiped kitob kitoblar daftar ruchka akkumulyator nasos drel perforator zapchast zapchasti remen remeni radiator filtr filtri
platye platya plate tufli sapogi botinki krossovki kurtka palto puxovik yubka djinsi rubashka sharf platok platka nosok noskov
termobelyo skatert kover palas tyul shtori odeyalo podushka bele komplekt polotenets polotentse krujka krujku nabor kartina torkt
ryukzak sumka chehol naushniki videokarta noutbuk chasi pilesos fen lampa tonometr avtokreslo semena meda myod kofe syvorotka pomadi
dress scarf scarves bag teapot case coat jacket sneakers boots socks carpet lamp mat headphones blender stroller notebook notebooks
towels honey book cake perfume knife knives caps mouse tablet battery cable panel vitamins fabric covers
`)
