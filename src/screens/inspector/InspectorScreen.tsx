import { useSelector } from '@xstate/react'
import { brand } from '../../../domain/common/brand'
import {
  type InspectorRef,
  selectConnection,
  selectFollowed,
} from '../../../machines/shared/inspector/inspector.select'
import type { RecordingRef } from '../../../machines/shared/inspector/recording.select'
import { staffWrap } from '../../shared/frame/layout'
import { ThemeChoice } from '../../shared/frame/ThemeChoice'
import { ContextTable } from './ActorContext'
import { Actors } from './Actors'
import { Connection } from './Connection'
import { Diagram } from './Diagram'
import { EventCauses } from './EventCauses'
import { EventLog } from './EventLog'
import { EventPosition } from './EventPosition'
import { RecordingFile } from './RecordingFile'

interface Props {
  readonly inspector: InspectorRef
}

/** The screen at `/quote/inspect`: shows the charts of a page, live and afterwards, or those of a recording. */
export function InspectorScreen({ inspector, recording }: Props & { readonly recording: RecordingRef }) {
  const isWaiting = useSelector(inspector, (s) => selectConnection(s) === 'waiting')
  return (
    <div className="text-dense">
      <title>{`Inspector | ${brand.name}`}</title>
      <header className="bg-inverse text-on-inverse **:focus-visible:outline-focus-inverse">
        <div className={`${staffWrap} flex min-h-7 flex-wrap items-center gap-x-4`}>
          <h1 className="display text-lead">Inspector</h1>
          <p className="text-on-inverse-soft">{brand.name}’s statecharts, as they run</p>
        </div>
      </header>
      <main id="main" className={`${staffWrap} pb-6`}>
        <div className={isWaiting ? '' : 'flex flex-wrap justify-between gap-x-5'}>
          <div className="min-w-0 flex-1 basis-60">
            <Connection inspector={inspector} />
          </div>
          <RecordingFile recording={recording} hasHint={isWaiting} />
        </div>
        <Page inspector={inspector} />
      </main>
      <footer className={`${staffWrap} border-t border-rule py-2`}>
        <ThemeChoice />
      </footer>
    </div>
  )
}

/**
 * A phone stacks the sections in the order of a reader's questions: the current state, why it stays there, how it got
 * there.
 */
function Page({ inspector }: Props) {
  const isFollowing = useSelector(inspector, (s) => selectFollowed(s) !== null)
  if (!isFollowing) return null
  return (
    <>
      <EventPosition inspector={inspector} />
      <div className="grid gap-x-5 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <EventCauses inspector={inspector} />
          <Diagram inspector={inspector} />
        </div>
        <div className="min-w-0">
          <EventLog inspector={inspector} />
          <Actors inspector={inspector} />
          <ContextTable inspector={inspector} />
        </div>
      </div>
    </>
  )
}
