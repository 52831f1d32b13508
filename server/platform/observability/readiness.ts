import { tryWriting } from '../files/tryWriting'
import type { Services } from '../services/services'
import { type CanaryAge, type CanaryPart, canaryAges, canaryParts, longestDrawingGapSeconds } from './canary'

/** a part that has failed for longer is reported */
const limitSeconds = 60
/** the canary tries every other part each time */
const gapSeconds = (part: CanaryPart) => (part === 'documents' ? longestDrawingGapSeconds : 0)

/** One thing that the product needs. */
export interface PartState {
  readonly works: boolean
  /**
   * for a part that the canary proves: seconds since it worked, or since it was first tried without success, or since
   * this process started
   */
  readonly secondsAgo?: number
  /** why it does not work, in words for an operator */
  readonly message?: string
}

export type PartName = 'database' | 'dataFolder' | CanaryPart

export interface Readiness {
  readonly parts: Partial<Readonly<Record<PartName, PartState>>>
  /** errors behind the parts that were tried here, for the log */
  readonly faults: readonly { readonly message: string; readonly fault: NodeJS.ErrnoException }[]
}

/** without these, a process cannot answer requests */
const neededForRequests: readonly PartName[] = ['database', 'dataFolder']

/** @returns the messages about parts that do not work */
export const notWorking = ({ parts }: Readiness, isForRequests: boolean): readonly string[] =>
  (Object.entries(parts) as [PartName, PartState][])
    .filter(([name, { works }]) => !works && (!isForRequests || neededForRequests.includes(name)))
    .map(([, { message }]) => message ?? '')

const words: Readonly<Record<CanaryPart, string>> = {
  queue: 'No worker has taken a job',
  documents: 'No document could be drawn',
  storage: 'No file could be stored',
  mail: 'No mail could be sent',
}

/**
 * Makes the function that looks at every part. A process that has just started trusts the canary for a minute, because
 * nothing may have run before it.
 */
export function makeReadiness({ db, config, now }: Services): () => Promise<Readiness> {
  const started = now().getTime()
  const canaryState = (part: CanaryPart, age: CanaryAge | undefined): PartState => {
    const limit = limitSeconds + (age && age.tried === null ? gapSeconds(part) : 0)
    const failing = age?.tried ?? age?.worked ?? Number.POSITIVE_INFINITY
    const secondsAgo = Math.floor(Math.min(failing, (now().getTime() - started) / 1000))
    const works = secondsAgo < limit
    return { works, secondsAgo, ...(!works && { message: `${words[part]} for ${secondsAgo} seconds` }) }
  }
  return async () => {
    const faults: { message: string; fault: NodeJS.ErrnoException }[] = []
    const failed = (message: string) => (fault: NodeJS.ErrnoException) => {
      faults.push({ message, fault })
      return null
    }
    const ages = await canaryAges(db).catch(failed('The database does not answer'))
    const database: PartState = ages ? { works: true } : { works: false, message: 'The database does not answer' }
    const isWritten = await tryWriting(config.dataFolder).then(() => true, failed('The data folder cannot be written'))
    const dataFolder = isWritten ? { works: true } : { works: false, message: 'The data folder cannot be written' }
    const proved = ages ? canaryParts.map((part) => [part, canaryState(part, ages[part])] as const) : []
    return { parts: { database, dataFolder, ...Object.fromEntries(proved) }, faults }
  }
}
