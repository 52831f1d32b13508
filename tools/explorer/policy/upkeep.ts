import { always, type Property, whenever } from '../graph/temporal'
import type { PolicyState, Shown } from './state'

/** The part of a state that is about documents, mails, jobs and waiting persons, whatever happens to the policy. */
export interface Upkeep {
  /** letters that one person got under two Message-IDs */
  readonly repeatedLetters: number
  /** how often a letter went out again under its Message-ID */
  readonly resentLetters: number
  /** how many letters may have gone out again by the deaths, lost calls and pauses so far */
  readonly disturbances: number
  /** letters that lack the document that belongs to them */
  readonly bareLetters: number
  /** wanted and not made; one that was replaced before needs no file */
  readonly missingDocuments: number
  /** documents that are marked as made and have no file */
  readonly emptyDocuments: number
  /** jobs that failed for good, apart from a refund that the bank refused */
  readonly deadJobs: number
  readonly openJobs: number
  /** transactions that hold locks while their task calls another system */
  readonly lockedWhileAsking: number
  /** no server is at work */
  readonly isQuiet: boolean
  readonly windows: readonly { readonly shown: Shown }[]
}

/** Letters without documents. */
const plainLetters = new Set([
  'approvalDecided',
  'approvalRequested',
  'approved',
  'certificateCancelled',
  'certificateNews',
  'declined',
  'orderLapsed',
  'orderWithdrawn',
])

export function upkeepOf(
  { tables, tasks, files, letters }: PolicyState,
  disturbances: number,
): Omit<Upkeep, 'windows'> {
  const [documents, jobs, mail] = [tables.rows('document'), tables.rows('job'), [...letters.values()]]
  return {
    repeatedLetters: mail.length - new Set(mail.map(({ to, kind, text }) => `${to} ${kind} ${text}`)).size,
    resentLetters: mail.reduce((sum, { times }) => sum + times - 1, 0),
    disturbances,
    bareLetters: mail.filter(({ kind, attachments }) => !plainLetters.has(kind) && attachments === 0).length,
    missingDocuments: documents.filter(({ made, replaced }) => made === null && replaced === null).length,
    emptyDocuments: documents.filter(({ made, file_key }) => made !== null && !files.has(String(file_key))).length,
    deadJobs: jobs.filter(({ dead, kind }) => dead !== null && kind !== 'refund').length,
    openJobs: jobs.filter(({ done, dead }) => done === null && dead === null).length,
    lockedWhileAsking: tasks.filter(({ name, trail }) => trail.request.kind === 'call' && tables.isInTransaction(name))
      .length,
    isQuiet: tasks.length === 0,
  }
}

/** The promises about documents, mails, jobs and waiting persons. */
export const upkeepProperties: readonly Property<Upkeep>[] = [
  always('no row stays locked while another system is asked', ({ lockedWhileAsking }) => lockedWhileAsking === 0),
  always('nobody gets the same letter under two Message-IDs', ({ repeatedLetters }) => repeatedLetters === 0),
  always(
    'a letter goes out again only after a death, a lost call or a pause of its worker',
    ({ resentLetters, disturbances }) => resentLetters <= disturbances,
  ),
  whenever<Upkeep>(({ missingDocuments }) => missingDocuments > 0).eventually(
    'a document that is wanted is made',
    ({ missingDocuments }) => missingDocuments === 0,
  ),
  always('a document that is marked as made has its file', ({ emptyDocuments }) => emptyDocuments === 0),
  always('no letter goes out without its documents', ({ bareLetters }) => bareLetters === 0),
  always('no document and no mail is given up', ({ deadJobs }) => deadJobs === 0),
  whenever<Upkeep>(({ openJobs }) => openJobs > 0).eventually('each job ends', ({ openJobs }) => openJobs === 0),

  // nobody is left waiting
  whenever<Upkeep>(({ windows }) => windows.some(({ shown }) => shown === 'waiting')).eventually(
    'a person who waits is told',
    ({ windows }) => windows.every(({ shown }) => shown !== 'waiting'),
  ),
  whenever<Upkeep>(({ isQuiet }) => !isQuiet).eventually('the servers come to rest', ({ isQuiet }) => isQuiet),
]
