import { createActor } from 'xstate'
import { networkReturn } from '../../machines/calls/network'
import { chunkMachine, loadChunk } from '../../machines/shared/chunk/chunk.machine'
import { type ChunkRef, selectLoaded } from '../../machines/shared/chunk/chunk.select'
import { importing } from '../shared/browser/chunks'
import { inspection } from '../shared/browser/inspection'
import type { PageDependencies } from './routes/dependencies'
import { type OpenPage, type Page, type PageName, pageAt } from './routes/routes'

export type Pages = Readonly<Record<PageName, ChunkRef>>

type Loads = Readonly<Record<PageName, () => Promise<{ default: OpenPage }>>>

/** Their order gives the chunk number in the message 'Loading chunk N failed'. */
const loads: Loads = {
  quote: () => import('./pages/quote'),
  policy: () => import('./pages/policy'),
  admin: () => import('./pages/contactList'),
  usw: () => import('./pages/underwriting'),
  rain: () => import('./pages/rain'),
  mailbox: () => import('./pages/mailbox'),
  failedJobs: () => import('./pages/jobs'),
  certificate: () => import('./pages/certificate'),
  certificateUpdates: () => import('./pages/certificateUpdates'),
  workspace: () => import('./pages/workspace'),
  accounting: () => import('./pages/accounting'),
  attachments: () => import('./pages/attachments'),
  emailLogs: () => import('./pages/contactMail'),
  history: () => import('./pages/history'),
  settings: () => import('./pages/settings'),
  signatures: () => import('./pages/signatures'),
  users: () => import('./pages/users'),
  audit: () => import('./pages/audit'),
  overview: () => import('./pages/overview'),
  account: () => import('./pages/account'),
  unsubscribe: () => import('./pages/unsubscribe'),
  passwordReset: () => import('./pages/passwordReset'),
  venue: () => import('./pages/venue'),
  venueBoard: () => import('./pages/venueBoard'),
  venues: () => import('./pages/venues'),
  organizerLink: () => import('./pages/organizerLink'),
  organizerEvent: () => import('./pages/organizerEvent'),
  organizerPayments: () => import('./pages/organizerPayments'),
  organizerInvoices: () => import('./pages/organizerInvoices'),
  exhibitorBoard: () => import('./pages/exhibitorBoard'),
  producerLink: () => import('./pages/producerLink'),
  producerBoard: () => import('./pages/producerBoard'),
  producerCommission: () => import('./pages/producerCommission'),
  exhibitor: () => import('./pages/exhibitor'),
  registration: () => import('./pages/registration'),
  workItems: () => import('./pages/workItems'),
  personalData: () => import('./pages/personalData'),
  partners: () => import('./pages/partners'),
  moratoria: () => import('./pages/moratoria'),
  rainSettlement: () => import('./pages/rainSettlement'),
}

/**
 * Every page, fetched when its route is first opened. It lives outside React, so that StrictMode starts nothing twice.
 */
export function openPages(dependencies: PageDependencies, from: Loads = loads): Pages {
  const { address } = dependencies
  const open = (name: PageName, number: number): ChunkRef => {
    const load = importing(from[name])
    return createActor(
      chunkMachine.provide({
        actors: {
          loadChunk: loadChunk(async (tries) => (await load(tries)).default(dependencies)),
          networkReturn: networkReturn(window),
        },
      }),
      { ...inspection, input: { number } },
    )
  }
  const names = Object.keys(loads) as PageName[]
  const pages = Object.fromEntries(names.map((name, i) => [name, open(name, i + 1)])) as Record<PageName, ChunkRef>
  const follow = () => {
    const name = pageAt(address.now())
    if (name === null) return
    pages[name].start()
    const page = selectLoaded(pages[name].getSnapshot()) as Page | null
    page?.follow(address.now())
  }
  address.follow(follow)
  follow()
  return pages
}
