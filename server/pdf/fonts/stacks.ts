/**
 * The fonts that a document may have, each family a stack: the product's own typeface first, then Noto Sans for the
 * alphabets it lacks. The built-in ones know only Western Europe's letters and print others wrongly. Chinese, Japanese
 * and Korean come in many files, of which a document loads what it needs: `eastAsian.ts`.
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
  /** as if by hand: who signs. What it lacks is signed in the text's letters. */
  script: [
    ['caveat', 'latin'],
    ['caveat', 'latin-ext'],
    ['caveat', 'cyrillic'],
  ],
} as const

/** Of text the regular and the strong, of the others only the one. */
const weights = { text: [400, 600], display: [400], script: [400] } as const

type Stack = keyof typeof stacks

const familyOf = ([face, script]: readonly [string, string]) => `${face} ${script}`
const familiesOf = (stack: Stack): string[] => stacks[stack].map(familyOf)

export const textFamily = familiesOf('text')
export const displayFamily = familiesOf('display')
export const scriptFamily = familiesOf('script')

/** Every file of every stack, as its package has it. */
export const fontFiles = (Object.keys(stacks) as Stack[]).flatMap((stack) =>
  stacks[stack].flatMap(([face, script]) =>
    weights[stack].map((fontWeight) => ({
      fontFamily: familyOf([face, script]),
      fontWeight,
      file: `@fontsource/${face}/files/${face}-${script}-${fontWeight}-normal.woff`,
    })),
  ),
)
