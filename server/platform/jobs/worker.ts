import type { Services } from '../services/services'
import { releaseAll } from './lease'
import { defaultTerms, type JobsOptions, runNextJob } from './run'
import { listen } from './wake'

export interface WorkerOptions extends JobsOptions {
  /** how often to poll for jobs of other processes and postponed jobs */
  readonly pollMs: number
  /** concurrent jobs: while one waits for a mail server, another runs */
  readonly workers: number
  /** the only process: jobs that were running when the last process died resume at once */
  readonly isAlone: boolean
}

interface RunningJobs {
  /** Stops taking jobs, and waits for the running ones. */
  stop(): Promise<void>
}

/** Starts this process's workers. A commit that queues a job wakes them; they also poll once a second. */
export function startJobs(
  services: Services,
  options: Partial<WorkerOptions> & Pick<WorkerOptions, 'handlers'>,
): RunningJobs {
  const settings: WorkerOptions = { ...defaultTerms, pollMs: 1000, workers: 4, isAlone: false, ...options }
  const pause = new Pause()
  const stopListening = listen(services.db, () => pause.end())
  const stopPolling = services.scheduler.poll(settings.pollMs, async () => pause.end())
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
      await stopPolling()
      pause.end()
      await Promise.all(workers)
    },
  }
}

/** A temporary database outage does not end a worker. */
async function lookOnce(services: Services, settings: WorkerOptions): Promise<boolean> {
  try {
    return await runNextJob(services, settings)
  } catch (fault) {
    services.log.error({ err: fault }, 'the queue could not be read')
    return false
  }
}

/** Waits until woken; a wake-up that arrives while nothing waits is not lost. */
class Pause {
  calls = 0
  readonly #waiting = new Set<() => void>()

  end(): void {
    this.calls++
    for (const wake of this.#waiting) wake()
  }

  async unless(wasCalled: () => boolean): Promise<void> {
    if (wasCalled()) return
    await new Promise<void>((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake)
        resolve()
      }
      this.#waiting.add(wake)
    })
  }
}
