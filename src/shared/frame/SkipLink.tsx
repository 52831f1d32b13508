import type { MouseEvent } from 'react'

/** Not by the fragment, which names screens in this application. */
function skip(click: MouseEvent) {
  click.preventDefault()
  document.getElementById('main')?.focus()
}

/** The first thing a keyboard meets. Every screen has a `main` with this id that can take the focus. */
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
