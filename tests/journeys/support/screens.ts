/** The two windows in which a layout is tested, with their names in test titles. */
export const screens = [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const
