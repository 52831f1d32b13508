import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageColors } from '../../../domain/quote/accent'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const matches = css.matchAll(/--color-([\w-]+):\s*light-dark\((#[0-9a-f]+),\s*(#[0-9a-f]+)\)/gi)
const colours = new Map([...matches].map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]))
type Scheme = 'light' | 'dark'

const channels = (hex: string) =>
  [1, 3, 5, 7].map((at) => (hex.length > at ? Number.parseInt(hex.slice(at, at + 2), 16) : 255)) as [
    number,
    number,
    number,
    number,
  ]

/** Blends a translucent color with the page behind it. */
function over(top: string, under: string): number[] {
  const [r, g, b, alpha] = channels(top)
  return [r, g, b].map((value, at) => (value * alpha + channels(under)[at]! * (255 - alpha)) / 255)
}

const luminance = (rgb: number[]) => {
  const [r, g, b] = rgb.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(front: string, background: string, scheme: Scheme): number {
  const [ink, back, page] = [front, background, 'paper'].map((name) => colours.get(name)![scheme])
  const [hi, lo] = [luminance(over(ink!, '#000000')), luminance(over(back!, page!))].sort((a, b) => b - a)
  return (hi! + 0.05) / (lo! + 0.05)
}

const text = 4.5
/** icons, borders of controls, focus rings, large text */
const mark = 3
const grounds = ['paper', 'sheet', 'well']
const on = (background: string, least: number, ...fronts: string[]) =>
  fronts.map((front) => [front, background, least] as const)

/** Every pair that the screens use (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
const pairs = [
  ...grounds.flatMap((g) => on(g, text, 'ink', 'ink-soft', 'accent', 'accent-strong', 'stop', 'attention')),
  ...['paper', 'sheet'].flatMap((g) => [
    ...on(g, text, 'ink-faint'),
    ...on(g, mark, 'edge', 'stop-mark', 'attention-mark', 'focus'),
  ]),
  ...on('accent', text, 'on-accent'),
  ...on('accent-strong', text, 'on-accent'),
  ...on('accent-wash', text, 'ink', 'ink-soft', 'accent', 'accent-strong'),
  ...on('accent-wash', mark, 'focus'),
  ...on('attention-wash', text, 'ink', 'ink-soft', 'attention', 'accent'),
  ...on('attention-wash', mark, 'attention-mark', 'focus'),
  ...on('stop-wash', text, 'ink', 'ink-soft', 'stop', 'accent'),
  ...on('stop-wash', mark, 'stop-mark', 'edge', 'focus'),
  ...on('stop', text, 'on-stop'),
  ...on('inverse', text, 'on-inverse', 'on-inverse-soft', 'inverse-accent', 'inverse-stop'),
  ...on('inverse', mark, 'focus-inverse'),
  ...on('veil', text, 'ink'),
]

test.each(['light', 'dark'] as const)('every color is readable on its background: %s', (scheme) => {
  const faint = pairs.filter(([front, background, least]) => contrast(front, background, scheme) < least)
  expect(faint).toEqual([])
})

test('browsers without light-dark() get exactly the light scheme', () => {
  const fallback = css.slice(css.indexOf('@supports not'))
  const stale = [...colours].filter(([name, { light }]) => !fallback.includes(`--color-${name}: ${light};`))
  expect(colours.size).toBeGreaterThan(20)
  expect(stale.map(([name]) => name)).toEqual([])
})

test.each(['light', 'dark'] as const)('a partner’s color is checked against the colors of our pages: %s', (scheme) => {
  const { onAccent: _, ...grounds } = pageColors[scheme]
  const ours = { page: colours.get('paper'), well: colours.get('well'), inkSoft: colours.get('ink-soft') }
  expect(grounds).toEqual(Object.fromEntries(Object.entries(ours).map(([name, value]) => [name, value?.[scheme]])))
  // no other ground of an accent is harder to read on
  for (const background of ['paper', 'sheet', 'attention-wash', 'stop-wash'])
    expect(contrast('accent', background, scheme)).toBeGreaterThanOrEqual(contrast('accent', 'well', scheme))
})
