/** A colour of the look by its token, in light and in dark. */
export type Palette = (token: string) => { readonly light: string; readonly dark: string }

/** The product's own colours, out of its style sheet. @throws by the name of a token that it does not have */
export function paletteOf(css: string): Palette {
  return (token) => {
    const [, light, dark] = new RegExp(`--color-${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? []
    if (!light || !dark) throw new Error(`src/styles/tokens.css has no colour ${token}`)
    return { light, dark }
  }
}
