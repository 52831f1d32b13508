import { brand } from '../../../domain/brand'
import { dial } from '../../shell/phone'

/** How we are reached, and when. */
export function Reach() {
  return (
    <p>
      <a href={dial(brand.phone)} className="inline-block max-md:py-1.25">
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
