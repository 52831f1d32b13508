import { fromPromise } from 'xstate'
import type { RepsSignature } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import type { StaffClient } from '../../contract/staff'
import { call, newestIn } from './call'
import type { SessionOver } from './staff'

export type SignaturesFact =
  | { type: 'signatures.listed'; rows: readonly RepsSignature[] }
  | { type: 'signatures.missed'; problem: Problem }
  | SessionOver

/** Somebody has changed it meanwhile. */
type Overtaken = { type: 'signature.overtaken'; newest: RepsSignature; problem: Problem }

export type SignatureFact =
  | { type: 'signature.kept'; rows: readonly RepsSignature[] }
  | { type: 'signature.refused'; problem: Problem }
  | Overtaken
  | SessionOver

export type SignatureDeletionFact =
  | { type: 'deletion.done'; rows: readonly RepsSignature[] }
  | { type: 'deletion.refused'; problem: Problem }
  | Overtaken
  | SessionOver

/** A picture as it will be kept: a PNG, and the same as an address that a page can show. */
export interface DrawnPicture {
  readonly file: File
  readonly url: string
}

export type PictureFact = { type: 'picture.drawn'; picture: DrawnPicture } | { type: 'picture.unreadable' }

const over: SessionOver = { type: 'session.ended' }
const isSignedOut = (problem: Problem) => problem.status === 401

export const listSignatures = (client: StaffClient) =>
  call((_: undefined, signal) => client.listSignatures(signal), {
    answered: ({ rows }): SignaturesFact => ({ type: 'signatures.listed', rows }),
    refused: (problem): SignaturesFact => (isSignedOut(problem) ? over : { type: 'signatures.missed', problem }),
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

export const createSignature = (client: StaffClient) =>
  call(
    ({ key, file, ...input }: SignatureInput & { readonly file: File; readonly key: string }, signal) =>
      client.createSignature({ ...bodyOf(input), file }, key, signal),
    {
      answered: ({ rows }): SignatureFact => ({ type: 'signature.kept', rows }),
      refused: (problem): SignatureFact => (isSignedOut(problem) ? over : { type: 'signature.refused', problem }),
    },
  )

/** As one has seen it. */
interface KnownSignature {
  readonly id: number
  readonly version: number
}

function overtakenBy(problem: Problem): Overtaken | null {
  const newest = newestIn<RepsSignature>(problem)
  return newest && { type: 'signature.overtaken', newest, problem }
}

export const updateSignature = (client: StaffClient) =>
  call(
    ({ id, version, ...input }: SignatureInput & KnownSignature, signal) =>
      client.updateSignature(id, bodyOf(input), version, signal),
    {
      answered: ({ rows }): SignatureFact => ({ type: 'signature.kept', rows }),
      refused: (problem): SignatureFact =>
        overtakenBy(problem) ?? (isSignedOut(problem) ? over : { type: 'signature.refused', problem }),
    },
  )

export const deleteSignature = (client: StaffClient) =>
  call(({ id, version }: KnownSignature, signal) => client.deleteSignature(id, version, signal), {
    answered: ({ rows }): SignatureDeletionFact => ({ type: 'deletion.done', rows }),
    refused: (problem): SignatureDeletionFact =>
      overtakenBy(problem) ?? (isSignedOut(problem) ? over : { type: 'deletion.refused', problem }),
  })

/** Makes a PNG of any picture that the browser can show; null of what it cannot. */
export type DrawPicture = (file: File) => Promise<DrawnPicture | null>

export const drawPicture = (draw: DrawPicture) =>
  fromPromise<PictureFact, { file: File }>(async ({ input: { file } }) => {
    const picture = await draw(file).catch(() => null)
    return picture ? { type: 'picture.drawn', picture } : { type: 'picture.unreadable' }
  })
