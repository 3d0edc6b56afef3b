export default {
  title: 'Bu sahifa ustida ishlayapmiz',
  text: 'Tez orada shu yerda boʻladi. Shoshilinch savol boʻlsa, qoʻngʻiroq qiling, yordam beramiz.',
  meanwhile: 'Hozircha shularni qila olasiz',
  home: 'Bosh sahifaga',
} as const
