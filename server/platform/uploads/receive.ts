import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileFaults } from '../../../domain/common/fileKinds'
import { badRequest, Problem } from '../problems/problem'
import { cleanPdf } from './cleanPdf'
import { detectedKind, makeTextWatch, sampleBytes } from './inspect'
import { cleanName, withRealExtension } from './names'
import type { Scan } from './scan'
import type { Upload, UploadRule } from './upload'

declare module 'fastify' {
  interface FastifyRequest {
    /** folder of this request's files, until they are stored or refused */
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
 * Reads a multipart form into a body of the contract: a repeated field is a list, and files are always a list of
 * uploads. Files are streamed to disk to save memory; `dropUploads` deletes them later, including refused ones.
 * @throws Problem 400 for an invalid form, 413 for one too large, 422 that names the files that are not accepted, 503
 * while the scanner does not answer
 */
export async function receiveForm(
  request: FastifyRequest,
  rule: UploadRule,
  scan: Scan | null,
): Promise<Record<string, unknown>> {
  const { field, most, largest } = rule
  // the largest possible form with its boundaries; a form that declares more is not read
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
        if (part.valueTruncated) throw new Problem(413, 'This is larger than the server accepts')
        if (part.fieldname === field) throw badRequest('This request is not valid: a text is no file')
        add(part.fieldname, part.value)
        continue
      }
      const upload = await receive(request, part, rule, scan)
      if (typeof upload === 'string') refused.push(upload)
      // always a list
      else add(part.fieldname, [upload])
    }
  } catch (fault) {
    throw asProblem(fault, rule)
  }
  if (refused.length > 0) throw notTaken(rule, refused)
  return body
}

/** @returns the upload, or the reason why it is not accepted */
async function receive(
  request: FastifyRequest,
  { file, filename }: MultipartFile,
  rule: UploadRule,
  scan: Scan | null,
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
  const type = await detectedKind({ sample, isText: text.isText(), path: target })
  if (!type || !rule.kinds.includes(type)) return fileFaults.kind(name, rule)
  const upload = { name: withRealExtension(name, type), type, bytes, sha256: hash.digest('hex'), path: target }
  if (scan && (await isMalware(request, upload, scan))) return fileFaults.malware(name)
  return type === 'application/pdf' ? withoutScripts(upload) : upload
}

/** The file stays in the request's folder until its end, where nobody can open it. */
async function isMalware(request: FastifyRequest, { path: file, sha256 }: Upload, scan: Scan): Promise<boolean> {
  try {
    const malware = await scan(file)
    if (malware) request.log.warn({ malware, sha256 }, 'an upload was refused')
    return malware !== null
  } catch (fault) {
    request.log.error({ reason: (fault as Error).message }, 'an upload was not scanned')
    throw new Problem(503, 'We cannot check files for viruses just now. Try again in a few minutes')
  }
}

/** @returns the upload without active content, or the reason why it is not accepted */
async function withoutScripts(upload: Upload): Promise<Upload | string> {
  try {
    if (!(await cleanPdf(upload.path))) return upload
  } catch {
    return fileFaults.unreadable(upload.name)
  }
  const bytes = await readFile(upload.path)
  return { ...upload, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/**
 * Undoes the percent-encoding with which browsers escape quotes and line breaks in file names (RFC 7578 section 2,
 * HTML's multipart encoding).
 */
const asNamed = (filename: string) => filename.replace(/%(22|0D|0A)/gi, decodeURIComponent)

/** file names on disk are ours, never the caller's */
let counted = 0

/** Deletes the files of a request. By then, files to keep are in the store. */
export async function dropUploads(request: FastifyRequest): Promise<void> {
  const { uploadFolder } = request
  request.uploadFolder = null
  if (uploadFolder !== null) await rm(uploadFolder, { recursive: true, force: true })
}

const uploadsOf = (pid: number | string) => `marquee-upload-${pid}-`

/** At startup: deletes the uploads of killed processes. */
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
    // another user's process, which we may not signal
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const tooLarge = ({ field }: UploadRule, message: string) => new Problem(413, message, { errors: { [field]: message } })

function notTaken({ field }: UploadRule, refused: readonly string[]): Problem {
  const message = `${refused.join('. ')}.`
  return new Problem(422, message, { errors: { [field]: message } })
}

/** A parser error is the caller's fault, a disk error is ours. */
function asProblem(fault: unknown, rule: UploadRule): unknown {
  if (fault instanceof Problem) return fault
  const code = (fault as { code?: string }).code ?? ''
  if (code === 'FST_FILES_LIMIT') return tooLarge(rule, tooMany(rule))
  if (/LIMIT|TOO_LARGE/.test(code)) return new Problem(413, 'This is larger than the server accepts')
  if (code === '' || code.startsWith('FST_')) return badRequest('This request is not valid: it is no whole form')
  return fault
}

const tooMany = ({ most }: UploadRule) => `Send ${most === 1 ? 'one file' : `${most} files`} at the most`
