import { Font } from '@react-pdf/renderer'

interface Face {
  readonly fontFamily: string
  readonly fontWeight: number
}

/** Registers a TrueType font with the renderer, which keeps it for the life of the process. */
export async function register(face: Face, font: Uint8Array): Promise<void> {
  const { fontFamily, fontWeight } = face
  const src = `data:font/ttf;base64,${Buffer.from(font).toString('base64')}`
  Font.register({ family: fontFamily, src, fontWeight })
  await Font.load(face)
  rename(face)
  preloadGlyphs(face)
}

/**
 * The files of one typeface share a name, and the PDF writer identifies fonts by name: it would embed two files of the
 * same name again at every switch between them.
 */
function rename(face: Face): void {
  const { data } = Font.getFont(face)
  Object.defineProperty(data, 'postscriptName', {
    value: `${face.fontFamily.replaceAll(' ', '-')}-${face.fontWeight}`,
  })
}

/**
 * Works around the renderer's glyph cache. It caches a glyph when it first sees it; the N inside an Ñ would be cached
 * without its character, and every later document would lack an N. So each character is loaded by itself first.
 */
function preloadGlyphs(face: Face): void {
  const { data } = Font.getFont(face)
  for (const letter of data?.characterSet ?? []) data?.glyphForCodePoint(letter)
}

/** Whether one of the registered families has the character. */
export const isIn = (families: readonly string[], character: string): boolean =>
  families.some((fontFamily) =>
    Font.getFont({ fontFamily, fontWeight: 400 }).data?.hasGlyphForCodePoint(character.codePointAt(0)!),
  )
