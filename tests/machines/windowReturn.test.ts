import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { windowReturn } from '../../machines/calls/focus'

class Page extends EventTarget {
  visibilityState = 'hidden'
}

function watch() {
  const [window, page] = [new EventTarget(), new Page()]
  const actor = createActor(windowReturn(window, page), { input: undefined }).start()
  const turn = async (target: EventTarget, type: string, visibilityState: string) => {
    page.visibilityState = visibilityState
    target.dispatchEvent(new Event(type))
    await Promise.resolve()
    await Promise.resolve()
    return actor.getSnapshot().output
  }
  return { window, page, actor, turn }
}

test('showing the page or focusing the window is a return, and leaving is none', async () => {
  const shown = watch()
  expect(await shown.turn(shown.page, 'visibilitychange', 'hidden')).toBeUndefined()
  expect(await shown.turn(shown.page, 'visibilitychange', 'visible')).toEqual({ type: 'window.returned' })
  const entered = watch()
  expect(await entered.turn(entered.window, 'focus', 'visible')).toEqual({ type: 'window.returned' })
})

test('stopping the actor removes its listeners', async () => {
  const { actor, page, turn } = watch()
  actor.stop()
  expect(await turn(page, 'visibilitychange', 'visible')).toBeUndefined()
})
