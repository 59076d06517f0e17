import type { Proof } from '#packages/checks/proof.ts'

/** What the one line says: facts that were read where they belong, and what asks for a look. */
export const figuresOf = ({ fields, warnings }: Proof) => ({
  same: fields.filter(({ state }) => state === 'same').length,
  all: fields.length,
  warned: warnings.filter(({ severity }) => severity !== 'info').length,
})
