import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate'

/**
 * Identifies a state on a page: words of the page, or an element by its role and name; of several, all must hold. It is
 * data, so that a page in jsdom and a page in a browser are asked the same (`pageReader` in tests/screens/walks/page.ts).
 */
export type Assertion =
  | Words
  | Element
  | Waiting
  | { readonly no: Assertion }
  | { readonly either: readonly Assertion[] }
  | readonly Assertion[]

type Words = string | RegExp

interface Element {
  readonly role: 'title' | 'heading' | 'button' | 'field' | 'dialog' | 'alert' | 'status'
  /** the whole name; of an alert or a status a part of its words */
  readonly name: Words
}

/** Whether a request is pending, and the page shows the text of its state. */
interface Waiting {
  readonly isBusy: boolean
}

/**
 * The assertion of a state; a function where it depends on the chart's snapshot. The function is also called in the chart's
 * other states, because an assertion that holds in all of them identifies none.
 */
export type Shows<M extends AnyStateMachine = AnyStateMachine> = Assertion | ((snapshot: SnapshotFrom<M>) => Assertion)

const named =
  (role: Element['role']) =>
  (name: Words): Element => ({ role, name })

/** of any level */
export const heading = named('heading')
/** a button or a link */
export const button = named('button')
export const field = named('field')
/** the topmost one */
export const dialog = named('dialog')
export const alert = named('alert')
/** a message that does not interrupt, or a pressed button that waits */
export const status = named('status')

export const no = (assertion: Assertion): Assertion => ({ no: assertion })
export const either = (...assertions: readonly Assertion[]): Assertion => ({ either: assertions })

/** A request is pending, and the page shows the text of its state. */
export const busy: Assertion = { isBusy: true }
export const noDialog = no(dialog(/^/))
/** No alert shows. */
export const calm = no(alert(/./))
const title = named('title')
/** The chart has ended, and its parent draws the next page. */
export const gone = no(title(/^/))
/** The state is left at once, so nobody sees it. */
export const passing: Assertion = []
/** No screen draws this chart. */
export const noScreen: Assertion = []
/** The state must not be noticeable: the page stays as before, without a message. */
export const unseen: Assertion = [title(/./), noDialog, calm, { isBusy: false }]

/** An assertion that a page can answer by itself. */
export type PageAssertion =
  | Words
  | Element
  | { readonly no: PageAssertion }
  | { readonly either: readonly PageAssertion[] }
  | readonly PageAssertion[]

/** With the chart's part worked out: whether it waits, and by which text. */
export function onPage(shows: Shows, snapshot: AnyMachineSnapshot): PageAssertion {
  const assertion = typeof shows === 'function' ? shows(snapshot as never) : shows
  if (typeof assertion === 'string' || assertion instanceof RegExp || 'role' in assertion) return assertion
  if ('no' in assertion) return { no: onPage(assertion.no, snapshot) }
  if ('either' in assertion) return { either: assertion.either.map((each) => onPage(each, snapshot)) }
  if ('isBusy' in assertion) {
    const texts = busyTexts(snapshot)
    return assertion.isBusy === texts.length > 0 ? texts.map(waitFor) : impossible(texts)
  }
  return assertion.map((each) => onPage(each, snapshot))
}

/** A status with exactly this text. */
export const waitFor = (text: string): PageAssertion => status(new RegExp(`^${escaped(text)}$`))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** No page has it, and the message of the failure says why. */
const impossible = (texts: readonly string[]) =>
  `\u0000the chart ${texts.length > 0 ? `waits: ${texts.join(', ')}` : 'waits for nothing'}`

/** The busy texts of a chart's current states. */
export const busyTexts = ({ _nodes: nodes }: AnyMachineSnapshot): string[] =>
  nodes
    .filter(({ tags }) => !tags.includes('background'))
    .flatMap(({ meta }) => (meta as { busy?: string } | undefined)?.busy ?? [])
    .map((text) => text.replace(/\s+/g, ' ').trim())

/** In words, for the message of a failure. */
export function inWords(assertion: PageAssertion): string {
  if (typeof assertion === 'string') return `“${assertion.replace('\u0000', '')}”`
  if (assertion instanceof RegExp) return String(assertion)
  if ('role' in assertion) return `${assertion.role} ${inWords(assertion.name)}`
  if ('no' in assertion) return `no ${inWords(assertion.no)}`
  if ('either' in assertion) return assertion.either.map(inWords).join(' or ')
  return assertion.map(inWords).join(' and ')
}
