import { useSelector } from '@xstate/react'
import { brand } from '../../../../domain/common/brand'
import { holdsRain } from '../../../../domain/common/coverageTypes'
import { sentence } from '../../../../domain/common/sentence'
import { afterPurchase } from '../../../../domain/quote/termsText'
import { linkIn } from '../../../../machines/customer/policy/policy.route'
import { selectSharing } from '../../../../machines/customer/policy/sharing.select'
import { selectAnswers, selectPurchase } from '../../../../machines/customer/quote/quote.select'
import { telLink } from '../../../shared/browser/device'
import { focusOnMount } from '../../../shared/browser/focus'
import { Actions, buttonLook, LinkButton } from '../../../shared/ui/Button'
import { DocumentList } from '../../policy/parts/DocumentList'
import { useQuote, useQuoteRef } from '../parts/QuoteProvider'
import { useQuoteTools } from '../parts/QuoteToolsProvider'
import { selectCoverage } from '../price/priceView'
import { DocumentSharing } from './DocumentSharing'
import { eventInWords } from './eventSummary'
import { Illustration } from './Illustration'
import { documentsOfPurchase, PendingDocuments } from './PendingDocuments'
import { Receipt } from './Receipt'

/** The purchase confirmation: the policy, its documents, and the next steps. */
export default function Purchased() {
  const quote = useQuoteRef()
  const purchase = useQuote(selectPurchase)
  const answers = useQuote(selectAnswers)
  const coverage = useQuote(selectCoverage)
  const isRain = holdsRain(coverage)
  const { documentsOf, sharingOf } = useQuoteTools()
  const link = purchase && linkIn(purchase.manage_policy_link)
  const documents = link && documentsOf(link)
  const sharing = (link && sharingOf(link)) ?? undefined
  // the email form has the main button while it is open
  const isSending = useSelector(sharing, (seen) => seen !== undefined && selectSharing(seen) === 'writing')
  if (!purchase) return null
  const page = (words: string) => <a href={purchase.manage_policy_link}>{words}</a>
  return (
    <div className="grid gap-x-9 gap-y-6 desk:grid-cols-[minmax(0,1fr)_var(--container-price)] desk:items-start">
      <title>{`Your event is insured | ${brand.name}`}</title>
      <div>
        <div className="grid max-w-[40rem] gap-2 desk:pt-2">
          <h1 tabIndex={-1} ref={focusOnMount} className="display text-hero">
            Your event is insured
          </h1>
          <p className="text-lead">{eventInWords(answers, coverage)} Have a beautiful day.</p>
        </div>
        <section className="mt-6">
          <h2 className="mb-2 text-h3 font-strong">Your documents</h2>
          {documents ? (
            <DocumentList documents={documents} expected={documentsOfPurchase(purchase)} />
          ) : (
            <PendingDocuments purchase={purchase} />
          )}
          <p className="mt-1 text-ink-soft">They go to {purchase.email}.</p>
          {documents && sharing && <DocumentSharing documents={documents} sharing={sharing} />}
        </section>
        <section className="mt-6">
          <h2 className="mb-2 text-h3 font-strong">What happens next</h2>
          <ol className="grid max-w-(--measure) list-decimal gap-1 pl-2.5">
            {afterPurchase(coverage).map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>
              {isRain
                ? 'A name is wrong? Correct it on '
                : 'Something changes? Until coverage begins you change it on '}
              {page('the page of your policy')}, or call <a href={telLink(brand.phone)}>{brand.phone}</a>,{' '}
              <span className="whitespace-nowrap">{sentence(brand.hours)}</span>
            </li>
            {isRain ? (
              <li>You report nothing: after the insured hours we read the records, and write to you.</li>
            ) : (
              <li>If something happens, report it there, or call, as soon as you can.</li>
            )}
          </ol>
          <Actions className="mt-4">
            <a href={purchase.manage_policy_link} className={buttonLook(isSending ? 'plain' : 'main')} data-button>
              Go to my policy
            </a>
            <LinkButton onClick={() => quote.send({ type: 'quote.restarted' })}>Insure another event</LinkButton>
          </Actions>
        </section>
      </div>
      <aside aria-label="Policy and receipt">
        <div className="max-desk:hidden">
          <Illustration />
        </div>
        <Receipt purchase={purchase} />
      </aside>
    </div>
  )
}
