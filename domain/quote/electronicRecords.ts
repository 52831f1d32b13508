import { brand } from '../common/brand'

/*
 * The statements that a buyer reads before the consent to electronic records (ESIGN Act, 15 U.S.C. 7001(c)(1): the right to
 * paper, the scope, the right to withdraw and how, the address, a paper copy and its fee, and the equipment to read and keep the
 * records). It is a part of the terms: a change needs a new edition (./terms). A compliance lawyer must read it before a
 * release.
 */

/** The statements, in order. */
export const electronicRecords = (): readonly string[] => [
  'You agree to sign, and to get your policy, certificates, receipts and notices, by email and on our pages instead of on paper.',
  'This is for this quote and the policy that you buy with it, and for nothing else.',
  'You may have paper instead: call us before you buy.',
  `You can ask for a paper copy at any time, at no charge, and you can take back this consent: call ${brand.phone} or write to ${brand.email}. What was signed before stays valid.`,
  'Tell us at the same place if your email address changes.',
  'You need a browser, an email address, and a program that opens PDF files. You show that you have them by reading this page and your mail.',
]
