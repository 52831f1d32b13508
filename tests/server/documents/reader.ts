import { getDocumentProxy } from 'unpdf'

interface Word {
  readonly text: string
  /** points from the left edge, and from the lower one */
  readonly left: number
  readonly right: number
  readonly bottom: number
}

interface ReadPage {
  /** in drawing order, with runs of spaces collapsed */
  readonly text: string
  readonly words: readonly Word[]
}

export interface ReadPdf {
  readonly title: string
  readonly pages: readonly ReadPage[]
  readonly text: string
}

/** The text and layout of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string } }
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const drawn = items.filter((item) => 'str' in item)
    const words = drawn.map(({ str, transform, width }) => ({
      text: str,
      left: transform[4],
      right: transform[4] + width,
      bottom: transform[5],
    }))
    const text = drawn.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join('')
    pages.push({ text: text.replace(/\s+/g, ' '), words })
  }
  return { title: info.Title ?? '', pages, text: pages.map(({ text }) => text).join(' ') }
}
