import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { CertificateCalls, ExhibitorCalls, ProducerCalls, VenueCalls } from '../../../contract/client'
import type { StaffClient } from '../../../contract/staff'
import { App } from '../../../src/app/App'
import { openPages } from '../../../src/app/pages'
import openCertificatePage from '../../../src/app/pages/certificate'
import openContactListPage from '../../../src/app/pages/contactList'
import openJobsPage from '../../../src/app/pages/jobs'
import openMailboxPage from '../../../src/app/pages/mailbox'
import openPolicyPage from '../../../src/app/pages/policy'
import openRainPage from '../../../src/app/pages/rain'
import openUnderwritingPage from '../../../src/app/pages/underwriting'
import type { PageDependencies } from '../../../src/app/routes/dependencies'
import { type Address, startAddress } from '../../../src/shared/browser/route'
import type { Toast } from '../../../src/shared/ui/toasts'

/** A client with only the calls that a test supplies; any other call fails the test. */
type Calls = Partial<StaffClient & CertificateCalls & VenueCalls & ExhibitorCalls & ProducerCalls>
const clientOf = (calls: Calls) =>
  new Proxy(calls, {
    get: (known, name) =>
      known[name as keyof Calls] ??
      (() => {
        throw new Error(`the test does not say what ${String(name)} answers`)
      }),
  }) as StaffClient

type Loads = NonNullable<Parameters<typeof openPages>[1]>

export const theQuote = { default: () => ({ Screen: () => <main id="main">the quote</main>, follow: () => {} }) }
const loads: Loads = {
  quote: async () => theQuote,
  policy: async () => ({ default: openPolicyPage }),
  admin: async () => ({ default: openContactListPage }),
  usw: async () => ({ default: openUnderwritingPage }),
  rain: async () => ({ default: openRainPage }),
  mailbox: async () => ({ default: openMailboxPage }),
  failedJobs: async () => ({ default: openJobsPage }),
  certificate: async () => ({ default: openCertificatePage }),
  certificateUpdates: async () => ({ default: (await import('../../../src/app/pages/certificateUpdates')).default }),
  workspace: async () => ({ default: (await import('../../../src/app/pages/workspace')).default }),
  accounting: async () => ({ default: (await import('../../../src/app/pages/accounting')).default }),
  attachments: async () => ({ default: (await import('../../../src/app/pages/attachments')).default }),
  emailLogs: async () => ({ default: (await import('../../../src/app/pages/contactMail')).default }),
  history: async () => ({ default: (await import('../../../src/app/pages/history')).default }),
  settings: async () => ({ default: (await import('../../../src/app/pages/settings')).default }),
  signatures: async () => ({ default: (await import('../../../src/app/pages/signatures')).default }),
  partners: async () => ({ default: (await import('../../../src/app/pages/partners')).default }),
  rainSettlement: async () => ({ default: (await import('../../../src/app/pages/rainSettlement')).default }),
  moratoria: async () => ({ default: (await import('../../../src/app/pages/moratoria')).default }),
  users: async () => ({ default: (await import('../../../src/app/pages/users')).default }),
  audit: async () => ({ default: (await import('../../../src/app/pages/audit')).default }),
  overview: async () => ({ default: (await import('../../../src/app/pages/overview')).default }),
  account: async () => ({ default: (await import('../../../src/app/pages/account')).default }),
  workItems: async () => ({ default: (await import('../../../src/app/pages/workItems')).default }),
  personalData: async () => ({ default: (await import('../../../src/app/pages/personalData')).default }),
  passwordReset: async () => ({ default: (await import('../../../src/app/pages/passwordReset')).default }),
  unsubscribe: async () => ({ default: (await import('../../../src/app/pages/unsubscribe')).default }),
  venues: async () => ({ default: (await import('../../../src/app/pages/venues')).default }),
  venueBoard: async () => ({ default: (await import('../../../src/app/pages/venueBoard')).default }),
  organizerLink: async () => ({ default: (await import('../../../src/app/pages/organizerLink')).default }),
  organizerEvent: async () => ({ default: (await import('../../../src/app/pages/organizerEvent')).default }),
  organizerPayments: async () => ({ default: (await import('../../../src/app/pages/organizerPayments')).default }),
  organizerInvoices: async () => ({ default: (await import('../../../src/app/pages/organizerInvoices')).default }),
  exhibitorBoard: async () => ({ default: (await import('../../../src/app/pages/exhibitorBoard')).default }),
  producerLink: async () => ({ default: (await import('../../../src/app/pages/producerLink')).default }),
  producerBoard: async () => ({ default: (await import('../../../src/app/pages/producerBoard')).default }),
  producerCommission: async () => ({ default: (await import('../../../src/app/pages/producerCommission')).default }),
  exhibitor: async () => ({ default: (await import('../../../src/app/pages/exhibitor')).default }),
  registration: async () => ({ default: (await import('../../../src/app/pages/registration')).default }),
  venue: async () => ({ default: (await import('../../../src/app/pages/venue')).default }),
}

/** The whole application at an address, or after a reload, on a test's own server. */
export function enter(at: string | null, calls: Calls = {}, from: Partial<Loads> = {}) {
  if (at !== null) window.history.replaceState(null, '', at)
  const address: Address = startAddress(window)
  const toasts: Toast[] = []
  let whose = () => 'staff'
  const world: PageDependencies = {
    client: clientOf(calls),
    address,
    storage: window.localStorage,
    ownStorage: window.sessionStorage,
    toast: (toast) => toasts.push(toast),
    redirect: (to) => window.history.pushState(null, '', to),
    actAs: (text) => {
      whose = text
    },
  }
  const screens = openPages(world, { ...loads, ...from })
  const { unmount } = render(<App pages={screens} address={address} />)
  return { screens: screens, address, toasts, acting: () => whose(), unmount, user: userEvent.setup() }
}

/** The names of all that this tab stores, except quotes: that of an earlier test may still be stored. */
export const draftNames = () => Object.keys(sessionStorage).filter((key) => !key.startsWith('marquee.quote'))

/** The browser's path, search and fragment. */
export const here = () => {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** The navigation counts the requests and tasks that wait. */
export const counted = (text: string) =>
  waitFor(() =>
    expect(document.querySelector('nav[aria-label="Back office"]')!.textContent).toContain(`Requests${text}`),
  )
