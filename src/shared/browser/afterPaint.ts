/** Delays an action; each new call replaces the waiting action. The action can also run at once or be dropped. */
export interface DelayedAction {
  readonly soon: (act: () => void) => void
  readonly now: () => void
  readonly drop: () => void
}

/**
 * Runs an action right after the next paint, so that invisible work does not delay visible work. One action waits at a
 * time, because a later one includes the work of an earlier one. When the page is hidden the action runs at once,
 * because the page may never come back.
 * @param order `last`: after the parts of the page that React draws in a later frame, where the browser can order tasks
 */
export function afterPaint(
  page: Window & Partial<Pick<WindowOrWorkerGlobalScope, 'scheduler'>>,
  order: 'first' | 'last' = 'first',
): DelayedAction {
  let waiting: (() => void) | null = null
  const now = () => {
    const act = waiting
    waiting = null
    act?.()
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = now
  const { scheduler } = page
  const painted =
    order === 'last' && scheduler
      ? () => void scheduler.postTask(now, { priority: 'background' })
      : () => port2.postMessage(null)
  page.document.addEventListener('visibilitychange', now)
  page.addEventListener('pagehide', now)
  return {
    soon: (act) => {
      const isWaiting = waiting !== null
      waiting = act
      if (page.document.hidden) return now()
      if (!isWaiting) page.requestAnimationFrame(painted)
    },
    now,
    drop: () => {
      waiting = null
    },
  }
}
