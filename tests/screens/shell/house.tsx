import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Client } from '../../../contract/client'
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

// what is waited for comes at once; a machine that others use as well may still take its time
configure({ asyncUtilTimeout: 10_000 })

/** A client that can do only what a test says; anything else is a fault of the test. */
const clientOf = (calls: Partial<Client>) =>
  new Proxy(calls, {
    get: (known, name) =>
      known[name as keyof Client] ??
      (() => {
        throw new Error(`the test does not say what ${String(name)} answers`)
      }),
  }) as Client

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
}

/** The whole application at an address, with a server of the test's own. */
export function enter(at: string, calls: Partial<Client> = {}, from: Partial<Loads> = {}) {
  window.history.replaceState(null, '', at)
  const address: Address = startAddress(window)
  const toasts: Toast[] = []
  const world: World = {
    client: clientOf(calls),
    address,
    storage: window.localStorage,
    toast: (toast) => toasts.push(toast),
    redirect: (to) => window.history.pushState(null, '', to),
  }
  const rooms = openRooms(world, { ...loads, ...from })
  const { unmount } = render(<App rooms={rooms} address={address} />)
  return { rooms, address, toasts, unmount, user: userEvent.setup() }
}

/** Path, search and fragment of where the browser is. */
export const here = () => {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
