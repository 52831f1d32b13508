import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { inspectorMachine } from '../../machines/shared/inspector/inspector.machine'
import type { PageFact, PageQuestion } from '../../machines/shared/inspector/inspector.types'
import { InspectorScreen } from '../screens/inspector/InspectorScreen'
import { safeStorage } from '../shared/browser/storage'
import { theme } from '../shared/browser/theme'
import { type Channel, channelOf } from '../shared/recorder/channel'

/** Starts the inspector's chart on the channel that it shares with the recorded pages. */
export function startInspector({ post, hear }: Channel<PageFact, PageQuestion>) {
  const inspector = createActor(inspectorMachine)
  inspector.on('pages.asked', post)
  inspector.on('page.asked', post)
  hear((fact) => inspector.send(fact))
  return inspector.start()
}

/** Opens the page at `/quote/inspect`. It makes no API calls. */
export function openInspector(window: Window & typeof globalThis): void {
  theme.restore(safeStorage(window))
  const inspector = startInspector(channelOf(window))
  createRoot(window.document.getElementById('root')!).render(
    <StrictMode>
      <InspectorScreen inspector={inspector} />
    </StrictMode>,
  )
}
