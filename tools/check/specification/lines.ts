/** A part of the specification: a section by its heading, or one paragraph of it by its name, with its list. */
export interface Part {
  readonly section: string
  readonly paragraph?: string
}

/** The heading of a part in docs/lines.md. */
export const headingOf = ({ section, paragraph }: Part): string => (paragraph ? `${section}: ${paragraph}` : section)

/**
 * Splits a part into lines: each sentence, list item or table row, in order, without its Markdown. Empty if there is no
 * such part.
 */
export function linesOf(specification: string, { section, paragraph }: Part): readonly string[] {
  const [, ...blocks] = sectionOf(specification, section).split(/^(?=\*\*)/m)
  const text = paragraph
    ? blocks.filter((block) => nameOf(block) === paragraph).join('')
    : sectionOf(specification, section)
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? rowOf(line) : sentencesOf(line)))
    .filter(Boolean)
}

/** `**Quote details (customFields)**: …` is called Quote details. */
const nameOf = (block: string): string | undefined => /^\*\*([^*(]+?)(?: \(.*?\))?\*\*/.exec(block)?.[1]

function sectionOf(specification: string, heading: string): string {
  const [, ...sections] = specification.split(/^## /m)
  const match = sections.find((text) => text.startsWith(`${heading}\n`))
  return match?.slice(heading.length) ?? ''
}

/** The cells of a row, joined by colons; nothing for a table's head and rule. */
function rowOf(line: string): string[] {
  const cells = line.split('|').slice(1, -1)
  const isHead = cells.every((cell) => /^\s*(-+|[A-Z][\w ]*)\s*$/.test(cell))
  return isHead ? [] : [cells.map(plain).join(': ')]
}

const sentencesOf = (line: string): string[] => plain(line.replace(/^\s*- /, '')).split(/(?<=[^.\s]\.)\s+(?=[A-Z])/)

/** Without bold, and with single spaces. */
const plain = (text: string): string => text.replaceAll('**', '').replace(/\s+/g, ' ').trim()
