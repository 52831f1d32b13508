/** A color of the design by its token, in light and in dark. */
export type Palette = (token: string) => { readonly light: string; readonly dark: string }

/** Reads the product's colors from its style sheet. @throws with the name of a token that it does not define */
export function paletteOf(css: string): Palette {
  return (token) => {
    const [, light, dark] = new RegExp(`--color-${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? []
    if (!light || !dark) throw new Error(`src/styles/tokens.css has no colour ${token}`)
    return { light, dark }
  }
}
