import type { Handlers } from '../../server/operations/handler'

/** The compiler is the test: the marked lines below must not compile. */
type SignOut = Handlers['signOut']
type CurrentDate = Handlers['currentDate']
type GetFile = Handlers['getFile']

declare const all: Handlers
const { signOut: _, ...others } = all

// @ts-expect-error an operation without its handler
export const missing: Handlers = others
// @ts-expect-error a status that the contract does not have
export const otherStatus: SignOut = async () => ({ status: 200 })
// @ts-expect-error a problem is thrown and not answered
export const asProblem: SignOut = async () => ({ status: 401 })
// @ts-expect-error a body that the contract does not have
export const otherBody: CurrentDate = async () => ({ status: 200, body: { day: '11/20/2026' } })
// @ts-expect-error a body that is missing
export const noBody: CurrentDate = async () => ({ status: 200 })
// @ts-expect-error a file without its content type
export const noType: GetFile = async () => ({ status: 200, body: Buffer.from('') })
// @ts-expect-error a parameter that the contract does not have
export const otherParameter: GetFile = async ({ params }) => Promise.reject(params.id)

export const right: CurrentDate = async () => ({ status: 200, body: { date: '11/20/2026' } })
