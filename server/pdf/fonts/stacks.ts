/**
 * Font stacks: the product's typeface first, then Noto Sans for other alphabets. The PDF's built-in fonts cover only
 * Western European characters and print others wrongly. For Chinese, Japanese and Korean see `eastAsian.ts`.
 */
const stacks = {
  text: [
    ['hanken-grotesk', 'latin'],
    ['hanken-grotesk', 'latin-ext'],
    ['hanken-grotesk', 'vietnamese'],
    ['noto-sans', 'latin'],
    ['noto-sans', 'latin-ext'],
    ['noto-sans', 'greek'],
    ['noto-sans', 'cyrillic'],
    ['noto-sans', 'cyrillic-ext'],
    ['noto-sans', 'devanagari'],
  ],
  display: [
    ['besley', 'latin'],
    ['besley', 'latin-ext'],
    ['noto-sans', 'latin'],
    ['noto-sans', 'vietnamese'],
    ['noto-sans', 'greek'],
    ['noto-sans', 'cyrillic'],
  ],
  /** for signatures; characters it lacks use the text font */
  script: [
    ['caveat', 'latin'],
    ['caveat', 'latin-ext'],
    ['caveat', 'cyrillic'],
  ],
} as const

/** Text needs regular and semibold, the others regular only. */
const weights = { text: [400, 600], display: [400], script: [400] } as const

type Stack = keyof typeof stacks

const familyOf = ([face, script]: readonly [string, string]) => `${face} ${script}`
const familiesOf = (stack: Stack): string[] => stacks[stack].map(familyOf)

export const textFamily = familiesOf('text')
export const displayFamily = familiesOf('display')
export const scriptFamily = familiesOf('script')

/** Every font file of every stack, by package path. */
export const fontFiles = (Object.keys(stacks) as Stack[]).flatMap((stack) =>
  stacks[stack].flatMap(([face, script]) =>
    weights[stack].map((fontWeight) => ({
      fontFamily: familyOf([face, script]),
      fontWeight,
      file: `@fontsource/${face}/files/${face}-${script}-${fontWeight}-normal.woff`,
    })),
  ),
)
