import { useSelector } from '@xstate/react'
import { Component, type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react'
import { createActor, waitFor } from 'xstate'
import { networkReturn } from '../../../machines/calls/network'
import { chunkMachine, loadChunk } from '../../../machines/shared/chunk/chunk.machine'
import { type ChunkRef, selectChunkState, selectLoaded } from '../../../machines/shared/chunk/chunk.select'
import { importing } from '../browser/chunks'
import { inspection } from '../browser/inspection'
import { Loading } from './Busy'
import { Actions, Button } from './Button'
import { ReloadLink } from './ReloadLink'

type Module<Props> = { default: ComponentType<Props> }

/** Every part that was requested. One retry loads all that failed. */
const parts = new Set<ChunkRef>()
const retry = () => {
  for (const part of parts) part.send({ type: 'chunk.retried' })
}

/**
 * A part of a screen that loads when it is first drawn, or earlier by `preload`. A placeholder shows while it loads;
 * after a failure it is retried when the network returns, or by the user, and the page around it still works. A loaded
 * part is drawn at once.
 * @param meanwhile null for a part that the page can do without: nothing shows while it loads, and all such parts share one
 *   message after a failure
 */
export function lazily<Props extends object>(
  load: () => Promise<Module<Props>>,
  meanwhile: ReactNode = <Loading text="Fetching..." />,
) {
  const fetchPart = importing(load)
  const chunk = createActor(
    chunkMachine.provide({
      actors: {
        loadChunk: loadChunk(async (tries) => (await fetchPart(tries)).default),
        networkReturn: networkReturn(window),
      },
    }),
    { ...inspection, input: { number: 0 } },
  )
  const preload = () => {
    if (parts.has(chunk)) return
    parts.add(chunk)
    chunk.start()
  }
  /** Loads the part. Never rejects; null once the result is known. */
  const arrival = (): Promise<void> | null => {
    preload()
    if (selectChunkState(chunk.getSnapshot()) !== 'loading') return null
    return waitFor(chunk, (snapshot) => selectChunkState(snapshot) !== 'loading').then(() => {})
  }

  /** Whether the part is still loading, for content around it that would move when it comes. */
  const useIsLoading = () => useSelector(chunk, selectChunkState) === 'loading'

  function Lazily(props: Props) {
    useState(preload)
    const state = useSelector(chunk, selectChunkState)
    const Part = useSelector(chunk, selectLoaded) as ComponentType<Props>
    if (state === 'ready')
      return (
        <ErrorBoundary>
          <Part {...props} />
        </ErrorBoundary>
      )
    if (state === 'loading') return meanwhile
    return meanwhile === null ? <MinorMissing /> : <Missing onRetry={retry} />
  }
  return Object.assign(Lazily, { preload, arrival, useIsLoading })
}

/** A part that cannot be drawn leaves the page around it. Only a class component can catch a rendering error. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? <Missing onRetry={() => this.setState({ hasFailed: false })} /> : this.props.children
  }
}

const Missing = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="my-4 grid justify-items-start gap-2">
    <p className="font-strong">This part of the page could not be loaded. Nothing that you entered is lost.</p>
    <Actions>
      <Button onClick={onRetry}>Try again</Button>
      <ReloadLink />
    </Actions>
  </div>
)

/** Of several small parts that are missing, only the first one says so. */
function MinorMissing() {
  const [{ element, ref }] = useState(makeMark)
  const first = useSyncExternalStore(missing.follow, missing.first)
  return (
    <>
      <span hidden ref={ref} />
      {first === element && <Missing onRetry={retry} />}
    </>
  )
}

/** the small parts that are missing on the page, in the order in which they were drawn */
const missing = (() => {
  const marks: object[] = []
  const followers = new Set<() => void>()
  const changed = () => {
    for (const notify of followers) notify()
  }
  return {
    follow: (notify: () => void) => {
      followers.add(notify)
      return () => void followers.delete(notify)
    },
    first: () => marks[0],
    add: (mark: object) => {
      marks.push(mark)
      changed()
      return () => {
        marks.splice(marks.indexOf(mark), 1)
        changed()
      }
    },
  }
})()

function makeMark() {
  const element = {}
  return { element, ref: () => missing.add(element) }
}
