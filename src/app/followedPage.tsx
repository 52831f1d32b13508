import { createRoot } from 'react-dom/client'
import type { InspectionEvent } from 'xstate'
import { channelOf } from '../inspect/channel'
import { beFollowed } from '../inspect/followed'
import { Followed } from '../screens/inspector/Followed'
import { newKey } from './newKey'
import { roomAt } from './room'

/** A line below this page that says that it is followed, and the recorder that its charts are given. */
export function follow(window: Window & typeof globalThis): (seen: InspectionEvent) => void {
  const { document, location } = window
  const line = document.createElement('div')
  document.body.append(line)
  createRoot(line).render(<Followed />)
  return beFollowed(window, channelOf(window), { page: newKey(), room: roomAt(location) ?? '404' })
}
