import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { brand } from '../../../domain/common/brand'
import { theme } from '../../../src/shared/browser/theme'
import { CustomerFrame } from '../../../src/shared/frame/CustomerFrame'
import { enter } from './application'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  theme.choose('system')
})

const footer = () => within(screen.getByRole('contentinfo'))

test('the skip link moves the focus to the content', async () => {
  enter('/quote/404')
  await screen.findByRole('main')
  fireEvent.click(screen.getByRole('link', { name: 'Skip to the content' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('the footer says how we are reached, what we sell, where else to go and with whom', () => {
  enter('/quote/404')
  expect(
    footer()
      .getAllByRole('heading', { level: 2 })
      .map((h) => h.textContent),
  ).toEqual([
    'Contact Us',
    'Special Event Liability Insurance',
    'Cancellation & Postponement Insurance',
    'Rain Insurance',
    'Additional Navigation',
  ])
  expect(
    footer()
      .getAllByRole('heading', { level: 3 })
      .map((h) => h.textContent),
  ).toEqual(['Weddings', 'Trade Shows'])
  const transitions = (name: string) => footer().getByRole('link', { name }).getAttribute('href')
  expect(transitions(brand.phone)).toBe('tel:+18005550100')
  expect(transitions(brand.email)).toBe(`mailto:${brand.email}`)
  expect(['Blog', 'About us', 'Contact us', 'Privacy'].map((name) => new URL(transitions(name)!).pathname)).toEqual([
    '/blog',
    '/about-us',
    '/contact-us',
    '/privacy',
  ])
  for (const { name, url } of brand.partners) expect(transitions(name)).toBe(url)
  for (const words of [brand.company, ...brand.address, brand.hours]) expect(footer().getByText(words)).toBeTruthy()
})

test.each([
  ['Special Event Liability Insurance', ['liability']],
  ['Cancellation & Postponement Insurance', ['wedding-cancellation', 'trade-show-cancellation']],
  ['Rain Insurance', ['rain']],
])('%s has its sample documents, as PDFs', (name, kinds) => {
  enter('/quote/404')
  const section = footer().getByRole('heading', { level: 2, name }).closest('section')!
  const samples = within(section).getAllByRole('link', { name: /^Sample / })
  expect(samples.map(({ textContent }) => textContent)).toEqual(
    kinds.flatMap(() => ['Sample certificate', 'Sample policy']),
  )
  expect(samples.map((link) => link.getAttribute('href'))).toEqual(
    kinds.flatMap((kind) => [`/api/samples/${kind}-certificate`, `/api/samples/${kind}-policy`]),
  )
})

test('the page has no dead link', () => {
  enter('/quote/404')
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  // `#top` is the arrow, which by the specification does nothing
  expect(targets.filter((href) => !href || href === '#')).toEqual([])
})

test('the year is that of New York, also when the rest of the world has a new one', () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T04:59:00Z') })
  enter('/quote/404')
  expect(footer().getByText(`© 2026 ${brand.name}`)).toBeTruthy()
  cleanup()
  vi.setSystemTime(new Date('2027-01-01T05:00:00Z'))
  enter('/quote/404')
  expect(footer().getByText(`© 2027 ${brand.name}`)).toBeTruthy()
})

test('the arrow only prevents its default', () => {
  enter('/quote/404')
  expect(fireEvent.click(footer().getByRole('link', { name: 'Up' }))).toBe(false)
})

test('a page that is framed without a footer has none', () => {
  render(
    <MemoryRouter>
      <CustomerFrame isFooter={false}>
        <main id="main">the page</main>
      </CustomerFrame>
    </MemoryRouter>,
  )
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test('the first tab stop leads to the content, and the address stays', async () => {
  const { user } = enter('/quote/404')
  await screen.findByRole('main')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to the content')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(window.location.hash).toBe('')
})

test('the chosen color scheme is stored', async () => {
  theme.restore(localStorage)
  const { user } = enter('/quote/404')
  const root = document.documentElement
  expect(root.dataset['theme']).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Dark' }))
  expect(root.dataset['theme']).toBe('dark')
  expect(screen.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true')

  delete root.dataset['theme'] // as after a reload
  theme.restore(localStorage)
  expect(root.dataset['theme']).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'System' }))
  theme.restore(localStorage)
  expect(root.dataset['theme']).toBeUndefined()
})
