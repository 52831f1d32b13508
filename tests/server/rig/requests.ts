import { randomUUID } from 'node:crypto'
import type { OperationId } from '../../../server/operations/handler'
import { signatureOf } from '../../../server/payments/webhookSignature'
import { addPolicyDocuments } from '../../../server/policies/documents'
import { addAccount } from '../../../server/staff/accounts'
import { makeResetLink } from '../../../server/staff/passwordReset'
import { beginSession } from '../../../server/staff/sessions'
import { cheap, emailOf, password, type Request, type TestApp } from './app'
import { addRelatedRows } from './belongings'
import { enterBooks } from './books'
import { contactListRequests } from './contactListRequests'
import { sampleEvent } from './exhibitors'
import { factorRequests, withoutFactors } from './factors'
import { form, sampleFiles } from './form'
import { allScopes } from './partners'
import { begin, markBought, newKey, payload, rainRequest, sign } from './quotes'
import { settingsRows } from './settingsRows'
import { sampleSheet } from './venues'

/**
 * A valid request for each operation, which succeeds for an authorized caller: `purchase` with a processor, and
 * `getPartner` with configured partners. The two calls of a company's sign-in need a configured provider. A new operation without one does not compile.
 */
export interface Requests {
  readonly requests: Readonly<Record<OperationId, Request>>
  /** a purchased contact */
  readonly boughtId: string
  /** an unpurchased contact */
  readonly quoteId: string
}

/** A signed quote that is ordered by check. */
async function ordered(app: TestApp): Promise<string> {
  const { id, customFields } = await begin(app)
  await app.call('signTerms', { params: { id }, body: sign })
  const order = {
    id,
    amount_due: customFields.amount_due as number,
    payment_type: 'check',
    check_emails: 'ana@example.com',
  }
  await app.call('purchase', { headers: newKey(), body: order })
  return id
}

/** A second session of the administrator: its id. */
async function secondSession(app: TestApp): Promise<string> {
  const { db, now } = app.services
  await app.staff('admin')
  const admin = db.q.selectFrom('staff_user').select('id').where('email', '=', emailOf('admin'))
  await beginSession(db, (await admin.executeTakeFirstOrThrow()).id, now())
  const newest = db.q.selectFrom('staff_session').select('staff_session.id').orderBy('id')
  return (await newest.where('user_id', '=', admin).executeTakeFirstOrThrow()).id
}

/** A mailed link for a new password of an account that nothing else uses: its token. */
async function resetToken({ services }: TestApp, name: string): Promise<string> {
  const email = `${name}@example.com`
  const id = await addAccount(services.db, { name: 'Sample', email, role: 'rep', password, cost: cheap })
  const url = await makeResetLink(services, { id: id!, email })
  return new URL(url).searchParams.get('token')!
}

