import { badRequest } from '../problem'

/**
 * PostgreSQL keeps no NUL and no half of a surrogate pair, so neither may come in, be it in a value or in a name.
 * Without recursion: a body of a megabyte can be half a million levels deep.
 * @throws a 400
 */
export function assertWellFormed(...parts: readonly unknown[]): void {
  const open = [...parts]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') assertText(value)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) {
        assertText(name)
        open.push(child)
      }
    }
  }
}

function assertText(text: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) {
    throw badRequest('This request is not understood: it holds characters that no text has')
  }
}
