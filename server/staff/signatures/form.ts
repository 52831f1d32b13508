import { readFile } from 'node:fs/promises'
import { looksLikeCardNumber } from '../../../domain/common/cardNumber'
import { messages } from '../../../domain/common/messages'
import { signaturePicture } from '../../../domain/staff/attachments'
import { badRequest, wrongAnswers } from '../../platform/problems/problem'
import type { Upload } from '../../platform/uploads/upload'
import { safePng } from './image'

/** The fields of the form after parsing. */
export interface SignatureForm {
  readonly name: string
  readonly file?: readonly Upload[]
  readonly is_default?: 'True' | 'False'
}

/** @throws Problem 422 beside `name` */
export function nameIn({ name }: SignatureForm): string {
  const trimmed = name.trim()
  if (trimmed === '') throw wrongAnswers({ name: 'Give the name that is printed under the signature' })
  if (looksLikeCardNumber(trimmed)) throw wrongAnswers({ name: messages.noCardNumber('Name') })
  return trimmed
}

/** The picture of a form, re-encoded; null without one. @throws Problem 422 beside `file` */
export async function pictureIn({ file }: SignatureForm): Promise<Buffer | null> {
  if (file === undefined) return null
  const [upload] = file
  // unreachable: text in place of a file is refused earlier
  if (!upload) throw badRequest('This request is not valid: the file is missing')
  const png = await safePng(await readFile(upload.path))
  if (png) return png
  const { widest, highest } = signaturePicture
  throw wrongAnswers({
    file: `This picture cannot be printed. Send a PNG of at most ${widest} by ${highest} pixels, 8 bits a color, not interlaced.`,
  })
}
