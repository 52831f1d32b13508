import { useSelector } from '@xstate/react'
import type { Contact } from '../../../contract/client'
import type { TaskKind } from '../../../domain/deskForms'
import { selectActs, type WorkspaceRef } from '../../../machines/workspace/workspace.select'
import { base } from '../../app/address'
import { newKey } from '../../app/newKey'
import { focusOnMount } from '../../shell/focusOnMount'
import { Button, buttonLook } from '../../ui/Button'
import { taskWords } from './taskWords'

const inHead: readonly TaskKind[] = [
  'approve',
  'certificate',
  'decline',
  'reopen',
  'purchaseLink',
  'policyLink',
  'prospect',
]
const mains: readonly TaskKind[] = ['approve', 'certificate']

interface Props {
  readonly room: WorkspaceRef
  readonly contact: Contact
  /** something was done, or read again: the focus comes here from where that was */
  readonly isBack: boolean
}

/** What can be done with a contact as it stands, by whoever looks. */
export function Acts({ room, contact, isBack }: Props) {
  const acts = useSelector(room, selectActs)
  const begin = (kind: TaskKind) => room.send({ type: 'task.begun', kind, key: newKey() })
  return (
    <fieldset
      {...(isBack && { ref: focusOnMount })}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-2 gap-y-1.5 py-2 *:[.link]:min-h-(--size-target) max-sm:*:data-button:w-full"
    >
      <legend className="sr-only">What can be done</legend>
      {inHead
        .filter((kind) => acts.includes(kind))
        .map((kind) => (
          <Button key={kind} isDense tone={mains.includes(kind) ? 'main' : 'plain'} onClick={() => begin(kind)}>
            {taskWords[kind].act}
          </Button>
        ))}
      <QuoteLinks contact={contact} />
      {acts.includes('cancel') && (
        <button type="button" className="link text-stop" onClick={() => begin('cancel')}>
          {taskWords.cancel.act}
        </button>
      )}
    </fieldset>
  )
}

/** The quote's own screen. The page is loaded anew, for a quote that is open in it stays as it is. */
function QuoteLinks({ contact: { id, customFields } }: Pick<Props, 'contact'>) {
  if (customFields.policy_number !== null) return null
  const at = `${base}?id=${id}&from=admin`
  const isOffered = ['quoted', 'approved'].includes(customFields.quote_status)
  return (
    <>
      <a href={at} data-button className={buttonLook('plain', true)}>
        Edit answers
      </a>
      {isOffered && (
        <a href={`${at}&step=payment`} data-button className={buttonLook('plain', true)}>
          Buy for the customer
        </a>
      )}
    </>
  )
}
