import { signaturePicture } from '../../../domain/staff/attachments'
import type { DrawPicture } from '../../../machines/calls/signatures'

/**
 * Converts any picture that this browser can show to an upright PNG of the printed size. A photo works too, and its
 * metadata never leaves the browser.
 */
export const drawPicture: DrawPicture = async (file) => {
  const bitmap = await createImageBitmap(file)
  const { widest, highest } = { widest: signaturePicture.widest / 2, highest: signaturePicture.highest / 2 }
  const scale = Math.min(1, widest / bitmap.width, highest / bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob && { file: new File([blob], 'signature.png', { type: 'image/png' }), url: canvas.toDataURL('image/png') }
}
