import type { Db } from '../platform/db/database'
import { wrongAnswers } from '../platform/problems/problem'
import { isPng } from '../platform/uploads/png'

const prefix = 'data:image/png;base64,'
const mostBytes = 60_000
/** pixels a side: more would be a bomb to whoever draws it */
const mostSide = 2000

/**
 * The drawing that a signature is; null for one that was typed.
 * @throws a 422 for a drawing that is no PNG of ours
 */
export function drawingIn(signature: string): Buffer | null {
  if (!signature.startsWith('data:')) return null
  const text = signature.startsWith(prefix) ? signature.slice(prefix.length) : ''
  const png = Buffer.from(text, 'base64')
  const isWhole = text !== '' && png.toString('base64') === text
  if (isWhole && png.length <= mostBytes && isPng(png, mostSide)) return png
  throw wrongAnswers({ 'terms.terms_signature': 'This drawing cannot be taken. Draw it again, or type your name.' })
}

interface Drawing {
  readonly contact_id: string
  /** null takes an earlier one away */
  readonly png: Buffer | null
  readonly signed: string
}

/** Beside the contact, which is read often and whole. */
export async function keepDrawing(db: Db, { contact_id, png, signed }: Drawing): Promise<void> {
  await db.q.deleteFrom('drawn_signature').where('contact_id', '=', contact_id).execute()
  if (png) await db.q.insertInto('drawn_signature').values({ contact_id, png, signed }).execute()
}
