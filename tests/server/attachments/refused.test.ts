import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FormFile, sampleFiles } from '../rig/form'
import { begin } from '../rig/quotes'
import { archive, office } from './archive'
import { type ContactList, makeContactList } from './fixture'

let contactList: ContactList
let id: string
beforeAll(async () => {
  contactList = await makeContactList()
  id = (await begin(contactList)).id
})
afterAll(() => contactList.close())

const text = (words: string) => Buffer.from(words)
const headed = (head: Buffer, words: string) => Buffer.concat([head, Buffer.from(words)])
const countStored = async () =>
  (await contactList.services.db.q.selectFrom('attachment').selectAll().where('contact_id', '=', id).execute()).length

describe('refuses by content, whatever the name', () => {
  const script = '<script>alert(document.domain)</script>'
  test.each<[string, FormFile]>([
    ['a GIF that is also JavaScript', { name: 'fun.gif', bytes: text('GIF89a/*\u0001*/=1;alert(1)//;') }],
    ['the same with an accepted extension', { name: 'fun.png', bytes: text('GIF89a/*\u0001*/=1;alert(1)') }],
    ['an HTML page', { name: 'plan.pdf', bytes: text(`<!doctype html>${script}`) }],
    [
      'an HTML page before a PDF',
      { name: 'plan.pdf', bytes: headed(text(`<html>${script}</html>\n`), '%PDF-1.7\n%%EOF') },
    ],
    [
      'an SVG with a script',
      { name: 'logo.svg', bytes: text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`) },
    ],
    [
      'the same with an XML declaration',
      { name: 'logo.png', bytes: text(`<?xml version="1.0"?><svg>${script}</svg>`) },
    ],
    [
      'the same after a byte order mark and other text',
      { name: 'a.txt', bytes: text(`\ufeff\n words <svg onload=alert(1)>`) },
    ],
    ['nothing', { name: 'nothing.pdf', bytes: Buffer.alloc(0) }],
    ['an executable', { name: 'plan.pdf', bytes: Buffer.from('4d5a90000300000004000000ffff0000', 'hex') }],
    ['an archive', { name: 'all.docx', bytes: archive({ 'readme.txt': 'nothing' }) }],
    [
      'an archive that claims to be an office document',
      { name: 'a.docx', bytes: archive({ 'word/document.xml': '<w/>' }) },
    ],
    [
      'a document with macros',
      { name: 'a.docx', bytes: office('application/vnd.ms-word.document.macroEnabled.main+xml') },
    ],
    ['a broken archive', { name: 'a.docx', bytes: headed(text('PK\u0003\u0004'), 'nothing at all') }],
    ['a compressed file', { name: 'a.txt', bytes: deflateRawSync(Buffer.alloc(5000, 'words')) }],
  ])('%s', async (_, file) => {
    const before = await countStored()
    const { status, data } = await contactList.upload(id, [{ name: 'right.pdf', bytes: sampleFiles.pdf }, file])
    expect(status).toBe(422)
    expect(data.errors.files).toContain(`“${file.name}”`)
    expect(data.errors.files).not.toContain('right.pdf')
    expect(await countStored()).toBe(before)
  })

  test('refuses a file over 15 MB, and more than ten files at once', async () => {
    const before = await countStored()
    const over = Buffer.alloc(15 * 1024 * 1024 + 1, ' ')
    sampleFiles.pdf.copy(over)
    const large = await contactList.upload(id, [{ name: 'over.pdf', bytes: over }])
    expect(large).toMatchObject({ status: 413, data: { errors: { files: '“over.pdf” is larger than 15 MB' } } })
    const eleven = Array.from({ length: 11 }, (_, i) => ({ name: `${i}.pdf`, bytes: sampleFiles.pdf }))
    const many = await contactList.upload(id, eleven)
    expect(many).toMatchObject({ status: 413, data: { errors: { files: 'Send 10 files at the most' } } })
    expect(await countStored()).toBe(before)
  })

  test('refuses thousands of parts, text in place of a file, and a file in an unknown field', async () => {
    const before = await countStored()
    const cookie = await contactList.staff('rep')
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': 'thousands-of-parts' }
    const parts = (each: string, times: number) => ({
      raw: `${each.repeat(times)}--x--\r\n`,
      headers,
      cookie,
      params: { id },
    })
    const word = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'
    expect((await contactList.call('uploadDocuments', parts(word, 5000))).statusCode).toBe(413)
    const words = '--x\r\ncontent-disposition: form-data; name="files"\r\n\r\nb\r\n'
    expect((await contactList.call('uploadDocuments', parts(words, 2))).statusCode).toBe(400)
    expect((await contactList.upload(id, [{ name: 'a.pdf', bytes: sampleFiles.pdf, field: 'avatar' }])).status).toBe(
      400,
    )
    expect((await contactList.upload(id, [])).status).toBe(400)
    expect(await countStored()).toBe(before)
  })
})

describe('accepts by content', () => {
  test.each<[string, string, FormFile]>([
    ['a picture', 'image/webp', { name: 'a.webp', bytes: Buffer.from('52494646240000005745425056503820', 'hex') }],
    [
      'a Word document',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      { name: 'a.docx', bytes: office() },
    ],
  ])('%s is recognized by its bytes', async (_, type, file) => {
    const { status, data } = await contactList.upload(id, [file])
    expect(status).toBe(200)
    expect(data.documents.some((one: { type: string }) => one.type === type)).toBe(true)
  })

  const script = '<html><script>alert(1)</script></html>'
  test.each<[string, FormFile, string]>([
    ['a PDF that is also an HTML page', { name: 'both.html', bytes: headed(sampleFiles.pdf, script) }, 'both.html.pdf'],
    [
      'a picture that is also an HTML page',
      { name: 'both.svg', bytes: headed(sampleFiles.jpg, script) },
      'both.svg.jpg',
    ],
    ['a path out of the folder', { name: '../../../etc/passwd', bytes: sampleFiles.txt }, 'passwd.txt'],
    ['a Windows path', { name: '..\\..\\boot.ini', bytes: sampleFiles.txt }, 'boot.ini.txt'],
    ['bidirectional characters', { name: 'plan\u202efdp.exe', bytes: sampleFiles.pdf }, 'planfdp.exe.pdf'],
    ['invisible characters', { name: 'pl\u200ban\u0000.pdf', bytes: sampleFiles.pdf }, 'plan.pdf'],
    ['a name in many scripts', { name: 'Ωмега 李 🎪.pdf', bytes: sampleFiles.pdf }, 'Ωмега 李 🎪.pdf'],
    ['a header injection', { name: 'a%22; filename=b.html', bytes: sampleFiles.pdf }, 'a; filename=b.html.pdf'],
    ['a very long name', { name: `${'x'.repeat(5000)}.pdf`, bytes: sampleFiles.pdf }, `${'x'.repeat(116)}.pdf`],
  ])('%s is only downloaded, with the extension of its real type', async (_, file, name) => {
    const mine = (await begin(contactList)).id
    const { data } = await contactList.upload(mine, [file])
    const [{ id: document, name: stored }] = data.documents
    expect(stored).toBe(name)
    const { headers, rawPayload, statusCode } = await contactList.open(mine, document)
    expect(statusCode).toBe(200)
    expect(rawPayload.equals(Buffer.from(file.bytes))).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    const texts = String(headers['content-disposition'])
    expect(texts).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.~%$&+^`|#-]+$/)
    expect(decodeURIComponent(texts.split("UTF-8''")[1]!)).toBe(stored)
    expect(/filename="([^"]*)"/.exec(texts)![1]).not.toMatch(/["\\%]/)
  })
})
