/** Prevents further runs, and waits for the current one. */
export type Stop = () => Promise<void>

/**
 * The server's work that time starts, apart from time limits of calls. Production passes `realTime`, the simulator
 * (tools/simulator) a virtual clock. Runs of one timer never overlap: a run that is due during another is left out. The
 * work handles its own errors.
 */
export interface Scheduler {
  /** Runs the work at an interval, in milliseconds; the first time after one interval. */
  every(ms: number, work: () => Promise<unknown>): Stop
  /**
   * The same for work that somebody may have left behind. A look that finds nothing changes nothing, so the simulator
   * may leave it out.
   */
  poll(ms: number, look: () => Promise<unknown>): Stop
}

/** A timer does not keep the process alive. */
function every(ms: number, work: () => Promise<unknown>): Stop {
  let current: Promise<unknown> | null = null
  const timer = setInterval(() => {
    current ??= work().finally(() => {
      current = null
    })
  }, ms)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await current
  }
}

export const realTime: Scheduler = { every, poll: every }
