import { Font } from '@react-pdf/renderer'

interface Face {
  readonly fontFamily: string
  readonly fontWeight: number
}

/** Makes a plain TrueType font known to the renderer, which keeps it as long as the process lives. */
export async function register(face: Face, font: Uint8Array): Promise<void> {
  const { fontFamily, fontWeight } = face
  const src = `data:font/ttf;base64,${Buffer.from(font).toString('base64')}`
  Font.register({ family: fontFamily, src, fontWeight })
  await Font.load(face)
  rename(face)
  acquaint(face)
}

/**
 * The files of one typeface all bear its name, and the writer of the PDF tells fonts apart by it: two files under one
 * name would be put in again at every change between them.
 */
function rename(face: Face): void {
  const { data } = Font.getFont(face)
  Object.defineProperty(data, 'postscriptName', {
    value: `${face.fontFamily.replaceAll(' ', '-')}-${face.fontWeight}`,
  })
}

/**
 * A font remembers each glyph as it first meets it. The N inside an Ñ, met where a PDF is written, would be remembered as
 * no letter at all, and an N would be missing from every later document. So each letter is met as itself first.
 */
function acquaint(face: Face): void {
  const { data } = Font.getFont(face)
  for (const letter of data?.characterSet ?? []) data?.glyphForCodePoint(letter)
}

/** Whether one of the registered families has the character. */
export const isIn = (families: readonly string[], character: string): boolean =>
  families.some((fontFamily) =>
    Font.getFont({ fontFamily, fontWeight: 400 }).data?.hasGlyphForCodePoint(character.codePointAt(0)!),
  )
