export { accountTemplates } from './web/account-templates.ts'
