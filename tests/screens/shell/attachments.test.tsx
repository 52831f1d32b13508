import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { noAnswer } from '../../../contract/problem'
import type { StaffClient } from '../../../contract/staff'
import { attachments, certificate, notTaken, photo, plan } from '../../walks/files.cases'
import { rep, row } from '../../walks/staff.cases'
import { isAccessible } from '../accessible'
import { no, ok } from '../fakes'
import { enter } from './application'

type Upload = StaffClient['uploadDocuments']
const at = `/quote/admin/${row.id}/attachments`
const staffPage = <Changes extends Partial<StaffClient>>(changes?: Changes) => ({
  getSession: async () => ok(rep),
  listAttachments: vi.fn(async (_: string) => ok(attachments)),
  uploadDocuments: vi.fn(async (..._: Parameters<Upload>) => ok({ documents: [plan] })),
  deleteDocuments: vi.fn(async (_: string, __: { documents: string[] }) => ok({ documents: [photo, certificate] })),
  emailDocuments: vi.fn(async (..._: Parameters<StaffClient['emailDocuments']>) =>
    ok({ emails: ['venue@example.com'], message: 'Email sent successfully!' }),
  ),
  ...(changes as Changes),
})
const file = (name: string, bytes = 5) => new File(['x'.repeat(bytes)], name)
const mark = (name: string) => screen.getByRole('checkbox', { name: `Mark ${name}` })

test('the files of a contact are listed with where they are from, and can be saved', async () => {
  enter(at, staffPage())
  const heading = await screen.findByRole('heading', { level: 2, name: 'Attachments' })
  expect(document.activeElement).toBe(heading)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((each) => each.textContent)).toEqual([
    expect.stringMatching(/plan\.pdf.*Uploaded.*rep\.one@example\.com.*35 KB/),
    expect.stringMatching(/roof\.jpg.*With a claim.*Jordan Sample/),
    expect.stringMatching(/Certificate of insurance.*Document/),
  ])
  const link = screen.getByRole('link', { name: 'plan.pdf' })
  expect(link.getAttribute('href')).toBe(`/api/reps/attachments/${row.id}/files/${plan.id}`)
  expect(link.hasAttribute('download')).toBe(true)
  const tabs = within(screen.getByRole('navigation', { name: 'This contact' }))
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Attachments')
  await isAccessible()
})

test('while they are fetched, the overlay says so in the specification’s words', async () => {
  enter(at, staffPage({ listAttachments: () => new Promise<never>(() => {}) }))
  expect(await screen.findByText('Fetching Documents ...')).toBeTruthy()
})

test('chosen files are checked, uploaded with their progress, and then listed', async () => {
  let answered = (_: Awaited<ReturnType<Upload>>) => {}
  const uploadDocuments = vi.fn(
    (..._: Parameters<Upload>) => new Promise<Awaited<ReturnType<Upload>>>((resolve) => (answered = resolve)),
  )
  const server = staffPage({ uploadDocuments })
  const { user, toasts } = enter(at, server)
  const input = await screen.findByLabelText('Upload files')
  await user.upload(input, [file('plan.pdf'), file('other.pdf')])
  await user.click(screen.getByRole('button', { name: 'Remove other.pdf' }))
  await isAccessible()
  await user.click(screen.getByRole('button', { name: 'Upload one file' }))
  const [id, body, key, signal, onProgress] = uploadDocuments.mock.calls[0]!
  expect([id, body.files.map(({ name }) => name)]).toEqual([row.id, ['plan.pdf']])
  expect(key).toMatch(/\w{8}/)
  onProgress(40)
  expect((await screen.findByText('Uploading one file: 40%')) === document.activeElement).toBe(true)
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40')
  await isAccessible()
  expect(signal.aborted).toBe(false)
  answered(ok({ documents: [plan] }))
  expect(await screen.findByLabelText('Upload files')).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(toasts).toMatchObject([{ kind: 'success', text: 'Document(s) uploaded successfully!' }])
})

