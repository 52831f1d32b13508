import { brand } from '../../../domain/common/brand'
import { telLink } from '../browser/device'

/** Our phone number, email address and business hours. */
export function ContactUs() {
  return (
    <p>
      <a href={telLink(brand.phone)} className="inline-block max-md:py-1.25">
        {brand.phone}
      </a>
      <br />
      <a href={`mailto:${brand.email}`} className="inline-block max-md:py-1.25">
        {brand.email}
      </a>
      <span className="block text-ink-soft">{brand.hours}</span>
    </p>
  )
}
