import { flushSync } from 'react-dom'
import { type FieldName, fieldsOf, formSteps, type StepName } from '../../../../domain/application'
import { type QuoteRef, selectStep } from '../../../../machines/customer/quote/quote.select'

/**
 * Returns a ref for the title of the open step. A step that opens takes the focus and scrolls its title to 24 px from
 * the top; the first step of the page does neither. `before` is the ref for content that replaces the steps: a title
 * that comes after it takes the focus too.
 */
export function titleFocus() {
  let last: HTMLElement | null = null
  const before = (other: HTMLElement | null) => {
    if (other !== null) last = other
  }
  const titleRef = (title: HTMLElement | null) => {
    if (title === null) return
    if (last !== null && last !== title) show(title)
    last = title
  }
  return { titleRef, before }
}
export type TitleFocus = ReturnType<typeof titleFocus>

function show(title: HTMLElement) {
  // scrolling before focusing lays the page out once, because the focus changes the look
  title.scrollIntoView?.({ block: 'start', behavior: 'instant' })
  title.focus({ preventScroll: true })
}

/** The step of a control's question. */
export const stepOf = (fieldId: string) => {
  const field = fieldId.split('-')[0] as FieldName
  return formSteps.find((step) => fieldsOf(step).some(([name]) => name === field))
}

let isLed = false
/** Whether a step is opening because a link leads to a field in it. */
export const isLedInto = () => isLed

/** Puts the focus into a control and opens its step if necessary. `fieldId` is the control's id. */
export function focusField(fieldId: string, quote: QuoteRef, step: StepName | undefined = stepOf(fieldId)) {
  // draws everything at once, so that the control exists
  isLed = true
  if (step && !document.getElementById(fieldId)) flushSync(() => quote.send({ type: 'step.opened', step }))
  isLed = false
  if (!take(fieldId)) takeOnceThere(fieldId)
}

function take(fieldId: string): boolean {
  const control = document.getElementById(fieldId)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
  return control !== null
}

/**
 * The control's part of the page may still be loading. If the user presses or types meanwhile, the focus is not moved.
 */
function takeOnceThere(fieldId: string) {
  const given = new AbortController()
  const giveUp = () => given.abort()
  const watch = new MutationObserver(() => take(fieldId) && giveUp())
  given.signal.addEventListener('abort', () => watch.disconnect())
  watch.observe(document.body, { childList: true, subtree: true })
  for (const act of ['pointerdown', 'keydown']) document.addEventListener(act, giveUp, { signal: given.signal })
}

/** The id of the notice that another window changed the quote. */
export const conflictId = 'version-conflict'

/** The title of the open step: the focus goes there when its own element is gone. */
export const openTitle = (quote: QuoteRef) => document.getElementById(`title-${selectStep(quote.getSnapshot())}`)
