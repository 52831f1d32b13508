import { flushSync } from 'react-dom'
import { type FieldName, fieldsOf, formSteps, type StepName } from '../../../../domain/application'
import { type QuoteRef, selectStep } from '../../../../machines/customer/quote/quote.select'

/**
 * As a ref for the title of the open step. A step that opens takes the focus and scrolls to where its title stands 24 px
 * from the top; the step that the page began with leaves both alone. `before` is the ref of what else may stand in the
 * place of the steps: a title that comes after it takes the focus too.
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
  // in this order the page is laid out once: what has the focus looks otherwise
  title.scrollIntoView?.({ block: 'start', behavior: 'instant' })
  title.focus({ preventScroll: true })
}

const stepOf = (fieldId: string) => {
  const field = fieldId.split('-')[0] as FieldName
  return formSteps.find((step) => fieldsOf(step).some(([name]) => name === field))
}

let isLed = false
/** Whether a step opens because somebody is led to something in it. */
export const isLedInto = () => isLed

/** Puts the focus into a control, wherever it is: its step is opened if another one is. `place` is the control's id. */
export function goTo(fieldId: string, quote: QuoteRef, step: StepName | undefined = stepOf(fieldId)) {
  // draws at once and all of it, so that what is to have the focus is there
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

/** Its part of the page may still be fetched. Whoever presses or types meanwhile is somewhere else already. */
function takeOnceThere(fieldId: string) {
  const given = new AbortController()
  const giveUp = () => given.abort()
  const watch = new MutationObserver(() => take(fieldId) && giveUp())
  given.signal.addEventListener('abort', () => watch.disconnect())
  watch.observe(document.body, { childList: true, subtree: true })
  for (const act of ['pointerdown', 'keydown']) document.addEventListener(act, giveUp, { signal: given.signal })
}

/** Of the step that is open: where the focus goes when its own place is gone. */
export const openTitle = (quote: QuoteRef) => document.getElementById(`title-${selectStep(quote.getSnapshot())}`)
