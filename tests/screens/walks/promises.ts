import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { doubleEnds } from '../../domain/sentenceEnds'
import { busyTexts, waitFor } from '../../walks/assertion'
import { all, dialogs, isShown, nameOf, wordsOf } from './page'

const controls = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]'
const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-errormessage', 'aria-owns', 'for']

/** The invariants of every page in every state; returns the name of each broken one. */
export const brokenPromises = (): string[] => [
  ...headings(),
  ...all(controls)
    .filter((control) => !control.closest('[hidden], [aria-hidden=true]') && nameOf(control) === '')
    .map((control) => `a control without a name: ${control.outerHTML.slice(0, 120)}`),
  ...twice(all('[id]').map(({ id }) => id)).map((id) => `two elements are called ${id}`),
  ...strayReferences(),
  ...all('a[href*="[object"]').map((link) => `a link that leads nowhere: ${nameOf(link)}`),
  ...(/\b(undefined|NaN|Invalid Date|null)\b|\[object /.exec(wordsOf(document.body)) ?? [])
    .slice(0, 1)
    .map((word) => `it says ${word}`),
  ...doubleEnds(wordsOf(document.body)).map((around) => `a sentence ends twice: ${around}`),
  ...(dialogs().length > 0 && !dialogs().at(-1)!.contains(document.activeElement)
    ? ['a dialog is open, and the focus is not in it']
    : []),
]

/** One main heading on each page; none only while the page shows nothing but its loading mark. */
function headings(): string[] {
  const [main, ...others] = all('main')
  if (others.length > 0) return ['a page within a page']
  if (!main) return ['nothing that is the main part of the page']
  const titles = all('h1').map(({ textContent }) => textContent)
  const isOnItsWay = titles.length === 0 && wordsOf(main) === all('[role=status]', main).map(wordsOf).join(' ').trim()
  return titles.length === 1 || isOnItsWay ? [] : [`main headings: ${titles.length} (${titles.join(', ')})`]
}

const strayReferences = () =>
  references.flatMap((name) =>
    all(`[${name}]`).flatMap((element) =>
      element
        .getAttribute(name)!
        .split(/\s+/)
        .filter((id) => id && !document.getElementById(id))
        .map((id) => `${name} names ${id}, which is not there`),
    ),
  )

const twice = (names: readonly string[]) => [...new Set(names.filter((name, i) => names.indexOf(name) !== i))]

/** A pending request shows the text of its state; two requests for the same result share one text. */
export function unsaidWait(ref: AnyActorRef): string[] {
  const around = (ref as { readonly _parent?: AnyActorRef })._parent
  const words = textsOf(ref)
  return words.length === 0 || words.some(isWaitShown) || (around && textsOf(around).some(isWaitShown))
    ? []
    : [`it waits, and nothing says: ${words.join(', ')}`]
}

const textsOf = (ref: AnyActorRef) => busyTexts(ref.getSnapshot() as AnyMachineSnapshot)
const isWaitShown = (text: string) => isShown(waitFor(text))

/** The focus: closing a dialog returns it to its earlier element, and not to the start of the page. */
export class Focus {
  /** whether an element of the page had the focus before a dialog opened */
  #wasHere = false
  #isInDialog = false

  /** Focuses the content, unless the page has moved the focus. */
  note() {
    this.#isInDialog = dialogs().length > 0
    if (this.#isInDialog) return
    this.#wasHere = true
    if (document.activeElement === document.body) all('main')[0]?.focus()
  }

  lost = (): string[] => {
    const isBack = this.#isInDialog && this.#wasHere && dialogs().length === 0 && all('h1').length > 0
    return isBack && document.activeElement === document.body ? ['the dialog is closed, and the focus is nowhere'] : []
  }
}
