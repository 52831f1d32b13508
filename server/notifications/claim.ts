import type { StoredFile } from '../platform/db/policyTables'
import type { Letter } from '../platform/mail/deliver'
import type { Services } from '../platform/services/services'
import { insuredRainOf } from '../policies/rainSettlement'
import { type Attachments, draw } from './compose'
import { subjectOf } from './policySubject'
import { eachOnce, requestLink, staffAddress } from './recipients'

/** bytes of files per message: base64 adds a third, and many mail servers accept at most 25 MB */
const mostBytes = 15 << 20

/**
 * Confirms a claim to the reporter and the contact point, with its number and the next steps, and mails it to staff
 * with the files. Files that exceed one message go in several.
 */
export async function claimLetters(
  services: Services,
  { contactId, claimId }: { contactId: string; claimId: string },
): Promise<Letter[]> {
  const { db, config } = services
  const claim = await db.q.selectFrom('claim').selectAll().where('id', '=', claimId).executeTakeFirstOrThrow()
  const subject = await subjectOf(services, contactId)
  const { claim_number: number, policy_number: policyNumber, date, description, name, email, phone } = claim
  const isRain = insuredRainOf(subject.policy) !== null
  const facts = { number, policyNumber, isRain, event: subject.event, date, description, name, email, phone }
  const files = claim.files.map((file) => file.name)
  const parts = partsOf(claim.files)
  const toStaff = parts.map((part, i): Letter => {
    const which = parts.length > 1 ? `, part ${i + 1} of ${parts.length}` : ''
    return {
      kind: 'claimToStaff',
      contactId,
      occasion: `${claimId} ${i}`,
      to: staffAddress(config),
      subject: `Claim ${number}: policy ${policyNumber}${which}`,
      replyTo: email,
      compose: async () =>
        draw(
          async () => (await import('./templates/claim')).ClaimToStaffLetter,
          { ...facts, insured: subject.insured, files, url: requestLink(config, claimId) },
          await bytesOf(services, part),
        ),
    }
  })
  const received = eachOnce([email, subject.to].map((to) => ({ to, as: 'told' }))).map(
    ({ to }): Letter => ({
      kind: 'claimReceived',
      contactId,
      occasion: claimId,
      to,
      subject: `We have your claim ${number}`,
      compose: () => draw(async () => (await import('./templates/claim')).ClaimLetter, { ...facts, files }),
    }),
  )
  return [...received, ...toStaff]
}

/** At least one part, so that a claim without files is mailed too. */
function partsOf(files: readonly StoredFile[]): StoredFile[][] {
  const parts: StoredFile[][] = [[]]
  for (const file of files) {
    const last = parts.at(-1)!
    const taken = last.reduce((sum, { bytes }) => sum + bytes, 0)
    if (last.length > 0 && taken + file.bytes > mostBytes) parts.push([file])
    else last.push(file)
  }
  return parts
}

/** @throws where a file is missing, so that staff do not take the message for complete */
const bytesOf = ({ files }: Services, part: readonly StoredFile[]): Promise<Attachments> =>
  Promise.all(
    part.map(async ({ name, type, key }) => {
      const bytes = await files.get(key)
      if (!bytes) throw new Error(`A file of the claim is gone: ${name}`)
      return { name, type, bytes }
    }),
  )
