import { flushSync } from 'react-dom'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The acts of a visitor on a page that no program answers yet. */
interface Visitor {
  readonly typed: readonly { readonly id: string; readonly value: string }[]
  /** the element with the focus, and the selection in it */
  readonly focused: { readonly id: string; readonly from: number | null; readonly to: number | null } | null
  /** the number of the pressed button on the page; -1 for none */
  readonly pressed: number
}

export function visitorIn(root: HTMLElement): Visitor {
  const { activeElement: focused } = document
  const [from, to] = focused instanceof HTMLInputElement ? [focused.selectionStart, focused.selectionEnd] : [null, null]
  return {
    typed: [...root.querySelectorAll<Control>('input, select, textarea')]
      .filter(isAnswered)
      .map(({ id, value }) => ({ id, value })),
    focused: focused?.id && root.contains(focused) ? { id: focused.id, from, to } : null,
    pressed: window.early?.pressed ? [...root.querySelectorAll('button')].indexOf(window.early.pressed) : -1,
  }
}

const isAnswered = (control: Control) =>
  control.id !== '' &&
  (control instanceof HTMLSelectElement ? control.value !== '' : control.value !== control.defaultValue)

/** Repeats early acts on the drawn page, by the events of a browser, so that masks, form and chart receive them. */
export function handOver({ typed, focused, pressed }: Visitor, root: HTMLElement): void {
  // a page that loads late is drawn with the next task
  flushSync(() => {})
  const control = focused && document.getElementById(focused.id)
  if (control && control === document.activeElement) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  else control?.focus({ preventScroll: true })
  for (const { id, value } of typed) type(document.getElementById(id), value)
  if (control instanceof HTMLInputElement && focused?.from != null) control.setSelectionRange(focused.from, focused.to)
  root.querySelectorAll('button')[pressed]?.click()
}

/** React compares a value with the last one that its own setter saw, which is the first here. */
function type(control: HTMLElement | null, value: string) {
  if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.value = control.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
