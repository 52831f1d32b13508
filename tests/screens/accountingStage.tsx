import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import type { AccountingTransactions } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import type { CardVault } from '../../machines/calls/payments'
import { providedAccounting } from '../../src/app/pages/accounting'
import { startStaff } from '../../src/app/pages/staffPage'
import type { PageDependencies } from '../../src/app/routes/dependencies'
import { AccountingScreen } from '../../src/screens/staff/accounting/AccountingScreen'
import { startAddress } from '../../src/shared/browser/route'
import { contact, invoice, books as usual } from '../walks/accounting.cases'
import { rep, row } from '../walks/staff.cases'
import { fakeVault, ok } from './fakes'

interface Scene {
  readonly books?: AccountingTransactions
  readonly calls?: Partial<StaffClient>
  readonly vault?: CardVault
}

/** The accounting screen on a test's own server, which records its requests. */
export function playBooks({ books = usual, calls = {}, vault = fakeVault }: Scene = {}) {
  const requests: { call: string; with: readonly unknown[] }[] = []
  const known: Partial<StaffClient> = {
    getSession: async () => ok(rep),
    listAccountingTransactions: async () => ok(books),
    ...calls,
  }
  const client = new Proxy(known, {
    get:
      (from, name: keyof StaffClient) =>
      (...args: unknown[]) => {
        requests.push({ call: name, with: args.filter((one) => !(one instanceof AbortSignal)) })
        const { [name]: answer } = from
        if (!answer) throw new Error(`the test does not say what ${name} answers`)
        return (answer as (...args: unknown[]) => unknown)(...args)
      },
  }) as StaffClient
  const toasts: { kind: string; text: string }[] = []
  const files: Blob[] = []
  window.history.replaceState(null, '', `/quote/admin/${row.id}/accounting`)
  const address = startAddress(window)
  const world = {
    client,
    address,
    storage: window.localStorage,
    toast: ({ kind, text }: { kind: string; text: string }) => toasts.push({ kind, text }),
  } as unknown as PageDependencies
  const { staff } = startStaff(
    world,
    providedAccounting(client, vault, (file) => files.push(file)),
  )
  render(
    <MemoryRouter>
      <AccountingScreen staff={staff} openCardInputs={() => null} />
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  const sent = (call: keyof StaffClient) => requests.filter((one) => one.call === call).map((one) => one.with)
  return { toasts, files, user, press, sent }
}

export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

/** Opens the screen, and waits for the transactions. */
export async function openBooks(scene: Scene = {}) {
  const stage = playBooks(scene)
  await screen.findByRole('heading', { level: 1 })
  return stage
}

/** The server's response to a new transaction. */
export const booked = () => ({ contact, link: '/quote/?id=c1', transaction: invoice })

type Stage = ReturnType<typeof playBooks>

/** Opens the form of a transaction. */
export async function begin(name: string, scene: Scene = {}) {
  const stage = await openBooks(scene)
  await stage.press('Enter a transaction')
  await dialog('Accounting information')
  await stage.press(name)
  await dialog(name)
  return stage
}

export const type = async ({ user }: Pick<Stage, 'user'>, label: string | RegExp, value: string) => {
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), value)
}

export async function fillCard(stage: Stage) {
  const right = {
    'Name on the card': 'Jordan Sample',
    'Card number': '4242 4242 4242 4242',
    Expires: '0929',
    'Security code': '123',
    'Billing ZIP code': '78701',
  }
  for (const [label, value] of Object.entries(right)) await type(stage, label, value)
}
