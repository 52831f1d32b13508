import { embed } from './embed'

// a script of a page has itself here while it runs, also with `async`
if (document.currentScript instanceof HTMLScriptElement) embed(document.currentScript, window)
