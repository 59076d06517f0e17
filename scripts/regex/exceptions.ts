/** Patterns that the analysis refuses although they are harmless in their place, each with the reason. */
export const HARMLESS: readonly { file: string; pattern: RegExp | string; why: string }[] = [
  {
    file: 'apps/web/draw-cover.tsx',
    pattern: /<a\b[^>]*?( style="[^"]*")?[^>]*>/,
    why: 'Our own rendered markup: every < in a text is escaped, so that each tag ends before the next begins.',
  },
  {
    file: 'features/templates/web/cover.tsx',
    pattern: /^.{0,4000}?class="hj-page\b[^>]*?\bwidth: ?(\d+)px/s,
    why: 'Our own rendered markup, of which the first 4,000 characters are looked through once.',
  },
  {
    file: 'packages/export/html/page.ts',
    pattern: /\/\*[\s\S]*?\*\//,
    why: 'Our own style sheet; every comment in it is closed.',
  },
  {
    file: 'packages/editor-core/scaled.ts',
    pattern: '[\\s,]*([01])[\\s,]*([01])',
    why: 'Paths of our own shapes and icons, of some hundred characters.',
  },
  {
    file: 'packages/export/markdown/inline.ts',
    pattern: /https?:\/\/[^\s<>\p{Script=Han}\p{Ps}\p{Pe}，。；：！？、…]*[^\s<>\p{Script=Han}\p{P}]\/?/iu,
    why: 'It fails only in a run without a letter, in which no other http begins.',
  },
  {
    file: 'packages/import/parse/facts.ts',
    pattern:
      /(?<![\w.@-])(?:\(?\+?86\)?[-\s]?)?1[3-9]\d(?:[-\s]?\d{4}){2}(?![\w@])|(?<![\w.@-])(?:\+|\(\+?)?\d{1,4}\)?(?:[-.\s]?\(?\d{1,4}\)?){2,6}(?![\w@])/,
    why: 'Seven groups of four digits at most: a match has a bound of some thirty characters, and begins at no digit within a number.',
  },
  {
    file: 'packages/ai/match/pattern-words.ts',
    pattern: /(?<![A-Za-z0-9@.])[A-Za-z][A-Za-z0-9]*(?:[+#]|[.\-/][A-Za-z0-9]+)*(?![A-Za-z0-9@])/,
    why: 'A search can restart only after +, #, - or /, where the previous word has already matched.',
  },
]

/** Patterns that are constructed only in a function call: examples that are judged instead. */
export const MADE_LATER: readonly { file: string; like: readonly RegExp[]; why: string }[] = [
  {
    file: 'features/comments/server/reading.ts',
    like: [/^(\d+)_(\d+)_(.+)$/],
    why: 'One number for each column of a list, two at most.',
  },
  {
    file: 'packages/import/input.ts',
    like: [/<script[\s>]/gi, /<\/script/gi],
    why: 'A tag of a fixed list.',
  },
  {
    file: 'packages/import/markdown.ts',
    like: [/copy/],
    why: 'A copy of the pattern above it, with a place of its own.',
  },
  {
    file: 'packages/import/docx/xml.ts',
    like: [/\bname\s*=\s*"([^"]*)"/],
    why: 'The name of an attribute that the sources name.',
  },
  {
    file: 'packages/editor-forms/find-text.ts',
    like: [/what is looked for/giu],
    why: 'Typed words with every sign escaped.',
  },
  {
    file: 'packages/ai/change/guard.ts',
    like: [/(?<![a-z0-9])c\+\+(?![a-z0-9])/],
    why: 'A word with every sign escaped.',
  },
  {
    file: 'packages/ai/change/facts/claims.ts',
    like: Object.values(
      (await import('#packages/ai/change/facts/claims.json', { with: { type: 'json' } })).default,
    )
      .flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)))
      .map((source) => new RegExp(source, 'giu')),
    why: 'The patterns of claims.json.',
  },
]
