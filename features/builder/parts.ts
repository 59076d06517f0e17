export { accountResumes } from './web/account-resumes.ts'
export { otherResumes } from './web/other-resumes.ts'
export { resumeHome } from './web/resume-home.ts'
export { startResume } from './web/start-resume.ts'
