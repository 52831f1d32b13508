import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '../../../domain/common/brand'
import { telLink } from '../browser/device'
import { Link } from '../ui/Link'
import { FooterBar, Partners } from './FooterBar'

const link = 'inline-block py-1.5 md:py-0.5 not-hover:decoration-edge'

interface Props {
  readonly wrap: string
  /** folds the sections into one line with the bar: staff know them */
  readonly fold?: (sections: ReactNode) => ReactNode
}

/** The footer of every screen (specification section 2). */
export function Footer({ wrap, fold }: Props) {
  if (fold)
    return (
      <footer className="painted-apart mt-6 border-t border-rule text-dense print:hidden">
        <div className={`${wrap} flex flex-wrap items-center gap-x-4`}>
          {fold(
            <>
              <Sections />
              <p className="pb-2 text-ink-soft">
                <Partners />
              </p>
            </>,
          )}
          <FooterBar isLine />
        </div>
      </footer>
    )
  return (
    <footer className="painted-apart mt-12 border-t-2 border-ink text-dense print:hidden">
      <div className={wrap}>
        <Sections />
        <FooterBar />
      </div>
    </footer>
  )
}

const Sections = () => (
  <div className="grid grid-cols-2 gap-x-3 gap-y-4 py-6 md:grid-cols-3 desk:grid-cols-[15rem_11rem_minmax(0,1fr)_9rem_9rem] desk:gap-x-5">
    <Section title="Contact Us" isWide>
      <Contact />
    </Section>
    {brand.offers.map(({ title, parts }) => (
      <Section key={title} title={title} isWide={parts.length > 1}>
        <div className={parts.length > 1 ? 'grid grid-cols-2 gap-x-3' : ''}>
          {parts.map((part) => (
            <div key={part.title ?? title}>
              {part.title && <h3 className="text-note text-ink-soft">{part.title}</h3>}
              <Links links={part.samples} />
              {part.ask && <Ask {...part.ask} />}
            </div>
          ))}
        </div>
      </Section>
    ))}
    <Section title="Additional Navigation">
      <Links links={brand.navigation} />
    </Section>
  </div>
)

/** A link to a policy or rain page that keeps the quote in the address, so that the customer can return to it. */
function Ask({ name, hash }: { name: string; hash: string }) {
  const { search } = useLocation()
  return (
    <Link to={{ pathname: '/', search, hash }} className={link}>
      {name}
    </Link>
  )
}

function Section({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section className={isWide ? 'col-span-full md:col-span-1' : ''}>
      <h2 className="mb-1 font-strong">{title}</h2>
      {children}
    </section>
  )
}

function Contact() {
  return (
    <address>
      {[brand.company, ...brand.address].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <a href={telLink(brand.phone)} className={link}>
        {brand.phone}
      </a>
      <br />
      <a href={`mailto:${brand.email}`} className={link}>
        {brand.email}
      </a>
      <span className="block whitespace-nowrap text-ink-soft">{brand.hours}</span>
      {/* only where the header has no room for it */}
      <Link to="/#manage-policy" className={`${link} md:hidden`}>
        Manage a policy
      </Link>
    </address>
  )
}

function Links({ links }: { links: readonly { readonly name: string; readonly url: string }[] }) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a href={url} className={link}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
