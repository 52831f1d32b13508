import { createActor } from 'xstate'
import { selectLoaded } from '../../machines/shared/chunk/chunk.select'
import { sessionMachine } from '../../machines/shared/session/session.machine'
import { SessionDialog } from '../screens/dialogs/SessionExpiring'
import { inspection } from '../shared/browser/inspection'
import { base } from '../shared/browser/route'
import type { Session } from '../shared/frame/overlays'
import type { Pages } from './pages'
import type { PageDependencies } from './routes/dependencies'
import type { Page } from './routes/routes'
import { addressAfterClearing, clearedAt, clearingIn } from './routes/sessionClearing'

/** The time of the last activity, shared by all pages of a browser like `clearedAt`. */
const seenAt = 'marquee.seen'
const isOurs = (key: string) => key.startsWith('marquee.') && key !== 'marquee.theme' && key !== clearedAt
/** milliseconds between two records of activity */
const apart = 1000

type Leave = (to: string) => void

/** Connects the session's chart to the browser: activity, saved data, and the address after a clearing. */
export function startSession(
  { address, storage, ownStorage }: Pick<PageDependencies, 'address' | 'storage' | 'ownStorage'>,
  pages: Pages,
  page: Window = window,
  leave: Leave = (to) => page.location.replace(to),
): Session {
  const paramsNow = () => new URLSearchParams(address.now().search)
  const session = createActor(sessionMachine, {
    ...inspection,
    input: { cleared: clearingIn(address.now().search) },
  })
  let isHeard = false
  const here = new AbortController()

  session.on('noticeClosed', () => {
    const params = paramsNow()
    params.delete('cleared')
    address.navigator.replace(`${base}${params.size > 0 ? `?${params}` : ''}`)
  })
  session.on('cleared', ({ reason }) => {
    const quotePage = selectLoaded(pages.quote.getSnapshot()) as Page | null
    here.abort()
    quotePage?.end?.()
    for (const store of [storage, ownStorage]) sweep(store)
    if (!isHeard) storage.setItem(clearedAt, String(Date.now()))
    // the browser may have kept this page in memory, and would show the cleared answers after back
    page.addEventListener('pageshow', ({ persisted }) => persisted && page.location.reload())
    leave(addressAfterClearing(paramsNow(), reason))
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

function sweep(store: Storage | undefined) {
  const keys = Array.from({ length: store?.length ?? 0 }, (_, at) => store!.key(at)!)
  for (const key of keys.filter(isOurs)) store!.removeItem(key)
}
