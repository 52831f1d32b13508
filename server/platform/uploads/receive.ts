import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileFaults } from '../../../domain/common/fileKinds'
import { badRequest, Problem } from '../problems/problem'
import { judged, makeTextWatch, sampleBytes } from './inspect'
import { cleanName, endingIn } from './names'
import type { Upload, UploadRule } from './upload'

declare module 'fastify' {
  interface FastifyRequest {
    /** where the files of this request lie until they are kept, or refused */
    uploadFolder: string | null
  }
}

const mebibyte = 1 << 20
const mostFields = 50

const limitsOf = ({ most, largest }: UploadRule) => ({
  fileSize: largest,
  files: most,
  fields: mostFields,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: mostFields + most,
})

/**
 * The fields and files of a multipart form, as the contract has a body: a field that came twice is a list, files are
 * uploads, always in a list. Files go to the disk as they come, so that memory stays as it is; what is refused is removed with the others
 * by `dropUploads`.
 * @throws a 400 for what is no form, a 413 for what is too large, a 422 that names the files which are not taken
 */
export async function receiveForm(request: FastifyRequest, rule: UploadRule): Promise<Record<string, unknown>> {
  const { field, most, largest } = rule
  // all that a form may hold, with the words around its files: of one that says to be larger nothing is read
  if (Number(request.headers['content-length'] ?? 0) > most * largest + mebibyte)
    throw tooLarge(rule, 'All of this together is too large')
  const body: Record<string, unknown> = {}
  const refused: string[] = []
  const add = (name: string, value: unknown) => {
    body[name] = name in body ? [body[name], value].flat() : value
  }
  try {
    for await (const part of request.parts({ limits: limitsOf(rule) })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new Problem(413, 'This is larger than the server takes')
        if (part.fieldname === field) throw badRequest('This request is not understood: a text is no file')
        add(part.fieldname, part.value)
        continue
      }
      const upload = await receive(request, part, rule)
      if (typeof upload === 'string') refused.push(upload)
      // a list even of one
      else add(part.fieldname, [upload])
    }
  } catch (fault) {
    throw asProblem(fault, rule)
  }
  if (refused.length > 0) throw notTaken(rule, refused)
  return body
}

/** @returns the upload, or why it is not taken */
async function receive(
  request: FastifyRequest,
  { file, filename }: MultipartFile,
  rule: UploadRule,
): Promise<Upload | string> {
  request.uploadFolder ??= await mkdtemp(path.join(tmpdir(), uploadsOf(process.pid)))
  const target = path.join(request.uploadFolder, String(++counted))
  const hash = createHash('sha256')
  const text = makeTextWatch()
  let sample = Buffer.alloc(0)
  let bytes = 0
  await pipeline(
    file,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        bytes += chunk.length
        hash.update(chunk)
        text.see(chunk)
        if (sample.length < sampleBytes) sample = Buffer.concat([sample, chunk]).subarray(0, sampleBytes)
        yield chunk
      }
    },
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  )
  const name = cleanName(asNamed(filename))
  if (file.truncated) throw tooLarge(rule, fileFaults.large(name, rule))
  if (bytes === 0) return fileFaults.empty(name)
  const type = await judged({ sample, isText: text.isText(), path: target })
  if (!type || !rule.kinds.includes(type)) return fileFaults.kind(name, rule)
  return { name: endingIn(name, type), type, bytes, sha256: hash.digest('hex'), path: target }
}

/** In the words of a form a browser writes what would end a name as it would stand in an address (RFC 7578 section 2, HTML's multipart encoding). */
const asNamed = (filename: string) => filename.replace(/%(22|0D|0A)/gi, decodeURIComponent)

/** a file's name on the disk is ours */
let counted = 0

/** Removes what came with a request. What is to be kept is in the store by then. */
export async function dropUploads(request: FastifyRequest): Promise<void> {
  const { uploadFolder } = request
  request.uploadFolder = null
  if (uploadFolder !== null) await rm(uploadFolder, { recursive: true, force: true })
}

const uploadsOf = (pid: number | string) => `marquee-upload-${pid}-`

/** At the start: removes what processes left behind that were killed while they took files. */
export async function dropOrphanedUploads(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = /^marquee-upload-(\d{1,10})-/.exec(name) ?? []
    if (pid && (Number(pid) === process.pid || !isRunning(Number(pid))))
      await rm(path.join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (fault) {
    // somebody else's, which we may not signal
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const tooLarge = ({ field }: UploadRule, message: string) => new Problem(413, message, { errors: { [field]: message } })

function notTaken({ field }: UploadRule, refused: readonly string[]): Problem {
  const message = `${refused.join('. ')}.`
  return new Problem(422, message, { errors: { [field]: message } })
}

/** What the parser says of a form is the caller's fault, what the disk says is ours. */
function asProblem(fault: unknown, rule: UploadRule): unknown {
  if (fault instanceof Problem) return fault
  const code = (fault as { code?: string }).code ?? ''
  if (code === 'FST_FILES_LIMIT') return tooLarge(rule, tooMany(rule))
  if (/LIMIT|TOO_LARGE/.test(code)) return new Problem(413, 'This is larger than the server takes')
  if (code === '' || code.startsWith('FST_')) return badRequest('This request is not understood: it is no whole form')
  return fault
}

const tooMany = ({ most }: UploadRule) => `Send ${most === 1 ? 'one file' : `${most} files`} at the most`