export async function rightRequests(app: TestApp): Promise<Requests> {
  const quote = await begin(app)
  const bought = await begin(app)
  const policy_number = await markBought(app, bought)
  const papers = { contactId: bought.id, policyNumber: policy_number, version: 1, coverageType: 'Liability Insurance' }
  await addPolicyDocuments(app.services.db, { ...papers, at: app.services.now() })
  const referred = await begin(app, payload('location', { using_drone_at_event: 'True' }))
  const review = { email: 'ana@example.com', message: 'Is it possible?' }
  await app.call('submitForReview', { params: { id: referred.id }, body: review })
  const ready = await begin(app)
  await app.call('signTerms', { params: { id: ready.id }, body: sign })
  const orderedId = await ordered(app)
  await app.staff('rep')
  const session = await secondSession(app)
  const factors = await factorRequests(app)
  const entries = await enterBooks(app, bought.id)
  const [id, policyId, referredId] = [quote.id, bought.id, referred.id]
  const belongings = await addRelatedRows(app, id, policyId)
  const { fair, organizer, partner, producer } = belongings
  const ofFair = { params: { token: fair.token } }
  const ofProducer = { params: { token: producer } }
  const settings = await settingsRows(app)
  const event = { id: 'evt_sample', type: 'charge.refunded', data: {} }
  const secret = await app.services.gateway.webhookSecret()
  const signature = signatureOf(secret, JSON.stringify(event), app.services.now())
  const claim = form({ policy_number, ...claimWords }, [{ name: 'report.pdf', bytes: sampleFiles.pdf }])
  const keyed = () => ({ 'idempotency-key': randomUUID() })
  return {
    quoteId: id,
    boughtId: policyId,
    requests: {
      ...contactListRequests({ id, policyId, settings, referredId, orderedId, entries, belongings }),
      createContact: { headers: newKey(), body: payload('coverage') },
      openContact: { params: { id } },
      patchContact: { params: { id }, body: payload() },
      applyCoupon: { body: { id, code: '' } },
      calculatePolicyFee: { body: { email: 'ana@example.com', premium: 100 } },
      calculatePolicyFeeHcc: {
        body: { email: 'ana@example.com', premium: 100, other_premium: 50, event_type: 'Wedding' },
      },
      compareVersions: { params: { id } },
      moveToToday: { params: { id } },
      recalculate: { body: payload('underwriting') },
      currentDate: {},
      getCity: { params: { zip: '78701' } },
      sendQuoteEmail: { body: { id, emails: 'ana@example.com' } },
      sendPurchaseLink: { params: { id }, body: { emails: 'ana@example.com' } },
      findQuotes: { params: { a: 'ana@example.com', b: '06-12-2027' } },
      emailTermsLink: { params: { id }, body: { email: 'ana@example.com' } },
      textTermsLink: { params: { id }, body: { phone: '512-555-0100' } },
      submitForReview: { params: { id: referredId }, body: review },
      previewDocument: { params: { id, kind: 'quote' } },
      countEvents: {
        body: {
          events: [{ step: 'payment', event: 'payment.declined', times: 1 }],
          speed: [{ step: 'payment', measure: 'inp', value: 48 }],
        },
      },
      storeGtagFlags: { params: { id }, body: { fields: { quote_begun: 'yes' } } },
      getPartner: { params: { slug: 'example-venues' } },
      requestRainCover: { headers: { 'idempotency-key': randomUUID() }, body: rainRequest },
      markQuoteApproved: { params: { id: referredId }, body: { status: 'approved', reason: 'As described' } },
      signTerms: { params: { id }, body: sign },
      paymentProcessor: {},
      purchase: {
        headers: keyed(),
        body: { id: ready.id, amount_due: ready.customFields.amount_due as number, payment_token: 'none' },
      },
      paymentWebhook: { headers: { 'stripe-signature': signature }, body: event },
      subscribeToCertificate: { params: { code: belongings.certificate }, body: { email: 'holder@example.com' } },
      getCertificateSubscription: { params: { token: belongings.subscription } },
      confirmCertificateSubscription: { params: { token: belongings.subscription } },
      endCertificateSubscription: { params: { token: belongings.subscription } },
      getCertificate: { params: { code: belongings.certificate } },
      unsubscribe: { query: { token: belongings.unsubscribe } },
      getSample: { params: { name: 'rain-certificate' } },
      findPolicies: { params: { a: 'ana@example.com', b: '78701' } },
      findPolicy: { params: { a: 'ana@example.com', b: '78701', c: policy_number } },
      sendManagePolicy: { params: { id: policyId }, body: { emails: 'jordan.sample@example.com' } },
      makeAChange: { params: { id: policyId }, body: { step0: { event_name: 'Another name' } } },
      submitChange: {
        params: { id: policyId },
        headers: keyed(),
        body: { difference: 0, change: { step0: { event_name: 'Another name' } } },
      },
      submitAClaim: { ...claim, headers: { ...claim.headers, ...keyed() } },
      sendUsEmail: { headers: keyed(), body: { policy_number, subject: 'A question', message: 'May we dance?' } },
      sendDocuments: {
        params: { id: policyId },
        body: { emails: 'venue@example.com', documents: [`/api/files/${belongings.document}`] },
      },
      listMail: { query: { search: 'ana', state: 'sent', page: '1', size: '10' } },
      readMail: { params: { number: String(belongings.mail) } },
      listJobs: { query: { state: 'failed', page: '1', size: '10' } },
      retryJob: { params: { number: String(belongings.job) } },
      getPolicy: { params: { id: policyId } },
      listDocuments: { params: { id: policyId } },
      getFile: { params: { token: belongings.document } },
      signIn: { body: { email: withoutFactors, password } },
      beginCompanySignIn: { query: { to: '/quote/admin' } },
      finishCompanySignIn: { query: { code: 'a-code', state: 'a-state' } },
      requestPasswordReset: { body: { email: emailOf('rep') } },
      checkResetLink: { body: { token: await resetToken(app, 'unsure') } },
      resetPassword: {
        body: { token: await resetToken(app, 'forgetful'), new_password: 'a new sample of a password' },
      },
      getSession: {},
      signOut: {},
      listSessions: {},
      ...factors,
      endOneSession: { params: { session } },
      endOtherSessions: {},
      findVenues: { query: { search: 'sample' } },
      getVenueSheet: { params: { token: belongings.venue.token } },
      listVenueEvents: {
        params: { token: belongings.venue.token },
        query: { search: 'sample', page: '1', size: '10' },
      },
      putVenueSheet: { params: { token: belongings.venue.token }, body: sampleSheet },
      requestProducerLink: { body: { email: 'producer@example.com' } },
      listProducerQuotes: { ...ofProducer, query: { search: 'sample', status: 'purchased', page: '1', size: '10' } },
      replaceProducerLink: ofProducer,
      openProducerPolicy: { params: { token: producer, id: policyId } },
      getProducerCommission: { ...ofProducer, query: { month: '2026-11' } },
      exportProducerCommission: ofProducer,
      printProducerCommission: ofProducer,
      requestOrganizerLink: { body: { email: 'organizer@example.com' } },
      getOrganizerEvent: ofFair,
      putOrganizerEvent: { ...ofFair, body: sampleEvent },
      replaceOrganizerLink: ofFair,
      listExhibitors: { ...ofFair, query: { search: 'sample', sort: 'state', page: '1', size: '10' } },
      importExhibitors: { ...ofFair, body: { csv: 'Business,Email\nSample Toys,toys@example.com\n', apply: true } },
      inviteExhibitor: { ...ofFair, body: { business: 'Sample Lamps', email: 'lamps@example.com' } },
      exportExhibitors: ofFair,
      countReminders: ofFair,
      remindExhibitors: ofFair,
      removeExhibitor: { params: { token: fair.token, exhibitor: fair.exhibitor } },
      listExhibitorOrders: ofFair,
      requestOrganizerInvoice: { ...ofFair, body: { orders: [organizer.waiting] } },
      cancelOrganizerInvoice: { params: { token: fair.token, invoice: organizer.invoices[0] } },
      printOrganizerInvoice: { params: { token: fair.token, invoice: organizer.invoices[0] } },
      getExhibitorCertificate: { params: { token: fair.token, exhibitor: fair.exhibitor } },
      decideCertificate: {
        params: { token: fair.token, exhibitor: fair.exhibitor },
        body: { certificate: fair.certificate, accepted: false, reason: 'It does not name us.' },
      },
      getExhibitor: { params: { token: fair.exhibitorToken } },
      beginExhibitorQuote: { params: { token: fair.exhibitorToken } },
      uploadCertificate: {
        params: { token: fair.exhibitorToken },
        ...form({}, [{ name: 'certificate.pdf', bytes: sampleFiles.pdf }]),
      },
      stopReminders: { params: { token: fair.exhibitorToken } },
      getExhibitorEvent: { params: { code: fair.code } },
      registerExhibitor: {
        params: { code: fair.code },
        body: { business: 'Sample Candles', email: 'candles@example.com', contact: null, booth: 'B7' },
      },
      pricePartnerQuote: { headers: partner.headers, body: payload('underwriting') },
      createPartnerQuote: { headers: { ...newKey(), ...partner.headers }, body: payload('coverage') },
      getPartnerQuote: { headers: partner.headers, params: { id } },
      updatePartnerQuote: { headers: partner.headers, params: { id }, body: payload() },
      getPartnerPolicy: { headers: partner.headers, params: { number: policy_number } },
      listPartnerEvents: {
        headers: partner.headers,
        query: { type: 'quote.referred', since: '2026-11-01T00:00:00Z', page: '1', size: '10' },
      },
      listPartners: { query: { search: 'venues', state: 'delivered', page: '1', size: '10' } },
      addPartnerKey: {
        params: { slug: 'example-venues' },
        headers: keyed(),
        body: { name: 'Booking system', scopes: allScopes, days: 90 },
      },
      rotatePartnerKey: { params: { key: partner.rotated }, body: { until: '11/27/2026' } },
      revokePartnerKey: { params: { key: partner.revoked } },
      addWebhookEndpoint: {
        params: { slug: 'example-venues' },
        headers: keyed(),
        body: { url: 'https://partner.example.com/webhooks', events: ['policy.purchased'] },
      },
      updateWebhookEndpoint: {
        params: { endpoint: partner.endpoint },
        body: { url: 'https://partner.example.com/events', events: ['policy.purchased'], secret: 'replace' },
      },
      rotateWebhookSecret: { params: { endpoint: partner.endpoint } },
      enableWebhookEndpoint: { params: { endpoint: partner.disabled } },
      removeWebhookEndpoint: { params: { endpoint: partner.endpoint } },
      replayWebhookEndpoint: { params: { endpoint: partner.endpoint }, body: { since: '11/01/2026' } },
      replayWebhookDelivery: { params: { delivery: String(partner.delivery) } },
      getQuoteVenue: { params: { id } },
      chooseVenue: { params: { id }, body: { code: belongings.venue.code } },
      getPolicyVenue: { params: { id: policyId } },
      findContacts: { query: { search: 'wedding', status: 'quoted', page: '1', size: '10' } },
    },
  }
}

export const claimWords = {
  date: '11/19/2026',
  description: 'A guest slipped on the wet floor.',
  name: 'Jordan Sample',
  email: 'jordan@example.com',
}
