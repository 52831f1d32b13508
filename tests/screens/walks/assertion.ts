import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { Shown, StateOf } from '../../../tools/gallery/list'
import { all, dialogs, nameOf, plain, wordsOf } from './page'

/** The current page, and the chart that is walked on it. */
export interface Here {
  readonly ref: AnyActorRef
  /** all text of the page */
  readonly words: string
}
export const lookAt = (ref: AnyActorRef): Here => ({ ref, words: wordsOf(document.body) })

/** Identifies a state on the page: text, or an available action; of several, all must hold. */
export type Assertion = string | RegExp | Sign | readonly Assertion[]
type Sign = (here: Here) => boolean

/** An assertion for each state of a chart; a missing one does not compile. */
export type AssertionsOf<Name extends Shown> = Readonly<Record<StateOf<Name>, Assertion>>

export function isReported(telling: Assertion, here: Here): boolean {
  if (typeof telling === 'string') return here.words.includes(telling)
  if (telling instanceof RegExp) return telling.test(here.words)
  if (typeof telling === 'function') return telling(here)
  return telling.every((each) => isReported(each, here))
}

export const no =
  (telling: Assertion): Sign =>
  (here) =>
    !isReported(telling, here)

const named = (selector: string, name: string | RegExp) =>
  all(selector).some((each) => (typeof name === 'string' ? nameOf(each) === name : name.test(nameOf(each))))

export const button = (name: string | RegExp) => () => named('button, a[href]', name)
export const field = (name: string | RegExp) => () => named('input, select, textarea', name)
export const heading = (name: string) => () => all('h1, h2, h3').some((each) => wordsOf(each) === name)
/** the topmost one */
export const dialog = (name: string) => () => dialogs().length > 0 && nameOf(dialogs().at(-1)!) === name
export const noDialog = () => dialogs().length === 0
export const alert = (words: string) => () =>
  all('[role=alert]:not([hidden])').some((each) => wordsOf(each).includes(words))

/** No alert shows. */
export const calm: Sign = () => all('[role=alert]:not([hidden])').every((each) => wordsOf(each) === '')
/** The chart has ended, and its parent draws the next page. */
export const gone: Sign = () => all('h1').length === 0
/** The state is left at once, so nobody sees it. */
export const passing: Assertion = []
/** The state must not be noticeable: the page stays as before, without a message. */
export const unseen: Sign = (here) =>
  all('h1').length === 1 && noDialog() && calm(here) && busyWords(here.ref).length === 0

/** The elements that show a pending request: a status, or the pressed button. */
const statuses = () => all('[role=status], button[aria-disabled=true]:not([data-off])').map(wordsOf)
export const status = (words: string) => () => statuses().some((each) => each.includes(words))

/** The busy texts of a chart's current states. */
export const busyWords = (ref: AnyActorRef): string[] => {
  const { _nodes: nodes } = ref.getSnapshot() as AnyMachineSnapshot
  return nodes
    .filter(({ tags }) => !tags.includes('background'))
    .flatMap(({ meta }) => (meta as { busy?: string } | undefined)?.busy ?? [])
    .map(plain)
}
export const isWaitShown = (text: string) => statuses().includes(text)
/** A request is pending, and the page shows the text of its state. */
export const busy: Sign = ({ ref }) => busyWords(ref).length > 0 && busyWords(ref).every(isWaitShown)
