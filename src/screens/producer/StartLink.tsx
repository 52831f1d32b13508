import { useSelector } from '@xstate/react'
import {
  type ProducerBoardRef,
  selectCopy,
  selectStartLink,
} from '../../../machines/customer/producer/producerBoard.select'
import { Actions, Button, buttonLook } from '../../shared/ui/Button'

/** The link that starts a quote with the producer's details: to follow, to copy, and to give to others of the agency. */
export function StartLink({ board }: { readonly board: ProducerBoardRef }) {
  const path = useSelector(board, selectStartLink)
  const copy = useSelector(board, selectCopy)
  if (path === null) return null
  const link = `${window.location.origin}${path}`
  return (
    <>
      <Actions className="mt-3">
        <a href={path} className={buttonLook('main')} data-button>
          Start a quote
        </a>
        <Button onClick={() => board.send({ type: 'copy.begun', text: link })}>Copy the link for new quotes</Button>
      </Actions>
      <p role="status" className="mt-1 max-w-(--measure) text-ink-soft">
        {copy === 'copied' && 'Copied. Each quote that this link starts has your details.'}
        {copy === 'uncopied' && 'Your browser did not copy it. Select the link and copy it:'}
        {copy === null && 'Your name, agency, email and license are filled in.'}
      </p>
      {copy === 'uncopied' && <p className="max-w-(--measure) wrap-anywhere select-all">{link}</p>}
    </>
  )
}
