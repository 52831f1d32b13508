import { useSelector } from '@xstate/react'
import { several } from '../../../../domain/common/formats'
import { attachmentFiles } from '../../../../domain/staff/attachments'
import {
  type AttachmentsRef,
  selectChosen,
  selectFilesRejections,
  selectPercent,
  selectUpload,
  selectUploadFault,
} from '../../../../machines/staff/attachments/attachments.select'
import { focusOnMount } from '../../../shared/browser/focus'
import { newKey } from '../../../shared/browser/idempotencyKey'
import { Fault } from '../../../shared/fields/control/FieldFrames'
import { ChosenFiles } from '../../../shared/fields/control/FileList'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'

/** Files are chosen or dropped, reviewed, and then sent. The upload shows its progress and can be canceled. */
export function Upload({ attachments }: { attachments: AttachmentsRef }) {
  const state = useSelector(attachments, selectUpload)
  return (
    <section aria-label="Upload" className="grid max-w-(--container-steps) gap-1.5 pt-4">
      {state === 'uploading' ? <Progress attachments={attachments} /> : <FileChoice attachments={attachments} />}
    </section>
  )
}

function FileChoice({ attachments }: { attachments: AttachmentsRef }) {
  const chosen = useSelector(attachments, selectChosen)
  const fault = useSelector(attachments, selectUploadFault)
  const rejections = useSelector(attachments, selectFilesRejections)
  return (
    <>
      <ChosenFiles
        label="Upload files"
        rule={attachmentFiles}
        kinds="PDF, pictures (JPEG, PNG, WebP or HEIC), plain text, Word, Excel or PowerPoint"
        listed="Files to upload"
        files={chosen}
        fault={
          fault && (
            <div key={rejections} tabIndex={-1} ref={focusOnMount} role="alert">
              <Fault id="files">{fault}</Fault>
            </div>
          )
        }
        onAdd={(files) => attachments.send({ type: 'files.added', files })}
        onRemove={(index) => attachments.send({ type: 'file.removed', index })}
      />
      {chosen.length > 0 && (
        <Actions>
          <Button tone="main" isDense onClick={() => attachments.send({ type: 'upload.submitted', key: newKey() })}>
            Upload {several(chosen.length, 'file')}
          </Button>
          <LinkButton onClick={() => attachments.send({ type: 'upload.stopped' })}>Cancel</LinkButton>
        </Actions>
      )}
    </>
  )
}

function Progress({ attachments }: { attachments: AttachmentsRef }) {
  const percent = useSelector(attachments, selectPercent)
  const count = useSelector(attachments, selectChosen).length
  return (
    <>
      <p id="upload-progress" tabIndex={-1} ref={focusOnMount} className="font-strong">
        {percent < 100 ? `Uploading ${several(count, 'file')}: ${percent}%` : 'Upload complete. Checking the files ...'}
      </p>
      <progress aria-labelledby="upload-progress" max={100} value={percent} className="h-1 w-full accent-accent" />
      <Actions>
        <Button isDense onClick={() => attachments.send({ type: 'upload.stopped' })}>
          Stop the upload
        </Button>
      </Actions>
    </>
  )
}
