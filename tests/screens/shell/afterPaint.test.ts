import { beforeEach, expect, test, vi } from 'vitest'
import { answeredThrough } from '../../../domain/application/examples'
import { selectStep } from '../../../machines/customer/quote/quote.select'
import { type Outside, startQuote } from '../../../src/app/pages/quoteActor'
import { afterPaint, type DelayedAction } from '../../../src/shared/browser/afterPaint'
import { fakeClient, fakeStorage, fakeVault } from '../fakes'

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 5)))
const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)

let later: DelayedAction
beforeEach(() => {
  later = afterPaint(window)
})

test('the last of several actions runs once the next frame is painted', async () => {
  const acts = [vi.fn(), vi.fn()] as const
  for (const act of acts) later.soon(act)
  expect(acts.map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  await frame()
  expect(acts.map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

test('a hidden or closed page runs the action at once; a dropped one does not run', async () => {
  const [left, unseen, dropped] = [vi.fn(), vi.fn(), vi.fn()]
  later.soon(left)
  window.dispatchEvent(new Event('pagehide'))
  expect(left).toHaveBeenCalledOnce()
  hide(true)
  later.soon(unseen)
  expect(unseen).toHaveBeenCalledOnce()
  hide(false)
  later.soon(dropped)
  later.drop()
  await frame()
  expect(dropped).not.toHaveBeenCalled()
})

test('an action that comes last waits for the later frames, where the browser can order tasks', async () => {
  const [act, first] = [vi.fn(), vi.fn()]
  const tasks: { run: () => void; priority?: string }[] = []
  const scheduler = {
    postTask: (run: () => void, { priority }: { priority?: string }) => {
      tasks.push({ run, ...(priority && { priority }) })
      return Promise.resolve()
    },
  }
  vi.stubGlobal('scheduler', scheduler)
  const inOrder = afterPaint(window, 'last')
  afterPaint(window).soon(first)
  inOrder.soon(act)
  await frame()
  expect([first.mock.calls.length, act.mock.calls.length]).toEqual([1, 0])
  expect(tasks.map(({ priority }) => priority)).toEqual(['background'])
  tasks[0]!.run()
  expect(act).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

const waitingIn = (waiting: (() => void)[]): DelayedAction => ({
  soon: (act) => void waiting.push(act),
  now: () => {
    for (const act of waiting.splice(0)) act()
  },
  drop: () => void waiting.splice(0),
})

/** A quote that stores its answers after a paint, with its stored answers and its waiting actions. */
function begun(more: Partial<Outside> = {}) {
  const storage = fakeStorage()
  const waiting: (() => void)[] = []
  const quote = startQuote({
    client: fakeClient().client,
    vault: fakeVault,
    storage,
    soon: waitingIn(waiting),
    newKey: () => 'k',
    link: { contactId: null, view: 'quote' },
    answers: answeredThrough('eventDetails'),
    toast: () => {},
    redirect: () => {},
    named: () => {},
    restarted: () => {},
    ...more,
  })
  const storedText = () => storage.getItem('marquee.quote') ?? ''
  return { quote, waiting, storedText, storage }
}

test('an answer is stored after the paint, and a payment before it', async () => {
  const { quote, waiting, storedText } = begun()
  quote.send({ type: 'answers.changed', answers: { event_name: 'Sample Garden Wedding' } })
  expect(storedText()).not.toContain('Sample Garden Wedding')
  waiting.at(-1)?.()
  expect(storedText()).toContain('Sample Garden Wedding')
  quote.send({ type: 'answers.changed', answers: { event_name: 'Another Wedding' } })
  quote.send({ type: 'step.submitted' })
  expect(waiting).toEqual([])
  expect(storedText()).toContain('Another Wedding')
  quote.stop()
})

test('a quote that was cleared meanwhile is not stored', () => {
  const { quote, waiting, storedText, storage } = begun()
  quote.send({ type: 'answers.changed', answers: { event_name: 'Sample Garden Wedding' } })
  quote.stop()
  storage.pending.clear()
  for (const act of waiting) act()
  expect(storedText()).toBe('')
})

test('the answers of a patch are stored after the paint, and before they are sent', async () => {
  const { client } = fakeClient()
  const sending: (() => void)[] = []
  const drafts: string[] = []
  const patchContact: typeof client.patchContact = (...sent) => {
    drafts.push(storage.getItem('marquee.quote.c1') ?? '')
    return client.patchContact(...sent)
  }
  const { quote, storage } = begun({ client: { ...client, patchContact }, sending: waitingIn(sending) })
  quote.send({ type: 'step.submitted' })
  await vi.waitFor(() => expect(sending).toHaveLength(1))
  sending.shift()?.()
  await vi.waitFor(() => expect(selectStep(quote.getSnapshot())).toBe('coverage'))
  quote.send({ type: 'step.left' })
  quote.send({ type: 'answers.changed', answers: { event_name: 'Another Wedding' } })
  quote.send({ type: 'step.submitted' })
  expect(sending).toHaveLength(1)
  expect(storage.getItem('marquee.quote.c1')).not.toContain('Another Wedding')
  sending.shift()?.()
  expect(drafts.map((draft) => draft.includes('Another Wedding'))).toEqual([false, true])
  quote.stop()
})
