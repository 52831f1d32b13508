import { AsyncLocalStorage } from 'node:async_hooks'
import type { Scheduler, Stop } from '../../../server/platform/scheduler/scheduler'

/** A piece of work from its beginning to its end: a request, a round, a job. The clock stands still while it runs. */
export interface Root {
  isAsleep: boolean
  /** the difference of its machine's clock, in milliseconds */
  readonly skewMs: number
  /** the server process that does it; null for the world outside */
  readonly life: object | null
  /** the message that the mail server has accepted last */
  accepted: string | null
  /** the rest of a process, such as the looks of its workers at the queue; each use of the database is a piece of work */
  readonly isBackground?: boolean
}

interface Event {
  readonly at: number
  readonly order: number
  readonly run: () => void
}

interface Poll {
  readonly ms: number
  next: number
  readonly look: () => void
}

const current = new AsyncLocalStorage<Root | undefined>()
export const rootNow = () => current.getStore()
export const runAs = <R>(root: Root, work: () => R): R => current.run(root, work)
/** The database has a clock of its own, whichever server asks. */
export const outsideRoots = <R>(work: () => R): R => current.run(undefined, work)

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const idleTurns = 12
export const hourMs = 3_600_000
/** An hourly round costs queries even if it finds nothing, so it runs less often here. */
const roundMs = 6 * hourMs

/** The only clock of the simulation. It goes on when nobody has anything to do. */
export class Time {
  #order = 0
  readonly #events: Event[] = []
  readonly #roots = new Set<Root>()
  readonly #polls = new Set<Poll>()

  constructor(public now: number) {}

  at(ms: number, run: () => void): void {
    const event = { at: this.now + ms, order: this.#order++, run }
    let place = this.#events.length
    while (place > 0 && this.#events[place - 1]!.at > event.at) place--
    this.#events.splice(place, 0, event)
  }

  sleep(ms: number): Promise<void> {
    const root = rootNow()
    if (root) root.isAsleep = true
    return new Promise((resolve) =>
      this.at(ms, () => {
        if (root) root.isAsleep = false
        resolve()
      }),
    )
  }

  /** Runs work as one root, which ends with the work or with its server's death. */
  async work<R>(given: Pick<Root, 'skewMs' | 'life'>, death: Promise<never>, work: () => Promise<R>): Promise<R> {
    const root: Root = { isAsleep: false, accepted: null, ...given }
    // one at a time: real threads answer two at once in an order that nobody can repeat
    if (!rootNow()) await this.#turnOf(root)
    this.#roots.add(root)
    try {
      return await Promise.race([current.run(root, work), death])
    } finally {
      this.#roots.delete(root)
    }
  }

  /**
   * Begins a piece of work of a process's background, once no other is busy.
   * @returns its end
   */
  async begin(life: object | null): Promise<() => void> {
    const root: Root = { isAsleep: false, skewMs: 0, life, accepted: null }
    await this.#turnOf(root)
    this.#roots.add(root)
    return () => void this.#roots.delete(root)
  }

  readonly #waiting: Root[] = []

  async #turnOf(root: Root): Promise<void> {
    this.#waiting.push(root)
    while (this.#waiting[0] !== root || this.#isBusy()) await turn()
    this.#waiting.shift()
  }

  #isBusy = () => [...this.#roots].some(({ isAsleep }) => !isAsleep)

  rootsOf(life: object): readonly Root[] {
    return [...this.#roots].filter((root) => root.life === life)
  }

  /** The server's timers. Its polls are left out while there is nothing to find (`dueAt`). */
  scheduler(run: (work: () => Promise<unknown>) => Promise<unknown>, isOver: () => boolean): Scheduler {
    const every = (ms: number, work: () => Promise<unknown>): Stop => {
      let isStopped = false
      let running: Promise<unknown> | null = null
      const next = () => {
        if (isStopped || isOver()) return
        running ??= run(work)
          .catch(() => undefined)
          .finally(() => {
            running = null
          })
        this.at(ms, next)
      }
      this.at(ms, next)
      return async () => {
        isStopped = true
        await running
      }
    }
    const poll = (ms: number, work: () => Promise<unknown>): Stop => {
      if (ms >= hourMs) return every(roundMs, work)
      let running: Promise<unknown> | null = null
      const look = () => {
        if (isOver()) return void this.#polls.delete(own)
        running ??= run(work)
          .catch(() => undefined)
          .finally(() => {
            running = null
          })
      }
      const own: Poll = { ms, next: this.now + ms, look }
      this.#polls.add(own)
      return async () => {
        this.#polls.delete(own)
        await running
      }
    }
    return { every, poll }
  }

  /**
   * Runs until nothing is left to happen before `until`.
   * @param dueAt the first moment at which a poll would find something
   */
  async run(until: number, dueAt: () => Promise<number>): Promise<void> {
    for (;;) {
      await this.#quiet()
      const next = Math.min(this.#events[0]?.at ?? until, until)
      const due = Math.max(await dueAt(), this.now)
      const looks = [...this.#polls].map((poll) => ({ poll, at: firstFrom(poll, due) }))
      const first = looks.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY)
      if (first <= next) {
        this.now = Math.max(this.now, first)
        for (const { poll, at } of looks)
          if (at <= first) {
            poll.next = at + poll.ms
            poll.look()
          }
        continue
      }
      if (!this.#events[0] || this.#events[0].at > until) return
      const event = this.#events.shift()!
      this.now = Math.max(this.now, event.at)
      event.run()
    }
  }

  /** Nobody is busy, and nobody has become so for some turns: a background goes from one piece of work to the next. */
  async #quiet(): Promise<void> {
    for (let idle = 0; idle < idleTurns; idle++) {
      await turn()
      if (this.#isBusy() || this.#waiting.length > 0) idle = 0
    }
  }
}

/** The first time at or after `due` at which a poll looks. */
const firstFrom = ({ next, ms }: Poll, due: number) => (next >= due ? next : next + Math.ceil((due - next) / ms) * ms)

/** `new Date()` and `Date.now()`, and through them PGlite's `now()`; a server's own clock may be wrong. */
export function seedDate(timeNow: () => number): void {
  const now = () => timeNow() + (rootNow()?.skewMs ?? 0)
  const Seeded = class extends Date {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [now()] : given) as [number]))
    }
    static override now = now
  }
  globalThis.Date = Seeded as DateConstructor
}
