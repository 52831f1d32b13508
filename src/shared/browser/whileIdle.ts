/** milliseconds after a key until the next one is no longer expected */
const betweenKeys = 500
/** milliseconds: a person who pauses longer in a field reads or thinks */
const pauseInField = 3000

/** Input types that are chosen and not typed. */
const chosen = ['radio', 'checkbox', 'button', 'submit']
const isText = (element: Element | null) =>
  element?.localName === 'textarea' ||
  (element?.localName === 'input' && !chosen.includes((element as HTMLInputElement).type))

/**
 * Does work that nobody waits for, such as fetching code, one act after the other, each when the browser is idle.
 * Nothing is done while somebody types, because a key would wait for it.
 */
export function whileIdle(page: Window, acts: readonly (() => void)[]): void {
  const { document } = page
  // Safari has no idle callbacks
  const { requestIdleCallback = (act: () => void) => page.setTimeout(act, 50) } = page as Partial<Window>
  const waiting = [...acts]
  const heard = new AbortController()
  let lastKey = Number.NEGATIVE_INFINITY
  const keyed = ({ timeStamp }: Event) => {
    lastKey = timeStamp
  }
  document.addEventListener('keydown', keyed, { capture: true, passive: true, signal: heard.signal })
  // a field that has the focus already may have had a key
  if (isText(document.activeElement)) lastKey = page.performance.now()

  const next = () => {
    const pause = isText(document.activeElement) ? pauseInField : betweenKeys
    const rest = lastKey + pause - page.performance.now()
    if (rest > 0) return void page.setTimeout(next, Math.min(rest, betweenKeys))
    waiting.shift()?.()
    if (waiting.length > 0) requestIdleCallback.call(page, next)
    else heard.abort()
  }
  requestIdleCallback.call(page, next)
}
