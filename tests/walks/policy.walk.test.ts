import { expect, test } from 'vitest'
import { linkIn } from '../../machines/policy/policy.link'
import { policyWalk } from './policy.walks'
import { survey } from './walk'

test('a policy is opened by its signed link and by nothing else', async () => {
  expect((await survey(policyWalk)).gaps).toEqual([])
})

test.each([
  ['/quote/#manage-policy?id=c1&token=t1', { contactId: 'c1', token: 't1' }],
  ['https://example.com/quote/#manage-policy?token=t1&id=c1', { contactId: 'c1', token: 't1' }],
  ['#manage-policy?id=c1&token=a%2Bb', { contactId: 'c1', token: 'a+b' }],
  ['#manage-policy', null],
  ['#manage-policy?id=c1', null],
  ['#manage-policy?id=&token=t1', null],
  ['#manage-policy-else?id=c1&token=t1', null],
  ['/quote/?id=c1&token=t1', null],
])('the link in %s', (address, link) => {
  expect(linkIn(address)).toEqual(link)
})
