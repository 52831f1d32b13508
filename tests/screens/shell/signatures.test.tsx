import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffClient } from '../../../contract/staff'
import { otherSignature, signature } from '../../walks/files.cases'
import { admin } from '../../walks/signatures.walks'
import { rep, underwriter } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter } from './application'

/** jsdom draws nothing */
const drawn = { drawImage: vi.fn() }
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (!file.type.startsWith('image/')) throw new Error('no picture')
    return { width: 4800, height: 600, close: () => {} }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['png'])))
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,iVBORw0KGgo=')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  drawn.drawImage.mockClear()
})

const at = '/quote/admin/signatures'
const staffPage = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: async () => ok(rep),
  listSignatures: vi.fn(async () => ok({ rows: [signature] })),
  createSignature: vi.fn(async (..._: Parameters<StaffClient['createSignature']>) =>
    ok({ rows: [otherSignature, signature] }),
  ),
  updateSignature: vi.fn(async (..._: Parameters<StaffClient['updateSignature']>) => ok({ rows: [signature] })),
  deleteSignature: vi.fn(async (_: number) => ok({ rows: [signature] })),
  ...(changes as Changes),
})
const photo = new File(['jpeg'], 'photo.jpg', { type: 'image/jpeg' })

test('a signature is added from any picture, which is drawn as it will be printed', async () => {
  const server = staffPage({ listSignatures: vi.fn(async () => ok({ rows: [] as (typeof signature)[] })) })
  const { user, toasts } = enter(at, server)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Signatures' })
  expect(document.activeElement).toBe(heading)
  expect(await screen.findByText(/You have no signature yet/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a signature' }))
  await screen.findByRole('dialog', { name: 'Add a signature' })
  await user.click(screen.getByRole('button', { name: 'Add the signature' }))
  expect(screen.getByLabelText(/Picture of the signature/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true')
  await isAccessible()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Robin Sample')
  await user.upload(screen.getByLabelText(/Picture of the signature/), photo)
  expect(await screen.findByRole('img', { name: 'As it will be printed' })).toBeTruthy()
  // a quarter of its width: no larger than the printed size
  expect(drawn.drawImage.mock.calls[0]!.slice(1)).toEqual([0, 0, 1200, 150])
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add the signature' }))
  expect(await screen.findByRole('img', { name: 'Signature of A. Admin' })).toBeTruthy()
  const [body] = server.createSignature.mock.calls[0]!
  expect(body).toEqual({ name: 'Robin Sample', file: expect.any(File) })
  expect([body.file.name, body.file.type]).toEqual(['signature.png', 'image/png'])
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Success! The signature is saved.' }])
})

test('a half-written signature is left only after a confirmation', async () => {
  const { user } = enter(at, staffPage())
  await user.click(await screen.findByRole('button', { name: 'Add a signature' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Robin')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Robin')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a file that is no picture shows an error beside the field', async () => {
  const { user } = enter(at, staffPage())
  await user.click(await screen.findByRole('button', { name: 'Add a signature' }))
  const input = await screen.findByLabelText<HTMLInputElement>(/Picture of the signature/)
  input.removeAttribute('accept')
  await user.upload(input, new File(['words'], 'a.txt', { type: 'text/plain' }))
  expect((await screen.findAllByText(/could not be read/)).length).toBeGreaterThan(0)
  await isAccessible()
})

test('a signature is changed in its name alone, and an admin says whether it is the default', async () => {
  const server = staffPage({ getSession: async () => ok(admin) })
  const { user } = enter(at, server)
  const image = await screen.findByRole('img', { name: 'Signature of Robin Sample' })
  expect(image.getAttribute('src')).toContain('/api/admin/reps-signature/1/image?edited=2026')
  await user.click(screen.getByRole('button', { name: 'Change Robin Sample' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'R. Sample')
  await user.click(screen.getByRole('checkbox', { name: /the default/ }))
  await user.click(screen.getByRole('button', { name: 'Save the signature' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.updateSignature.mock.calls[0]!.slice(0, 2)).toEqual([1, { name: 'R. Sample', is_default: 'True' }])
})

test('an error from the server appears beside its field', async () => {
  const problem = {
    status: 422,
    message: 'Some answers need another look',
    errors: { file: 'This picture cannot be printed.' },
  }
  const { user } = enter(at, staffPage({ updateSignature: async () => no(problem) }))
  await user.click(await screen.findByRole('button', { name: 'Change Robin Sample' }))
  await user.click(await screen.findByRole('button', { name: 'Save the signature' }))
  expect((await screen.findAllByText(/cannot be printed/)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText(/Picture of the signature/).getAttribute('aria-invalid')).toBe('true')
})

test('a signature is deleted once one has said so', async () => {
  const server = staffPage()
  const { user, toasts } = enter(at, server)
  await user.click(await screen.findByRole('button', { name: 'Delete Robin Sample' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the signature of Robin Sample?' }))
  await isAccessible()
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect(server.deleteSignature).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Delete Robin Sample' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/You have no signature yet/)).toBeTruthy()
  expect([server.deleteSignature.mock.calls[0]![0], toasts[0]?.text]).toEqual([1, 'Success! The signature is deleted.'])
})

test('an underwriter cannot sign, and sends no request', async () => {
  const server = staffPage({ getSession: async () => ok(underwriter) })
  enter(at, server)
  expect(await screen.findByText(/Only representatives and administrators have signatures/)).toBeTruthy()
  expect(server.listSignatures).not.toHaveBeenCalled()
})
