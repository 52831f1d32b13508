import { useSelector } from '@xstate/react'
import {
  type RecordingRef,
  selectFault,
  selectReading,
  selectRejections,
} from '../../../machines/shared/inspector/recording.select'
import { OneFile } from '../../shared/fields/control/OneFile'

/** Opens a recorded run from a file, beside the pages of this browser. */
export function RecordingFile({ recording }: { recording: RecordingRef }) {
  const fault = useSelector(recording, selectFault)
  const rejections = useSelector(recording, selectRejections)
  const reading = useSelector(recording, selectReading)
  return (
    <div className="grid max-w-(--measure) grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5 pt-2">
      <OneFile
        id="recording"
        label="Open a recording"
        hint="A JSON file, such as a story that npm run prove:money writes with --record."
        accept=".json,application/json"
        fault={fault}
        rejections={rejections}
        onChoose={(file) => recording.send({ type: 'file.chosen', file })}
      />
      <p role="status" className="text-ink-soft">
        {reading}
      </p>
    </div>
  )
}
