/** What stands on the page, as somebody reads or hears it. Nothing is laid out here, so what is hidden says so itself. */
export const all = (selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(selector),
]

const isHidden = (element: Element) => element.matches('[hidden], script, style, title')

/** Its words, those of one part apart from those of the next. */
export function wordsOf(element: Element): string {
  const words: string[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && isHidden(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = texts.nextNode(); node; node = texts.nextNode()) if (node instanceof Text) words.push(node.data)
  return plain(words.join(' '))
}

/** As it is read: what React splits is one again. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The dialogs that are open, the one that lies on top last. */
export const dialogs = () => all('[role=dialog]')

/** What a control is called; empty where nothing calls it anything. */
export function nameOf(control: HTMLElement): string {
  const labels = (control as HTMLInputElement).labels
  const messages = [
    ...(control.getAttribute('aria-labelledby')?.split(/\s+/) ?? []).map(
      (id) => document.getElementById(id)?.textContent,
    ),
    control.getAttribute('aria-label'),
    ...[...(labels ?? [])].map((label) => label.textContent),
    control.matches('input, select, textarea') ? '' : control.textContent,
    ...all('img[alt], svg[aria-label]', control).map((it) => it.getAttribute('alt') ?? it.getAttribute('aria-label')),
    control.getAttribute('title'),
  ]
  return plain(messages.find((each) => each && plain(each)) ?? '')
}
