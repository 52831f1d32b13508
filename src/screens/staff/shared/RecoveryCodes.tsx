import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import {
  type FactorsRef,
  selectIsLeavingCodes,
  selectNewCodes,
} from '../../../../machines/staff/factors/factors.select'
import { saveFile } from '../../../shared/browser/saveFile'
import { Actions, Button, LinkButton } from '../../../shared/ui/Button'
import { Modal } from '../../../shared/ui/Modal'

interface Props {
  readonly factors: FactorsRef
}

/** New recovery codes, which are shown once, so Escape, Back and the close button ask first. */
export function RecoveryCodes({ factors }: Props) {
  const codes = useSelector(factors, selectNewCodes) ?? []
  const isLeaving = useSelector(factors, selectIsLeavingCodes)
  const save = () => {
    const text = [`Recovery codes for ${brand.name}. Each works once.`, '', ...codes, ''].join('\n')
    saveFile(window, new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
  }
  return (
    <Modal title="Save your recovery codes" onClose={() => factors.send({ type: 'dialog.closed' })}>
      <p>
        They are shown only once. If you lose your phone, each of them signs you in once. Print them, or put them into a
        password manager.
      </p>
      <ul className="grid gap-x-3 gap-y-0.5 font-mono [overflow-wrap:anywhere] select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions className="mt-2">
        <Saved factors={factors} />
        <Button onClick={save}>Download</Button>
      </Actions>
      {isLeaving && <SavedCodesDialog factors={factors} />}
    </Modal>
  )
}

function SavedCodesDialog({ factors }: Props) {
  const stay = () => factors.send({ type: 'dialog.closed' })
  return (
    <Modal title="Have you saved your recovery codes?" onClose={stay}>
      <p>They are not shown again. Without them, only an administrator can help you if you lose your phone.</p>
      <Actions className="mt-2">
        <Saved factors={factors} />
        <LinkButton onClick={stay}>Look at them again</LinkButton>
      </Actions>
    </Modal>
  )
}

const Saved = ({ factors }: Props) => (
  <Button tone="main" onClick={() => factors.send({ type: 'codes.noted' })}>
    I have saved them
  </Button>
)
