import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { createActor, SimulatedClock } from 'xstate'
import type { Client, OpenedPolicy, PolicyCalls } from '../../contract/client'
import type { CardVault } from '../../machines/calls/payments'
import { providedPolicy } from '../../src/app/pages/policy'
import { PolicyScreen } from '../../src/screens/policy/PolicyScreen'
import type { CardInputs } from '../../src/shared/card/cardVault'
import { openedPolicy } from '../walks/policy.cases'
import { isAccessible } from './accessible'
import { fakeVault, ok } from './fakes'

const link = '#manage-policy?id=c1&token=t1'

export type PolicyClient = Client & PolicyCalls

interface Scene {
  readonly opened?: Partial<OpenedPolicy>
  readonly calls?: Partial<PolicyClient>
  readonly vault?: CardVault
  /** the card's inputs; without them the vault takes the card from our own fields */
  readonly cardInputs?: CardInputs | null
  readonly address?: string
}

/** The policy's screen on a test's own server, which records its requests. Time passes only when a test says so. */
export function playPolicy(scene: Scene = {}) {
  const { opened = {}, calls = {}, cardInputs = null, vault = cardInputs?.vault ?? fakeVault, address = link } = scene
  const requests: { call: string; with: readonly unknown[] }[] = []
  const known: Partial<PolicyClient> = {
    getPolicy: async () => ok({ ...openedPolicy, ...opened }),
    listDocuments: async () => ok(openedPolicy.documents.map((document) => ({ ...document, ready: true }))),
    ...calls,
  }
  const client = new Proxy(known, {
    get:
      (from, name: keyof PolicyClient) =>
      (...args: unknown[]) => {
        requests.push({ call: name, with: args.filter((one) => !(one instanceof AbortSignal)) })
        const { [name]: answer } = from
        if (!answer) throw new Error(`the test does not say what ${name} answers`)
        return (answer as (...args: unknown[]) => unknown)(...args)
      },
  }) as PolicyClient
  const clock = new SimulatedClock()
  const policy = createActor(providedPolicy(client, client, vault), {
    input: { address, key: 'key-of-a-visit' },
    clock,
  })
  const toasts: { kind: string; text: string }[] = []
  policy.on('toast', ({ kind, text }) => toasts.push({ kind, text }))
  policy.start()
  render(
    <MemoryRouter>
      <PolicyScreen policy={policy} openCardInputs={() => cardInputs} />
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  const sent = (call: keyof PolicyClient) => requests.filter((one) => one.call === call).map((one) => one.with)
  /** advances the clock by milliseconds and waits for responses */
  const pass = (ms: number) => act(async () => void clock.increment(ms))
  return { policy, toasts, user, press, sent, pass }
}

export const title = () => screen.findByRole('heading', { level: 1 })
export const focused = () => document.activeElement as HTMLElement
/** The heading of an open task. */
export const task = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name })

/** Checks the page with axe; these stages draw a part of it. */
export const isPartAccessible = () => isAccessible({ isPage: false })

/** Opens the questions of one part of a change. */
export async function openChange(part: string, calls: Partial<PolicyClient> = {}) {
  const stage = playPolicy({ calls })
  await title()
  await stage.press('Change something')
  await task('What do you want to change?')
  await stage.press(`Change ${part}`)
  await task(part)
  return stage
}

/** Types another name of the event. */
export const rename = async (
  { user }: Pick<Awaited<ReturnType<typeof openChange>>, 'user'>,
  name = 'Sample Barn Wedding',
) => {
  const field = screen.getByLabelText(/^Name of the event/)
  await user.clear(field)
  await user.type(field, name)
}
export const see = 'See the new price'
