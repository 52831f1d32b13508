import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { inspectorMachine } from '../../machines/shared/inspector/inspector.machine'
import type { PageFact, PageQuestion } from '../../machines/shared/inspector/inspector.types'
import { recordingMachine } from '../../machines/shared/inspector/recording.machine'
import { InspectorScreen } from '../screens/inspector/InspectorScreen'
import { safeStorage } from '../shared/browser/storage'
import { theme } from '../shared/browser/theme'
import { type Channel, channelOf } from '../shared/recorder/channel'

/** Starts the inspector's chart on the channel that it shares with the pages, and the chart that opens recordings. */
export function startInspector({ post, hear }: Channel<PageFact, PageQuestion>) {
  const inspector = createActor(inspectorMachine)
  inspector.on('pages.asked', post)
  inspector.on('page.asked', post)
  hear((fact) => inspector.send(fact))
  const recording = createActor(recordingMachine)
  recording.on('recording.opened', (opened) => inspector.send(opened))
  return { inspector: inspector.start(), recording: recording.start() }
}

/** Opens the page at `/quote/inspect`. It makes no API calls. */
export function openInspector(window: Window & typeof globalThis): void {
  theme.restore(safeStorage(window))
  const charts = startInspector(channelOf(window))
  createRoot(window.document.getElementById('root')!).render(
    <StrictMode>
      <InspectorScreen {...charts} />
    </StrictMode>,
  )
}
