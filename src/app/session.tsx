import { createActor } from 'xstate'
import { selectLoaded } from '../../machines/chunk/chunk.select'
import { sessionMachine } from '../../machines/session/session.machine'
import { SessionDialog } from '../dialogs/SessionDialog'
import type { Session } from '../shell/session'
import { base } from './address'
import { afterwards, clearedAt, saysCleared } from './cleared'
import { inspection } from './inspection'
import type { Room } from './room'
import type { Rooms } from './rooms'
import type { World } from './world'

/** What all pages of a browser share beside `clearedAt`: when somebody was last at one of them. */
const seenAt = 'marquee.seen'
const isOurs = (place: string) => place.startsWith('marquee.') && place !== 'marquee.theme' && place !== clearedAt
/** milliseconds between two notes of who sits here */
const apart = 1000

type Leave = (to: string) => void

/** The session's chart and the world: who is here, what is kept, and where one is once it is cleared. */
export function startSession(
  { address, storage, ownStorage }: Pick<World, 'address' | 'storage' | 'ownStorage'>,
  rooms: Rooms,
  page: Window = window,
  leave: Leave = (to) => page.location.replace(to),
): Session {
  const said = () => new URLSearchParams(address.now().search)
  const session = createActor(sessionMachine, {
    ...inspection,
    input: { wasCleared: saysCleared(address.now().search) },
  })
  let isHeard = false
  const here = new AbortController()

  session.on('told', () => {
    const kept = said()
    kept.delete('cleared')
    address.navigator.replace(`${base}${kept.size > 0 ? `?${kept}` : ''}`)
  })
  session.on('cleared', () => {
    const room = selectLoaded(rooms.quote.getSnapshot()) as Room | null
    here.abort()
    room?.end?.()
    for (const shelf of [storage, ownStorage]) sweep(shelf)
    if (!isHeard) storage.setItem(clearedAt, String(Date.now()))
    // a browser may keep this page as it is, to show it again when somebody goes back
    page.addEventListener('pageshow', ({ persisted }) => persisted && page.location.reload())
    leave(afterwards(said()))
  })
  session.start()

  let last = Number.NEGATIVE_INFINITY
  const seen = () => {
    const now = Date.now()
    if (now - last < apart) return
    last = now
    storage.setItem(seenAt, String(now))
    session.send({ type: 'activity.seen' })
  }
  for (const what of ['pointerdown', 'keydown', 'wheel'])
    page.addEventListener(what, seen, { capture: true, passive: true, signal: here.signal })
  const hear = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return
    if (key === seenAt) session.send({ type: 'activity.heard' })
    if (key !== clearedAt) return
    isHeard = true
    session.send({ type: 'clearing.heard' })
  }
  page.addEventListener('storage', hear, { signal: here.signal })
  return {
    Dialog: () => <SessionDialog session={session} />,
    askToClear: () => session.send({ type: 'clearing.asked' }),
  }
}

function sweep(shelf: Storage | undefined) {
  const places = Array.from({ length: shelf?.length ?? 0 }, (_, at) => shelf!.key(at)!)
  for (const place of places.filter(isOurs)) shelf!.removeItem(place)
}
