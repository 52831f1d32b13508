import { useSelector } from '@xstate/react'
import {
  type RecordingRef,
  selectFault,
  selectReading,
  selectRejections,
} from '../../../machines/shared/inspector/recording.select'
import { OneFile } from '../../shared/fields/control/OneFile'

interface Props {
  readonly recording: RecordingRef
  /** whether there is room for a hint */
  readonly hasHint: boolean
}

/** Opens a recorded run from a file, beside the pages of this browser. */
export function RecordingFile({ recording, hasHint }: Props) {
  const fault = useSelector(recording, selectFault)
  const rejections = useSelector(recording, selectRejections)
  const reading = useSelector(recording, selectReading)
  return (
    <div className="grid w-full max-w-60 grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-0.5 pt-2">
      <OneFile
        id="recording"
        label="Open a recording"
        {...(hasHint && { hint })}
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

const hint = 'A JSON file, such as a story that npm run prove:money writes with --record.'
