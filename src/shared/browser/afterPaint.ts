/** Does something a little later, and anew with each call; what waits can be done at once, or dropped. */
export interface Soon {
  readonly soon: (act: () => void) => void
  readonly now: () => void
  readonly drop: () => void
}

/**
 * Right after the next frame is shown: what nobody sees is not to keep anybody from seeing the rest. One act waits at a
 * time, since the later one does all that the earlier one would have. A page that goes out of sight may never come back,
 * so there it is done at once.
 */
export function afterPaint(page: Window): Soon {
  let waiting: (() => void) | null = null
  const now = () => {
    const act = waiting
    waiting = null
    act?.()
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = now
  page.document.addEventListener('visibilitychange', now)
  page.addEventListener('pagehide', now)
  return {
    soon: (act) => {
      const isWaiting = waiting !== null
      waiting = act
      if (page.document.hidden) return now()
      if (!isWaiting) page.requestAnimationFrame(() => port2.postMessage(null))
    },
    now,
    drop: () => {
      waiting = null
    },
  }
}
