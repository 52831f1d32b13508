import { accentColors, type Color } from '../../domain/quote/accent'

const names = {
  accent: '--color-accent',
  accentStrong: '--color-accent-strong',
  onAccent: '--color-on-accent',
  accentWash: '--color-accent-wash',
} as const

/**
 * Draws the page in the color of a partner while it is in a frame. Its own window keeps ours. A browser without
 * light-dark() has the light scheme only (src/styles/tokens.css).
 */
export function accentStyle(accent: Color): string {
  const { light, dark } = accentColors(accent)
  const declared = (colorOf: (name: keyof typeof names) => string) =>
    (Object.keys(names) as (keyof typeof names)[]).map((name) => `${names[name]}:${colorOf(name)}`).join(';')
  const both = declared((name) => `light-dark(${light[name]},${dark[name]})`)
  return (
    `<style>:root[data-framed]{${declared((name) => light[name])}}` +
    `@supports (color:light-dark(#000,#fff)){:root[data-framed]{${both}}}</style>`
  )
}
