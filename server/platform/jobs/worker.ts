import type { Services } from '../services/services'
import { releaseAll } from './lease'
import { defaultTerms, type JobsOptions, runNextJob } from './run'
import { listen } from './wake'

export interface WorkerOptions extends JobsOptions {
  /** how often to look for jobs of other processes, and for those that come due */
  readonly pollMs: number
  /** how many jobs at once: while one waits for a mail server, another is done */
  readonly workers: number
  /** the only process there is: what was running when the last one died is taken up at once */
  readonly isAlone: boolean
}

interface RunningJobs {
  /** Takes no new job, and waits for those that run. */
  stop(): Promise<void>
}

/** Starts this process's workers. They are woken by a commit that queued something, and look once a second besides. */
export function startJobs(
  services: Services,
  options: Partial<WorkerOptions> & Pick<WorkerOptions, 'handlers'>,
): RunningJobs {
  const settings: WorkerOptions = { ...defaultTerms, pollMs: 1000, workers: 2, isAlone: false, ...options }
  const pause = new Pause(settings.pollMs)
  const stopListening = listen(services.db, () => pause.end())
  let isStopping = false

  const taken = settings.isAlone ? releaseAll(services.db) : Promise.resolve()
  const work = async () => {
    await taken.catch(() => services.log.error('leases could not be released'))
    while (!isStopping) {
      const calls = pause.calls
      if (!(await lookOnce(services, settings)) && !isStopping) await pause.unless(() => pause.calls > calls)
    }
  }
  const workers = Array.from({ length: settings.workers }, work)

  return {
    async stop() {
      isStopping = true
      stopListening()
      pause.end()
      await Promise.all(workers)
    },
  }
}

/** A database that is away for a while does not end a worker. */
async function lookOnce(services: Services, settings: WorkerOptions): Promise<boolean> {
  try {
    return await runNextJob(services, settings)
  } catch (fault) {
    services.log.error({ err: fault }, 'the queue could not be read')
    return false
  }
}

/** Ends after a while, or when somebody calls; a call that came while nobody paused is not lost. */
class Pause {
  calls = 0
  readonly #waiting = new Set<() => void>()

  constructor(readonly ms: number) {}

  end(): void {
    this.calls++
    for (const wake of this.#waiting) wake()
  }

  async unless(wasCalled: () => boolean): Promise<void> {
    if (wasCalled()) return
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, this.ms)
      this.#waiting.add(wake)
    })
  }
}
