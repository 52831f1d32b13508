import { afterEach, expect, test } from 'vitest'
import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import type { StaffClient } from '../../../contract/staff'
import { auditMachine } from '../../../machines/staff/audit/audit.machine'
import type { OpenPage } from '../../../src/app/routes/routes'
import { inspection } from '../../../src/shared/browser/inspection'
import { startAddress } from '../../../src/shared/browser/route'

/** A page's chart leaves a slot for each call, and the compiler cannot tell whether `src/app/pages` fills all of them. */
const pages = import.meta.glob<{ default?: OpenPage }>('../../../src/app/pages/*.tsx')
afterEach(() => {
  delete inspection.inspect
})

const isSlot = (logic: AnyActorLogic) =>
  'config' in logic && typeof logic.config === 'function' && String(logic.config).includes('was not provided')

/** The slots that a chart, or a chart within it, still has. */
function emptySlots(logic: AnyActorLogic | string, seen = new Set<unknown>()): string[] {
  if (typeof logic === 'string' || seen.has(logic)) return []
  seen.add(logic)
  const { actors = {} } = (logic as Partial<AnyStateMachine>).implementations ?? {}
  return Object.entries(actors as Record<string, AnyActorLogic>).flatMap(([name, actor]) =>
    isSlot(actor) ? [name] : emptySlots(actor, seen),
  )
}

/** The page of rain insurance is a text with a link, and has no chart. */
const isPlain = (path: string) => path.endsWith('/rain.tsx')

test('a chart without its calls has empty slots', () => {
  expect(emptySlots(auditMachine)).toEqual(['listAudit'])
})

test.each(Object.entries(pages))('%s provides every call of its charts', async (path, load) => {
  const { default: open } = await load()
  if (!open) return
  const started: AnyActorLogic[] = []
  inspection.inspect = (event) => {
    if (event.type === '@xstate.actor') started.push((event.actorRef as unknown as { logic: AnyActorLogic }).logic)
  }
  const page = await open({
    client: {} as StaffClient,
    address: startAddress(window),
    storage: window.localStorage,
    ownStorage: window.sessionStorage,
    toast: () => {},
    redirect: () => {},
  })
  page.end?.()
  if (!isPlain(path)) expect(started).not.toEqual([])
  expect([...new Set(started.flatMap((logic) => emptySlots(logic)))]).toEqual([])
})
