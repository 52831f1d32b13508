/** The folders that each folder imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>

/** The imports without the indirect ones: a picture with all of them would be unreadable. */
export function withoutShortcuts(imports: Imports): Imports {
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of imports.get(from) ?? []) {
      if (!seen.has(to)) reach(to, seen.add(to))
    }
    return seen
  }
  const reduced = [...imports].map(([folder, direct]) => {
    const further = new Set([...direct].flatMap((to) => [...reach(to)]))
    return [folder, new Set([...direct].filter((to) => !further.has(to)).sort())] as const
  })
  return new Map(reduced)
}

/** A Mermaid graph in which a folder is above the folders that it imports. */
export function mermaidOf(imports: Imports): string {
  const id = (folder: string) => folder.replaceAll('/', '_')
  const pages = [...imports.keys()].sort()
  const boxes = pages.map((folder) => `  ${id(folder)}["${folder.split('/').at(-1)}"]\n`)
  const arrows = pages.flatMap((folder) => [...imports.get(folder)!].map((to) => `  ${id(folder)} --> ${id(to)}\n`))
  return `\`\`\`mermaid\nflowchart TD\n${boxes.join('')}${arrows.join('')}\`\`\`\n`
}
