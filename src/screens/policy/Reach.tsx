import { brand } from '../../../domain/brand'
import { dial } from '../../shell/phone'

/** How we are reached, and when. */
export function Reach() {
  return (
    <p>
      <a href={dial(brand.phone)}>{brand.phone}</a>
      <br />
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
      <span className="block text-ink-soft">{brand.hours}</span>
    </p>
  )
}
