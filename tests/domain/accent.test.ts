import { describe, expect, test } from 'vitest'
import { accentColors, accentFault, contrast, isColor, pageColors } from '../../domain/quote/accent'

/** dark enough for our pages */
const colors = ['#8a2560', '#0f5a40', '#1a4fb4', '#cc0000', '#0000ff', '#000000', '#5b2a86', '#6b4400']

test('a color is six hexadecimal digits', () => {
  expect(['#8a2560', '#8A2560'].every(isColor)).toBe(true)
  expect(['#fff', '8a2560', 'red', '#8a2560;}', 7, null].some(isColor)).toBe(false)
})

test('the contrast of black and white is 21, and of a color and itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#8a2560', '#8a2560')).toBe(1)
})

test.each(['#ffcc00', '#ff0000', '#777777', '#b3541e', '#ffffff'])(
  'refuses %s, which is too light to read',
  (color) => {
    expect(accentFault(color)).toMatch(
      /^a darker color: text in it has a contrast of [1-4]\.\d to our page, and needs 4\.5$/,
    )
  },
)

describe.each(colors)('%s', (color) => {
  test('is the color of the light scheme as it is', () => {
    expect(accentFault(color)).toBeNull()
    expect(accentColors(color).light.accent).toBe(color)
  })

  test.each(['light', 'dark'] as const)('is readable in the %s scheme, on each background and as one', (scheme) => {
    const { accent, accentStrong, onAccent, accentWash } = accentColors(color)[scheme]
    const { page, well, inkSoft } = pageColors[scheme]
    const pairs = [
      ...[page, well, accentWash, onAccent].flatMap((background) => [
        [accent, background],
        [accentStrong, background],
      ]),
      [inkSoft, accentWash],
    ] as const
    for (const [one, other] of pairs) expect(contrast(one!, other!), `${one} ${other}`).toBeGreaterThanOrEqual(4.5)
  })
})
