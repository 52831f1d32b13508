import { fromPromise } from 'xstate'
import type { RepsSignature } from '../../contract/client'
import type { StaffClient } from '../../contract/staff'
import { newestIn, saveCall, staffCall } from './call'

/** A picture as it will be kept: a PNG, and the same as an address that a page can show. */
export interface DrawnPicture {
  readonly file: File
  readonly url: string
}

export type PictureFact = { type: 'picture.drawn'; picture: DrawnPicture } | { type: 'picture.unreadable' }

export const listSignatures = (client: StaffClient) =>
  staffCall((_: undefined, signal) => client.listSignatures(signal), {
    answered: ({ rows }): { type: 'page.loaded'; data: readonly RepsSignature[] } => ({
      type: 'page.loaded',
      data: rows,
    }),
    refused: 'page.failed',
  })

/** Left out is what stays as it was. */
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

const saved = ({ rows }: { readonly rows: readonly RepsSignature[] }) => ({ type: 'signature.kept', rows }) as const

export const createSignature = (client: StaffClient) =>
  saveCall(
    ({ key, file, ...input }: SignatureInput & { readonly file: File; readonly key: string }, signal) =>
      client.createSignature({ ...bodyOf(input), file }, key, signal),
    { answered: saved },
  )

/** As one has seen it. */
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

/** Makes a PNG of any picture that the browser can show; null of what it cannot. */
export type DrawPicture = (file: File) => Promise<DrawnPicture | null>

export const drawPicture = (draw: DrawPicture) =>
  fromPromise<PictureFact, { file: File }>(async ({ input: { file } }) => {
    const picture = await draw(file).catch(() => null)
    return picture ? { type: 'picture.drawn', picture } : { type: 'picture.unreadable' }
  })
