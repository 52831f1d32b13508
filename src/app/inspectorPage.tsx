import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { inspectorMachine } from '../../machines/inspector/inspector.machine'
import type { PageFact, PageQuestion } from '../../machines/inspector/inspector.types'
import { type Channel, channelOf } from '../inspect/channel'
import { InspectorScreen } from '../screens/inspector/InspectorScreen'
import { theme } from '../shell/theme'
import { safeStorage } from './storage'

/** The inspector's chart on the channel of the pages. */
export function startInspector({ tell, hear }: Channel<PageFact, PageQuestion>) {
  const inspector = createActor(inspectorMachine)
  inspector.on('pages.asked', tell)
  inspector.on('page.asked', tell)
  hear((fact) => inspector.send(fact))
  return inspector.start()
}

/** The page at `/quote/inspect`: it needs no server but for its own files. */
export function openInspector(window: Window & typeof globalThis): void {
  theme.restore(safeStorage(window))
  const inspector = startInspector(channelOf(window))
  createRoot(window.document.getElementById('root')!).render(
    <StrictMode>
      <InspectorScreen inspector={inspector} />
    </StrictMode>,
  )
}
