import { useSelector } from '@xstate/react'
import type { RepsSignature } from '../../../../contract/client'
import {
  type SignaturesRef,
  selectIsDrawing,
  selectSignature,
  selectSignatureAnswers,
} from '../../../../machines/staff/signatures/signatures.select'
import { Fault } from '../../../shared/fields/control/FieldFrames'

/**
 * The address of a signature's picture. It includes the time of the last edit, so that no cache shows an older picture.
 */
export const imageOf = ({ id, edited }: Pick<RepsSignature, 'id' | 'edited'>) =>
  `/api/admin/reps-signature/${id}/image?edited=${encodeURIComponent(edited)}`

const id = 'file'

/** The signature's picture: chosen from a file, with a preview of the printed size. */
export function SignatureImage({ signatures, fault }: { signatures: SignaturesRef; fault: string | undefined }) {
  const about = useSelector(signatures, selectSignature)
  const { picture } = useSelector(signatures, selectSignatureAnswers)
  const isDrawing = useSelector(signatures, selectIsDrawing)
  const shown = picture?.url ?? (about && imageOf(about))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      <label htmlFor={id} className="font-strong">
        Picture of the signature {about && <span className="plain-weight text-ink-soft">(only to replace it)</span>}
      </label>
      <p id={`${id}-hint`} className="text-ink-soft">
        A PNG, JPEG or WebP: black ink on a white or transparent background, cropped close.
      </p>
      <Fault id={id}>{fault}</Fault>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-describedby={[`${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')}
        aria-invalid={fault ? true : undefined}
        className="control mt-0.5 w-full"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) signatures.send({ type: 'picture.chosen', file })
        }}
      />
      <p role="status" className="text-ink-soft">
        {isDrawing && 'Reading the picture ...'}
      </p>
      {shown && (
        <img src={shown} alt="As it will be printed" className="h-10 max-w-full bg-drawing object-contain p-0.5" />
      )}
    </div>
  )
}
