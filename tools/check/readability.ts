import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { flesch } from 'flesch'
import { syllable } from 'syllable'
import type TypeScript from '../openapi/node_modules/typescript'
import { hardTexts } from './hardTexts'

/** A text that a customer reads, with its place in the source. */
export interface CustomerText {
  readonly text: string
  /** `domain/policy/claim.ts:12` */
  readonly at: string
}

/** The sources of the customers' screens, mails and documents. */
const isCustomers =
  /^(domain\/(?!staff|catalogue|rating\/(plans|sources))|machines\/(customer|shared)\/|src\/(app|screens\/(?!staff|inspector)|shared)\/|server\/(notifications|pdf)\/)/

/** A word in place of an expression in the source: an amount, a date or a name. */
const filled = 'Sample'

/** Flesch's formula is made for running text; in a short one a single long word decides the result. */
const fewestWords = 10

/**
 * The reading ease below which a text fails. Flesch calls 50 to 60 fairly difficult and 30 to 50 difficult. Insurance
 * terms weigh on every text: “insurance”, “underwriter” and “cancellation” have eleven syllables. The wording of a
 * policy is a contract and may be harder.
 */
export const floors = { text: 40, wording: 30 } as const

const floorFor = (at: string) => (at.startsWith('server/pdf/wording/') ? floors.wording : floors.text)

/** Reading ease by Flesch's formula: 100 is very easy, 0 is very hard. Null for short texts. */
export function easeOf(text: string): number | null {
  const words = text.match(/[A-Za-z’']+|\$?[\d,.%]*\d%?/g) ?? []
  if (words.filter((word) => word !== filled).length < fewestWords) return null
  const sentences = text.split(/[.?!:](?=\s|$)/).filter((part) => /[A-Za-z]/.test(part)).length
  // an amount counts as one short word; counting its digits would punish texts that name amounts
  const syllables = words.map((word) => (/\d/.test(word) ? 1 : Math.max(1, syllable(word))))
  return flesch({ word: words.length, sentence: sentences, syllable: syllables.reduce((sum, one) => sum + one, 0) })
}

/** One line for each text below its floor without a listed reason, and for each listed reason whose text is gone. */
export function textsToSimplify(texts: readonly CustomerText[], allowed: Readonly<Record<string, string>>): string {
  const hard = texts.filter(({ text, at }) => (easeOf(text) ?? 100) < floorFor(at))
  const isAllowed = ({ text }: CustomerText) => Object.keys(allowed).some((begin) => text.startsWith(begin))
  const toSimplify = hard
    .filter((text) => !isAllowed(text))
    .map(
      ({ text, at }) =>
        `${at}: reading ease ${Math.round(easeOf(text)!)}, and ${floorFor(at)} is the least. Shorten its sentences or its words: “${text}”\n`,
    )
  const unneeded = Object.keys(allowed)
    .filter((begin) => !hard.some(({ text }) => text.startsWith(begin)))
    .map((begin) => `tools/check/hardTexts.ts: no hard text begins with “${begin}”: delete its reason\n`)
  return [...toSimplify, ...unneeded].join('')
}

/** The check that `npm run check` runs. */
export async function textsHardToRead(): Promise<string> {
  return textsToSimplify(await customerTexts(), hardTexts)
}

/** Every text of ten words and more in the sources of customer screens, mails and documents. */
export async function customerTexts(): Promise<CustomerText[]> {
  const { default: ts } = (await import(
    createRequire(path.resolve('tools/openapi/package.json')).resolve('typescript')
  )) as { default: typeof TypeScript }
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((file) => isCustomers.test(file) && /\.tsx?$/.test(file))
    .flatMap((file) => textsIn(ts, file, readFileSync(file, 'utf8')))
    .filter(({ text }) => easeOf(text) !== null)
}

/** The sentences of a source file: strings, templates, and the whole text of an element. */
export function textsIn(ts: typeof TypeScript, file: string, code: string): CustomerText[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const texts: CustomerText[] = []
  const add = (text: string, node: TypeScript.Node) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    if (isSentence(plain)) texts.push({ text: plain, at: `${file}:${line + 1}` })
  }
  const visit = (node: TypeScript.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node.text, node)
    if (ts.isTemplateExpression(node)) add(templateText(node), node)
    // skip styles, and examples that tests answer with
    if (
      (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
      /^(class(Name)?|valid)$/.test(node.name.getText(source))
    )
      return
    if (ts.isJsxElement(node) && hasOwnText(ts, node)) {
      add(jsxText(ts, node), node)
      for (const child of node.children) visitExpressions(child)
      return
    }
    ts.forEachChild(node, visit)
  }
  // the text of inner elements is part of this text already; strings inside their expressions are not
  const visitExpressions = (node: TypeScript.Node): void => {
    if (ts.isJsxExpression(node)) ts.forEachChild(node, visit)
    else ts.forEachChild(node, visitExpressions)
  }
  visit(source)
  return texts
}

/** A text that begins like a sentence and is no list of CSS classes. */
const isSentence = (text: string) => /^[A-Z“$]/.test(text) && text.includes(' ') && !/[a-z]:[a-z[-]/.test(text)

const templateText = (node: TypeScript.TemplateExpression) =>
  spaced([node.head.text, ...node.templateSpans.flatMap(({ literal }) => [filled, literal.text])])

/** An expression counts as a separate word, even where the source has no space around it. */
const spaced = (parts: readonly string[]): string =>
  parts.reduce((text, part) => text + (/\w$/.test(text) && /^\w/.test(part) ? ' ' : '') + part, '')

const hasOwnText = (ts: typeof TypeScript, { children }: TypeScript.JsxElement) =>
  children.some((child) => ts.isJsxText(child) && /[A-Za-z]/.test(child.text))

function jsxText(ts: typeof TypeScript, node: TypeScript.JsxElement): string {
  const textOf = (child: TypeScript.JsxChild): string => {
    if (ts.isJsxText(child)) return child.text
    if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return spaced(child.children.map(textOf))
    if (!ts.isJsxExpression(child) || !child.expression) return ''
    return ts.isStringLiteral(child.expression) ? child.expression.text : filled
  }
  return spaced(node.children.map(textOf))
}
