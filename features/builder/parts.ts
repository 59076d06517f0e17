export { accountResumes } from './web/account-resumes.ts'
export { resumeHome } from './web/resume-home.ts'
