export { otherResumes } from './web/other-resumes.ts'
