import { fromPromise } from 'xstate'
import type { RepsSignature } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import { newestIn, saveCall, staffCall } from './call'

/** A picture as it will be stored: a PNG, and a URL for a page to show it. */
export interface DrawnPicture {
  readonly file: File
  readonly url: string
}

type PictureOutcome = { type: 'picture.drawn'; picture: DrawnPicture } | { type: 'picture.unreadable' }

export const listSignatures = (client: StaffClient) =>
  staffCall((_: undefined, signal) => client.listSignatures(signal), {
    answered: ({ rows }): { type: 'page.loaded'; data: readonly RepsSignature[] } => ({
      type: 'page.loaded',
      data: rows,
    }),
    refused: 'page.failed',
  })

/** A field that is left out stays as it is. */
export interface SignatureInput {
  readonly name: string
  readonly file?: File
  readonly isDefault?: boolean
}

const bodyOf = ({ name, file, isDefault }: SignatureInput) => ({
  name,
  ...(file && { file }),
  ...(isDefault !== undefined && { is_default: isDefault ? ('True' as const) : ('False' as const) }),
})

const saved = ({ rows }: { readonly rows: readonly RepsSignature[] }) => ({ type: 'signature.saved', rows }) as const

export const createSignature = (client: StaffClient) =>
  saveCall(
    ({ key, file, ...input }: SignatureInput & { readonly file: File; readonly key: string }, signal) =>
      client.createSignature({ ...bodyOf(input), file }, key, signal),
    { answered: saved },
  )

/** A signature at the version that the user has seen. */
interface KnownSignature {
  readonly id: number
  readonly version: number
}

export const updateSignature = (client: StaffClient) =>
  saveCall(
    ({ id, version, ...input }: SignatureInput & KnownSignature, signal) =>
      client.updateSignature(id, bodyOf(input), version, signal),
    { answered: saved, newest: newestIn<RepsSignature> },
  )

export const deleteSignature = (client: StaffClient) =>
  saveCall(({ id, version }: KnownSignature, signal) => client.deleteSignature(id, version, signal), {
    answered: ({ rows }) => ({ type: 'deletion.done', rows }),
    newest: newestIn<RepsSignature>,
  })

/** Makes a PNG of any picture that the browser can show. Null if it cannot show the file. */
export type DrawPicture = (file: File) => Promise<DrawnPicture | null>

export const drawPicture = (draw: DrawPicture) =>
  fromPromise<PictureOutcome, { file: File }>(async ({ input: { file } }) => {
    const picture = await draw(file).catch(() => null)
    return picture ? { type: 'picture.drawn', picture } : { type: 'picture.unreadable' }
  })
