const paths = {
  check: 'm4 10.5 4 4 8-9',
  close: 'm5 5 10 10M15 5 5 15',
  plus: 'M10 4v12M4 10h12',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12m-5-5 5 5 5-5',
  chevronUp: 'm5 12.5 5-5 5 5',
  chevronDown: 'm5 7.5 5 5 5-5',
  pencil: 'M12.5 4.5 15.5 7.5 7 16H4v-3z',
  bin: 'M4 6h12M8 6V4h4v2M5.5 6l.8 10h7.4l.8-10M8.5 9v4M11.5 9v4',
  search: 'M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM13.2 13.2l4 4',
  alert: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0zM10 6v5M10 13.9v.1',
  eye: 'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10zM12.25 10a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0z',
  mail: 'M2.5 5h15v10.5h-15zM2.5 5.5l7.5 6 7.5-6',
  print: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 12h8v5H6z',
  document: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M8 10h5M8 13h5',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v4M13 3v4',
  lock: 'M5 9h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9',
} as const

export type IconName = keyof typeof paths

/** Drawn beside text, never in place of it. A button with only an icon has an `aria-label`. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
