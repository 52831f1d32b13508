import { linesOf } from './lines'

const verbs = /^(?:(?:GET|POST|PUT|PATCH|DELETE)(?:, ?|\/| and | ))+/

/** Every call of section 7, as `GET /contacts/{id}`, in order. */
export const callsOf = (specification: string): readonly string[] =>
  linesOf(specification, { section: '7. Calls' })
    .filter((line) => verbs.test(line))
    .flatMap((line) => callsIn(line.split(': ')[0]!))

/**
 * Expands the specification's short forms: `POST, GET /a; DELETE with /{id}` has three calls; `POST /a/b, c /{id}`,
 * `POST /a/b; /c` and `GET /a[/{b}]` have two each.
 */
function callsIn(cell: string): string[] {
  const calls: string[] = []
  let methods: readonly string[] = []
  let path = ''
  for (const part of cell.replace(/ \([^)]*\)|\?.*$|, \w+ = .*$/g, '').split('; ')) {
    const named = verbs.exec(part)?.[0] ?? ''
    methods = named.match(/[A-Z]+/g) ?? methods
    const [, list = '', tail = ''] = /^(.+?)(?: (\/.*))?$/.exec(part.slice(named.length)) ?? []
    for (const [nth, word] of list.split(', ').entries()) {
      const name = word.replace(/^\//, '')
      if (word !== 'with') path = named && nth === 0 ? `/${name}` : path.replace(/[^/]+$/, name)
      const whole = path + tail
      const paths = new Set([whole.replace(/\[.*\]/, ''), whole.replace(/[[\]]/g, '')])
      calls.push(...methods.flatMap((method) => [...paths].map((each) => `${method} ${each}`)))
    }
  }
  return calls
}
