import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StaffClient } from '../../../contract/staff'
import { App } from '../../../src/app/App'
import { type Address, startAddress } from '../../../src/app/address'
import { openRooms } from '../../../src/app/rooms'
import openAdminRoom from '../../../src/app/rooms/admin'
import openCertificateRoom from '../../../src/app/rooms/certificate'
import openFailedWorkRoom from '../../../src/app/rooms/failedWork'
import openMailboxRoom from '../../../src/app/rooms/mailbox'
import openPolicyRoom from '../../../src/app/rooms/policy'
import openRainRoom from '../../../src/app/rooms/rain'
import openUnderwritingRoom from '../../../src/app/rooms/usw'
import type { World } from '../../../src/app/world'
import type { Toast } from '../../../src/ui/toasts'

/** A client that can do only what a test says; anything else is a fault of the test. */
const clientOf = (calls: Partial<StaffClient>) =>
  new Proxy(calls, {
    get: (known, name) =>
      known[name as keyof StaffClient] ??
      (() => {
        throw new Error(`the test does not say what ${String(name)} answers`)
      }),
  }) as StaffClient

type Loads = NonNullable<Parameters<typeof openRooms>[1]>

export const theQuote = { default: () => ({ Screen: () => <main id="main">the quote</main>, follow: () => {} }) }
const loads: Loads = {
  quote: async () => theQuote,
  policy: async () => ({ default: openPolicyRoom }),
  admin: async () => ({ default: openAdminRoom }),
  usw: async () => ({ default: openUnderwritingRoom }),
  rain: async () => ({ default: openRainRoom }),
  mailbox: async () => ({ default: openMailboxRoom }),
  failedWork: async () => ({ default: openFailedWorkRoom }),
  certificate: async () => ({ default: openCertificateRoom }),
  workspace: async () => ({ default: (await import('../../../src/app/rooms/workspace')).default }),
  accounting: async () => ({ default: (await import('../../../src/app/rooms/accounting')).default }),
  attachments: async () => ({ default: (await import('../../../src/app/rooms/attachments')).default }),
  emailLogs: async () => ({ default: (await import('../../../src/app/rooms/emailLogs')).default }),
  history: async () => ({ default: (await import('../../../src/app/rooms/history')).default }),
  settings: async () => ({ default: (await import('../../../src/app/rooms/settings')).default }),
  signatures: async () => ({ default: (await import('../../../src/app/rooms/signatures')).default }),
  users: async () => ({ default: (await import('../../../src/app/rooms/users')).default }),
  audit: async () => ({ default: (await import('../../../src/app/rooms/audit')).default }),
  overview: async () => ({ default: (await import('../../../src/app/rooms/overview')).default }),
  account: async () => ({ default: (await import('../../../src/app/rooms/account')).default }),
  unsubscribe: async () => ({ default: (await import('../../../src/app/rooms/unsubscribe')).default }),
}

/** The whole application at an address, or where a reload finds it, with a server of the test's own. */
export function enter(at: string | null, calls: Partial<StaffClient> = {}, from: Partial<Loads> = {}) {
  if (at !== null) window.history.replaceState(null, '', at)
  const address: Address = startAddress(window)
  const toasts: Toast[] = []
  let whose = () => 'staff'
  const world: World = {
    client: clientOf(calls),
    address,
    storage: window.localStorage,
    ownStorage: window.sessionStorage,
    toast: (toast) => toasts.push(toast),
    redirect: (to) => window.history.pushState(null, '', to),
    actAs: (said) => {
      whose = said
    },
  }
  const rooms = openRooms(world, { ...loads, ...from })
  const { unmount } = render(<App rooms={rooms} address={address} />)
  return { rooms, address, toasts, acting: () => whose(), unmount, user: userEvent.setup() }
}

/** Path, search and fragment of where the browser is. */
export const here = () => {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
