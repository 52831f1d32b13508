/**
 * For a computed style, jsdom tries each rule of its default style sheet on the element, which took an eighth of the
 * time of the screens' tests. The element's type and attributes rule out nearly all of them.
 */
interface Result {
  readonly match: boolean
}
interface Matcher {
  check: (selector: string, element: Element) => Result
}

/** One selector of a list, as far as it depends on the element alone. */
interface Part {
  /** empty for every type */
  readonly types: readonly string[]
  readonly attributes: readonly string[]
  /** the element has to have the focus */
  readonly isFocus: boolean
  /** its type is all that it needs */
  readonly isType: boolean
}

const isName = /^[a-z]\w*$/
const listed = /^:is\(([a-z, ]+)\)$/

/** The parts of a selector that can match; a computed style of a pseudo-element is never read. */
function partsOf(selector: string): readonly Part[] {
  return outside(selector, /,/)
    .filter((part) => !part.includes('::'))
    .map((part) => {
      const subject = outside(part, /[\s>+~]/).at(-1)!
      const plain = subject.replace(/\(.*\)/, '')
      const type = /^[a-z]\w*/.exec(plain)?.[0]
      return {
        types: type ? [type] : (listed.exec(subject)?.[1]?.split(/, */) ?? []),
        attributes: [
          ...[...plain.matchAll(/\[([\w-]+)/g)].map(([, name]) => name!),
          ...(/:(link|visited)/.test(plain) ? ['href'] : []),
        ],
        isFocus: plain.includes(':focus-visible'),
        isType: isName.test(part),
      }
    })
}

/** Splits a selector at the signs that are outside of brackets. */
function outside(selector: string, sign: RegExp): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const letter of selector) {
    if ('(['.includes(letter)) depth++
    if (')]'.includes(letter)) depth--
    if (depth === 0 && sign.test(letter)) parts.push('')
    else parts.push(parts.pop()! + letter)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const none: Result = { match: false }
const known = new Map<string, readonly Part[]>()
const matches = new Map<string, Result>()
const quick = new WeakSet<Matcher>()
const inner = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl')!
const innerOf = (node: object | null) => node && (Reflect.get(node, inner) as unknown)

const matcherOf = (page: Document) => (innerOf(page) as { _getDOMSelector(): Matcher })._getDOMSelector()

/** The files of a worker share their page. */
export function quickStyles(page = document) {
  const matcher = matcherOf(page)
  if (quick.has(matcher)) return
  quick.add(matcher)
  const { check } = matcher
  matcher.check = (selector, element) => {
    const parts = known.get(selector) ?? partsOf(selector)
    known.set(selector, parts)
    const { localName } = element
    const possible = parts.filter(
      ({ types, attributes, isFocus }) =>
        (types.length === 0 || types.includes(localName)) &&
        attributes.every((name) => element.hasAttributeNS(null, name)) &&
        (!isFocus || innerOf(page.activeElement) === element),
    )
    if (possible.length === 0) return none
    const isCertain = possible.some(({ isType }) => isType)
    const result = (isCertain && matches.get(selector)) || check(selector, element)
    if (isCertain) matches.set(selector, result)
    return result
  }
}
