import type { RepsSignature } from '../../../contract/client'

/** Where its picture is. Another one has another address, so that nobody is shown the one before. */
export const imageOf = ({ id, edited }: Pick<RepsSignature, 'id' | 'edited'>) =>
  `/api/admin/reps-signature/${id}/image?edited=${encodeURIComponent(edited)}`
