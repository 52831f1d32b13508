import { createRoot } from 'react-dom/client'
import type { InspectionEvent } from 'xstate'
import { channelOf } from '../inspect/channel'
import { beFollowed } from '../inspect/followed'
import { Followed } from '../screens/inspector/Followed'
import { newKey } from './newKey'
import { roomAt } from './room'

/**
 * A line below this page that says that it is followed, and the recorder that its charts are given. `?inspect=stately` has
 * them tell Stately's inspector as well, once somebody opens it.
 */
export async function follow(window: Window & typeof globalThis): Promise<(seen: InspectionEvent) => void> {
  const { document, location } = window
  const isForStately = new URLSearchParams(location.search).get('inspect') === 'stately'
  const also = isForStately ? (await import('../inspect/stately')).stately(window) : null
  const line = document.createElement('div')
  document.body.append(line)
  createRoot(line).render(<Followed {...(also && { onStately: also.open })} />)
  const inspect = beFollowed(window, channelOf(window), { page: newKey(), room: roomAt(location) ?? '404' })
  return (seen) => {
    inspect(seen)
    also?.inspect(seen)
  }
}
