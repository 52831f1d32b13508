import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeImageTree } from '../../../tools/image/tree'
import { freePort } from '../../../tools/stack/freePort'
import { makeNode, type Node } from '../../../tools/stack/node'
import { buyPolicy } from '../../journeys/support/bought'
import { wedding } from '../../journeys/support/events'
import { textOfPdf } from '../../journeys/support/pdfAndMail'

/** The user of the image. Only root may start a process for another user, so anybody else runs it as themselves. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined
const folder = mkdtempSync(path.join(tmpdir(), 'image-'))
const tree = path.join(folder, 'app')
const data = path.join(folder, 'data')
let node: Node

beforeAll(async () => {
  await writeImageTree(tree)
  execFileSync('chmod', ['-R', 'a=rX', tree])
  mkdirSync(data)
  if (uid !== undefined) for (const each of [folder, data]) chownSync(each, uid, uid)
  node = makeNode(await freePort(), { DATA_FOLDER: data, TMPDIR: data }, tree, uid)
  await node.start()
})
afterAll(async () => {
  await node?.kill()
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true })
})

test('the tree of the image sells a policy with its documents, read-only and without the sources', async () => {
  const { contactId, policyNumber, token } = await buyPolicy({ url: node.url } as never, wedding, 170.1)
  const certificate = async () => {
    const policy = await fetch(`${node.url}/api/policy/get-policy/${contactId}`, { headers: { 'policy-token': token } })
    const { documents } = (await policy.json()) as { documents: { name: string; url: string }[] }
    const { url } = documents.find(({ name }) => name.startsWith('Certificate')) ?? {}
    if (!url) return null
    const file = await fetch(new URL(url, node.url))
    return file.headers.get('content-type')?.startsWith('application/pdf') ? file.arrayBuffer() : null
  }
  await expect.poll(certificate).not.toBeNull()
  expect(await textOfPdf(new Uint8Array((await certificate())!))).toContain(policyNumber)
  expect((await fetch(`${node.url}/quote/`)).status).toBe(200)
  if (uid !== undefined) expect(statSync(path.join(data, 'database')).uid).toBe(uid)
})
