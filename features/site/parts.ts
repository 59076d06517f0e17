/** An agreement as its page shows it, for the form that it is written in. */
export { readAgreement } from './agreement-text.ts'
export { AgreementBody } from './web/agreements/agreement-body.tsx'
export { agreementTitles, dayOf } from './web/agreements/agreement-words.ts'
