import type { Db } from '../platform/db/database'
import { wrongAnswers } from '../platform/problems/problem'
import { isPng } from '../platform/uploads/png'

const prefix = 'data:image/png;base64,'
const mostBytes = 60_000
/** maximum width and height in pixels; decoding a larger image could exhaust memory */
const mostSide = 2000

/**
 * Decodes a drawn signature; null for a typed one.
 * @throws Problem 422 for a drawing that is not a valid PNG
 */
export function drawingIn(signature: string): Buffer | null {
  if (!signature.startsWith('data:')) return null
  const text = signature.startsWith(prefix) ? signature.slice(prefix.length) : ''
  const png = Buffer.from(text, 'base64')
  const isWhole = text !== '' && png.toString('base64') === text
  if (isWhole && png.length <= mostBytes && isPng(png, mostSide)) return png
  throw wrongAnswers({ 'terms.terms_signature': 'This drawing cannot be used. Draw it again, or type your name.' })
}

interface Drawing {
  readonly contact_id: string
  /** null deletes an earlier drawing */
  readonly png: Buffer | null
  readonly signed: string
}

/** Stored in its own table, because contact rows are read often and as a whole. */
export async function keepDrawing(db: Db, { contact_id, png, signed }: Drawing): Promise<void> {
  await db.q.deleteFrom('drawn_signature').where('contact_id', '=', contact_id).execute()
  if (png) await db.q.insertInto('drawn_signature').values({ contact_id, png, signed }).execute()
}

/** Whether the stored drawing has the same bytes; a typed signature has none. */
export async function isSameDrawing(db: Db, { contact_id, png }: Omit<Drawing, 'signed'>): Promise<boolean> {
  const stored = await db.q
    .selectFrom('drawn_signature')
    .select('png')
    .where('contact_id', '=', contact_id)
    .executeTakeFirst()
  return stored && png ? Buffer.from(stored.png).equals(png) : !stored && !png
}
