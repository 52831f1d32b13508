import { always, type Property, whenever } from '../graph/temporal'
import type { Row } from '../tables/syntax'
import type { PolicyBounds, PolicyWindow } from './bounds'
import type { PolicyPlant } from './plants'
import { staff } from './promises'
import type { PolicyState, Shown } from './state'
import { type Upkeep, upkeepOf, upkeepProperties } from './upkeep'

/* A certificate that staff replace by one with other words. */

/** The certificates of a policy as their holders would look at them. */
export interface ReissueView extends Upkeep {
  readonly isCancelled: boolean
  readonly reissues: number
  /** reissues that were asked for; a repeated press asks for the same one */
  readonly asked: number
  /** certificates that were issued after the first one, and their documents */
  readonly issued: number
  readonly documents: number
  /** current certificates beside the first one for the same holder */
  readonly doubled: number
  readonly subscribers: number
  readonly subscriberLetters: number
  readonly windows: readonly { readonly shown: Shown; readonly isReissue: boolean }[]
}

export const reissueViewOf =
  ({ windows: wanted }: PolicyBounds) =>
  (state: PolicyState, _: unknown, disturbances: number): ReissueView => {
    const of = (table: string) => state.tables.rows(table)
    const isLiability = ({ kind }: Row) => kind === 'certificate'
    const certificates = of('certificate').filter(isLiability)
    const current = certificates.filter(({ replaced }) => replaced === null)
    const isReissue = (w: number) => wanted[w]!.work.kind === 'reissue'
    return {
      ...upkeepOf(state, disturbances),
      isCancelled: of('policy')[0]!['cancelled'] !== null,
      reissues: of('audit').filter(({ action }) => action === 'certificate.made').length,
      asked: state.windows.filter(({ presses }, w) => presses > 0 && isReissue(w)).length,
      issued: certificates.length - 1,
      documents: of('document').filter(isLiability).length - 1,
      doubled: current.length - new Set(current.map(({ holder_words }) => holder_words)).size,
      subscribers: of('certificate_subscription').length,
      subscriberLetters: [...state.letters.values()].filter(({ kind }) => kind === 'certificateNews').length,
      windows: state.windows.map(({ shown }, w) => ({ shown, isReissue: isReissue(w) })),
    }
  }

/** News of each replacement, and of the cancellation. */
const newsIn = ({ reissues, isCancelled, subscribers }: ReissueView) => (reissues + (isCancelled ? 1 : 0)) * subscribers

export const reissueProperties: readonly Property<ReissueView>[] = [
  always('a certificate is replaced once for each time that staff asked for it', (view) => view.reissues <= view.asked),
  always('each replacement is one certificate', ({ reissues, issued }) => issued === reissues),
  always('each replacement is one document', ({ reissues, documents }) => documents === reissues),
  always('a holder has one current certificate', ({ doubled }) => doubled === 0),
  always('staff who are told of a replacement have one', ({ windows, reissues }) =>
    windows.every(({ shown, isReissue }) => !isReissue || shown !== 'done' || reissues > 0),
  ),
  always(
    'nobody is told twice, or of a certificate that was not replaced',
    (view) => view.subscriberLetters <= newsIn(view),
  ),
  whenever<ReissueView>((view) => newsIn(view) > 0).eventually(
    'each address that follows the certificate learns of each replacement, and of the end of the policy',
    (view) => view.subscriberLetters === newsIn(view),
  ),
  ...upkeepProperties,
]

/** Staff give the certificate of the same holder another description. */
const replaces = (n: number, presses = 1): PolicyWindow => ({
  name: `staff ${n}`,
  presses,
  work: { kind: 'reissue', key: `key-c${n}`, actor: `staff${n}@example.com`, description: `Description ${n}` },
})

export interface ReissueWorld {
  readonly name: string
  readonly bounds: PolicyBounds
}

const followed: PolicyBounds = { hasSubscriber: true, areWorkersLast: true, windows: [replaces(1)] }

/** The worlds of a certificate that is replaced. Each is explored to its end. */
export const reissueWorlds: readonly ReissueWorld[] = [
  {
    name: 'a certificate is replaced, and an address follows it; a server dies',
    bounds: { ...followed, windows: [replaces(1, 2)], deaths: 1 },
  },
  {
    name: 'a certificate is replaced by two members of staff; an answer is lost',
    bounds: { ...followed, windows: [replaces(1, 2), replaces(2)], lostAnswers: 1 },
  },
  {
    name: 'a certificate is replaced while staff cancel the policy',
    bounds: { ...followed, windows: [replaces(1), staff(2)] },
  },
]

const reissue = 'server/policies/certificateReissue.ts'

/** Safeguards of a replacement that are left out. */
export const reissuePlants: readonly PolicyPlant[] = [
  {
    name: 'a repeated replacement is made again',
    fault: {
      file: reissue,
      from: 'return onceUnder(db, { key, request',
      to: 'return onceUnder(db, { key: contact.version + key, request',
    },
    bounds: { ...followed, windows: [replaces(1, 2)], lostAnswers: 1 },
  },
  {
    name: 'addresses that follow a certificate are not told that it was replaced',
    fault: {
      file: reissue,
      from: '      await announceCertificates(services, { contactId: id, occasion: remade.token, ...renamed })\n',
      to: '      void renamed\n',
    },
    bounds: followed,
  },
  {
    name: 'the document of a replaced certificate is not queued',
    fault: { file: reissue, from: "      await jobs.enqueue('documents', ", to: "      void ('documents', " },
    bounds: followed,
  },
  {
    name: 'a certificate of a canceled policy is replaced',
    fault: { file: reissue, from: '      if (policy.cancelled) throw', to: '      if (!policy) throw' },
    bounds: { ...followed, windows: [replaces(1), staff(2)] },
  },
]