test('a canceled upload loses none of the chosen files', async () => {
  const uploadDocuments = vi.fn((..._: Parameters<Upload>) => new Promise<never>(() => {}))
  const { user } = enter(at, staffPage({ uploadDocuments }))
  await user.upload(await screen.findByLabelText('Upload files'), [file('plan.pdf')])
  await user.click(screen.getByRole('button', { name: 'Upload one file' }))
  await user.click(await screen.findByRole('button', { name: 'Stop the upload' }))
  expect(uploadDocuments.mock.calls[0]![3].aborted).toBe(true)
  expect(within(screen.getByRole('list', { name: 'Files to upload' })).getByText(/plan\.pdf/)).toBeTruthy()
  // the same upload has the same key, so that files that did arrive are not stored twice
  await user.click(screen.getByRole('button', { name: 'Upload one file' }))
  expect(uploadDocuments.mock.calls[1]![2]).toBe(uploadDocuments.mock.calls[0]![2])
  await user.click(await screen.findByRole('button', { name: 'Stop the upload' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('list', { name: 'Files to upload' })).toBeNull()
})

test('a file that cannot be uploaded shows an error when it is chosen, and can be removed by itself', async () => {
  const server = staffPage()
  const { user } = enter(at, server)
  const input = await screen.findByLabelText('Upload files')
  expect(input.getAttribute('aria-describedby')).toBe('files-hint')
  expect(document.getElementById('files-hint')!.textContent).toBe(
    'Up to ten files of 15 MB each: PDF, pictures (JPEG, PNG, WebP or HEIC), plain text, Word, Excel or PowerPoint.',
  )
  // the file dialog hides files that the input does not accept, but dropping them works
  const everyFile = userEvent.setup({ applyAccept: false })
  await everyFile.upload(input, [file('plan.pdf'), file('fun.gif'), file('nothing.pdf', 0), file('roof.JPG')])
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    '“fun.gif” is not a PDF, a picture (JPEG, PNG, WebP or HEIC), plain text, or a Word, Excel or PowerPoint document. “nothing.pdf” is empty',
  )
  await user.click(screen.getByRole('button', { name: 'Upload four files' }))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(server.uploadDocuments).not.toHaveBeenCalled()
  await isAccessible()
  await user.click(screen.getByRole('button', { name: 'Remove fun.gif' }))
  expect(screen.getByRole('alert').textContent).toBe('“nothing.pdf” is empty')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove nothing.pdf' }))
  await user.click(screen.getByRole('button', { name: 'Remove nothing.pdf' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Upload two files' }))
  expect(server.uploadDocuments.mock.calls[0]![1].files.map(({ name }) => name)).toEqual(['plan.pdf', 'roof.JPG'])
})

test('the server’s errors about a file show beside the files', async () => {
  const { user } = enter(at, staffPage({ uploadDocuments: vi.fn(async (..._: Parameters<Upload>) => no(notTaken)) }))
  await user.upload(await screen.findByLabelText('Upload files'), [file('fun.pdf')])
  await user.click(screen.getByRole('button', { name: 'Upload one file' }))
  expect((await screen.findByRole('alert')).textContent).toContain('“fun.gif” is not a PDF.')
  expect(screen.getByLabelText('Upload files').getAttribute('aria-invalid')).toBe('true')
  await isAccessible()
})

test('marked files are deleted once one has said so', async () => {
  const server = staffPage()
  const { user, toasts } = enter(at, server)
  await screen.findByRole('heading', { level: 1 })
  await user.click(mark('plan.pdf'))
  await user.click(screen.getByRole('button', { name: 'Delete them' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete one file?' }))
  await user.keyboard('{Escape}')
  expect(server.deleteDocuments).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Delete them' }))
  expect(dialog).toBeTruthy()
  await isAccessible()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Mark files to email or delete them.')).toBeTruthy()
  expect(server.deleteDocuments.mock.calls[0]!.slice(0, 2)).toEqual([row.id, { documents: [plan.id] }])
  expect(screen.queryByRole('link', { name: 'plan.pdf' })).toBeNull()
  expect(toasts).toMatchObject([{ text: 'Document(s) deleted successfully!' }])
})

test('generated files cannot be deleted', async () => {
  const { user } = enter(at, staffPage())
  await screen.findByRole('heading', { level: 1 })
  await user.click(mark('plan.pdf'))
  await user.click(mark('roof.jpg'))
  expect(screen.queryByRole('button', { name: 'Delete them' })).toBeNull()
  expect(screen.getByText('Only files that were uploaded here can be deleted.')).toBeTruthy()
})

test('marked files are emailed to the contact point or whom one names', async () => {
  const server = staffPage()
  const { user, toasts } = enter(at, server)
  await screen.findByRole('heading', { level: 1 })
  await user.click(mark('plan.pdf'))
  await user.click(mark('Certificate of insurance'))
  await user.click(screen.getByRole('button', { name: 'Email them' }))
  await screen.findByRole('dialog', { name: 'Email two files' })
  const to = screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ })
  expect(to.value).toBe(attachments.email)
  await user.clear(to)
  await user.type(to, 'nobody')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(to.getAttribute('aria-invalid')).toBe('true')
  expect(server.emailDocuments).not.toHaveBeenCalled()
  await isAccessible()
  await user.clear(to)
  await user.type(to, 'venue@example.com, parks@example.com')
  await user.type(screen.getByRole('textbox', { name: /Message/ }), 'As we said.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Mark files to email or delete them.')).toBeTruthy()
  expect(server.emailDocuments.mock.calls[0]!.slice(0, 2)).toEqual([
    row.id,
    { emails: 'venue@example.com; parks@example.com', message: 'As we said.', documents: [plan.id, certificate.id] },
  ])
  expect(toasts).toMatchObject([{ text: 'Email sent successfully!' }])
})

test('a contact without files, a missing contact, and one that cannot be loaded', async () => {
  const listAttachments = vi
    .fn()
    .mockResolvedValueOnce(no(noAnswer))
    .mockResolvedValueOnce(ok({ ...attachments, documents: [] }))
  const { user, unmount } = enter(at, staffPage({ listAttachments }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Nothing is attached to Q-204815 yet/)).toBeTruthy()
  await isAccessible()
  unmount()
  enter(at, staffPage({ listAttachments: async () => no({ status: 404, message: 'There is no such contact' }) }))
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such quote' })).toBeTruthy()
})
