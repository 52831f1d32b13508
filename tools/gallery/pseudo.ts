const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('AÅ CÇ EÉ IÎ NÑ OÖ SŠ UÛ YÝ ZŽ aå cç eé iî nñ oö sš uû yý zž'.split(' '), ([plain, accented]) => [
    plain,
    accented,
  ]),
)
/** translations of English are longer by a third, those of short words by more */
const longer = 1.35

/** Accents every letter that can carry an accent, and lengthens each text: `Back` becomes `Båçk··`. */
export function pseudo(text: string): string {
  const trimmed = text.trim()
  if (!/[A-Za-z]/.test(trimmed)) return text
  const accented = trimmed.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)
  const lacking = Math.ceil(trimmed.length * (longer - 1))
  // in words, so that the padding can wrap as text does
  const more = '·'.repeat(lacking).replace(/(.{6})(?=.)/g, '$1 ')
  return text.replace(trimmed, () => `${accented}${lacking > 6 ? ' ' : ''}${more}`)
}

const spoken = ['aria-label', 'placeholder', 'title', 'alt']
const apart = 'script, style, title, textarea'

/** Translates every text below this node, and each change of it. Typed text stays as it is. */
export function translate(node: HTMLElement): void {
  const written = new WeakMap<Node, string>()
  const attributes = new WeakMap<Element, Record<string, string>>()
  const inText = (text: Text) => {
    if (text.parentElement?.closest(apart) || written.get(text) === text.data) return
    text.data = pseudo(text.data)
    written.set(text, text.data)
  }
  const inElement = (element: Element) => {
    const known = attributes.get(element) ?? {}
    for (const name of spoken) {
      const shown = element.getAttribute(name)
      if (shown === null || shown === known[name]) continue
      known[name] = pseudo(shown)
      element.setAttribute(name, known[name])
    }
    attributes.set(element, known)
  }
  const all = (under: Node) => {
    if (under instanceof Text) return inText(under)
    if (!(under instanceof Element)) return
    inElement(under)
    for (const child of under.childNodes) all(child)
  }
  all(node)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) inText(target)
      else if (target instanceof Element) inElement(target)
      addedNodes.forEach(all)
    }
  }).observe(node, { subtree: true, childList: true, characterData: true, attributeFilter: spoken })
}
