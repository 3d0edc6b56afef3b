export default {
  crumbs: 'Sahifa yoʻli',
  home: 'Bosh sahifa',
  optional: 'ixtiyoriy',
  empty: 'Bu maydonni boʻsh qoldiring',
  marks: { yes: 'Ha', no: 'Yoʻq', part: 'Sharti bor' },
  calculator: { from: 'Qayerdan', to: 'Qayerga', size: 'Quti', button: 'Narxini koʻrish' },
} as const
