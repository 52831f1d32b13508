import { useSelector } from '@xstate/react'
import type { ComponentType, ReactNode } from 'react'
import {
  type ChunkRef,
  selectChunkNumber,
  selectChunkState,
  selectLoaded,
} from '../../../machines/shared/chunk/chunk.select'
import { focusOnMount } from '../browser/focus'
import { Loading } from '../ui/Busy'
import { Actions, Button } from '../ui/Button'
import { ReloadLink } from '../ui/ReloadLink'
import { pageWrap } from './layout'

/** A loaded screen with the actor that it renders. */
interface Loaded {
  readonly Screen: ComponentType
}

interface Props {
  readonly chunk: ChunkRef
  /** the frame around the loading mark and the failure, where the screen brings its own */
  readonly Frame?: ComponentType<{ children: ReactNode }>
  readonly wrap?: string
}

export function LazyScreen({ chunk, Frame = Bare, wrap = pageWrap }: Props) {
  const state = useSelector(chunk, selectChunkState)
  const loaded = useSelector(chunk, selectLoaded) as Loaded
  if (state === 'ready') return <loaded.Screen />
  return (
    <Frame>
      <main id="main" tabIndex={-1} className={`${wrap} py-5`}>
        {state === 'loading' ? <Loading text="Fetching..." /> : <Failure chunk={chunk} />}
      </main>
    </Frame>
  )
}

const Bare = ({ children }: { children: ReactNode }) => children

/** The specification's text. If a new version was deployed meanwhile, only a reload of the page helps. */
function Failure({ chunk }: { chunk: ChunkRef }) {
  const number = useSelector(chunk, selectChunkNumber)
  return (
    <div role="alert" className="grid gap-2">
      <h1 tabIndex={-1} ref={focusOnMount} className="display text-h1">
        Loading chunk {number} failed
      </h1>
      <p className="max-w-(--measure) text-ink-soft">
        This part of the page could not be loaded. Nothing that you entered is lost.
      </p>
      <Actions>
        <Button tone="main" onClick={() => chunk.send({ type: 'chunk.retried' })}>
          Try again
        </Button>
        <ReloadLink />
      </Actions>
    </div>
  )
}
