/*
 * A partner's color for the links, buttons and choices of the quote in its page (decision record 85). The other colors of
 * these are mixed from it, so that each is readable on its ground (WCAG 2.2 AA, 1.4.3).
 */

/** `#rrggbb` */
export type Color = string
export const isColor = (text: unknown): text is Color => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text)

/** Grounds and text of our pages, of which these are the hardest to read on (src/styles/tokens.css). */
export const pageColors = {
  light: { page: '#f8f8f4', well: '#eeefe9', inkSoft: '#4a5750', onAccent: '#ffffff' },
  dark: { page: '#121613', well: '#242b26', inkSoft: '#b3beb6', onAccent: '#121613' },
} as const

export interface AccentColors {
  readonly accent: Color
  readonly accentStrong: Color
  readonly onAccent: Color
  readonly accentWash: Color
}

const leastContrast = 4.5
/** of the accent in the ground of a choice that is made */
const washShare = { light: 0.1, dark: 0.16 } as const

const channels = (color: Color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** @param share of the second color, 0 to 1 */
function mix(one: Color, other: Color, share: number): Color {
  const others = channels(other)
  const mixed = channels(one).map((value, at) => Math.round(value + (others[at]! - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(color: Color): number {
  const [red, green, blue] = channels(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** The contrast of two colors, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter! + 0.05) / (darker! + 0.05)
}

function colorsOf(accent: Color, scheme: 'light' | 'dark'): AccentColors {
  const { page, onAccent } = pageColors[scheme]
  return {
    accent,
    accentStrong: scheme === 'light' ? mix(accent, '#000000', 0.25) : mix(accent, '#ffffff', 0.4),
    onAccent,
    accentWash: mix(page, accent, washShare[scheme]),
  }
}

/** The least contrast among the pairs of text and ground that the screens use. */
function leastOf({ accent, accentStrong, onAccent, accentWash }: AccentColors, scheme: 'light' | 'dark'): number {
  const { well, inkSoft } = pageColors[scheme]
  const texts = [accent, accentStrong]
  const pairs = [
    ...texts.flatMap((text) => [contrast(text, well), contrast(text, accentWash), contrast(text, onAccent)]),
    contrast(inkSoft, accentWash),
  ]
  return Math.min(...pairs)
}

/** Why a color cannot be a partner's; null if it can. */
export function accentFault(accent: Color): string | null {
  const least = leastOf(colorsOf(accent, 'light'), 'light')
  if (least >= leastContrast) return null
  // rounded down, so that it never reads as enough
  const words = (Math.floor(least * 10) / 10).toFixed(1)
  return `a darker color: text in it has a contrast of ${words} to our page, and needs ${leastContrast}`
}

/**
 * The colors of a partner in both schemes. In the dark one its color is mixed with white until it is readable.
 * @param accent without a fault
 */
export function accentColors(accent: Color): { readonly light: AccentColors; readonly dark: AccentColors } {
  let share = 0
  while (share < 1 && leastOf(colorsOf(mix(accent, '#ffffff', share), 'dark'), 'dark') < leastContrast) share += 0.05
  return { light: colorsOf(accent, 'light'), dark: colorsOf(mix(accent, '#ffffff', Math.min(share, 1)), 'dark') }
}
