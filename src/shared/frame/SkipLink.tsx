import type { MouseEvent } from 'react'

/** Does not use the fragment, because fragments name screens in this application. */
function skip(click: MouseEvent) {
  click.preventDefault()
  document.getElementById('main')?.focus()
}

/** The first element in tab order. Every screen has a focusable `main` with this id. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads where its address says, without the address changing
    <a
      href="#main"
      onClick={skip}
      className="absolute start-(--gutter-phone) -top-20 z-(--layer-toast) bg-sheet px-2 py-1.5 focus:top-1"
    >
      Skip to the content
    </a>
  )
}
