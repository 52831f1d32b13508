import type { PageAssertion } from '../../walks/assertion'

/**
 * Reads the elements on the page, as a user sees or hears them. Its source also runs in a browser, so it uses nothing
 * from outside. jsdom has no layout, so hidden elements must say so there.
 */
export function pageReader() {
  const isHidden = (element: Element) => element.matches('[hidden], script, style, title')

  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]

  /** With white space collapsed. */
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

  /** The text of an element, with spaces between its parts; a text that React has split is one part. */
  const wordsOf = (element: Element): string => {
    let words = ''
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element && isHidden(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node instanceof Text) words += `${node.previousSibling instanceof Text ? '' : ' '}${node.data}`
    return plain(words)
  }

  /** The open dialogs, the topmost one last. */
  const dialogs = () => all('[role=dialog]')

  /** As `labels`, for which jsdom finds the control of each label on the page. */
  const labelsOf = (control: HTMLElement) =>
    [...('labels' in control ? document.getElementsByTagName('label') : [])].filter((label) =>
      label.htmlFor ? label.htmlFor === control.id : label.contains(control),
    )

  /** The accessible name of a control; empty if it has none. */
  const nameOf = (control: HTMLElement): string => {
    const messages = [
      ...(control.getAttribute('aria-labelledby')?.split(/\s+/) ?? []).map(
        (id) => document.getElementById(id)?.textContent,
      ),
      control.getAttribute('aria-label'),
      ...labelsOf(control).map((label) => label.textContent),
      control.matches('input, select, textarea') ? '' : control.textContent,
      ...all('img[alt], svg[aria-label]', control).map((it) => it.getAttribute('alt') ?? it.getAttribute('aria-label')),
      control.getAttribute('title'),
    ]
    return plain(messages.find((each) => each && plain(each)) ?? '')
  }

  const visible = (selector: string) => all(selector).filter((each) => each.checkVisibility?.() !== false)

  /** The names of the elements with a role, as an assertion compares them. */
  const namesOf = {
    title: () => visible('h1').map(wordsOf),
    heading: () => visible('h1, h2, h3').map(wordsOf),
    button: () => visible('button, a[href]').map(nameOf),
    field: () => visible('input, select, textarea').map(nameOf),
    dialog: () => dialogs().slice(-1).map(nameOf),
    alert: () => visible('[role=alert]:not([hidden])').map(wordsOf),
    // the veil of a request appears only after a moment
    status: () => all('[role=status], button[aria-disabled=true]:not([data-off])').map(wordsOf),
  }
  const isPart = (role: keyof typeof namesOf) => role === 'alert' || role === 'status'

  const isShown = (assertion: PageAssertion): boolean => {
    if (typeof assertion === 'string') return wordsOf(document.body).includes(assertion)
    if (assertion instanceof RegExp) return assertion.test(wordsOf(document.body))
    if ('no' in assertion) return !isShown(assertion.no)
    if ('either' in assertion) return assertion.either.some(isShown)
    if (!('role' in assertion)) return assertion.every(isShown)
    const { role, name } = assertion
    return namesOf[role]().some((each) => {
      if (typeof name !== 'string') return name.test(each)
      return isPart(role) ? each.includes(name) : each === name
    })
  }

  /** The parts of an assertion that do not hold. */
  const missing = (assertion: PageAssertion): readonly PageAssertion[] =>
    Array.isArray(assertion) ? assertion.flatMap(missing) : isShown(assertion) ? [] : [assertion]

  return { all, wordsOf, dialogs, nameOf, isShown, missing }
}

export const { all, wordsOf, dialogs, nameOf, isShown, missing } = pageReader()
