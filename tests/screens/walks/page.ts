/** The elements on the page, as a user sees or hears them. jsdom has no layout, so hidden elements must say so. */
export const all = (selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(selector),
]

const isHidden = (element: Element) => element.matches('[hidden], script, style, title')

/** The text of an element, with spaces between its parts. */
export function wordsOf(element: Element): string {
  const words: string[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && isHidden(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = texts.nextNode(); node; node = texts.nextNode()) if (node instanceof Text) words.push(node.data)
  return plain(words.join(' '))
}

/** With white space collapsed: React splits texts. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The open dialogs, the topmost one last. */
export const dialogs = () => all('[role=dialog]')

/** The accessible name of a control; empty if it has none. */
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
