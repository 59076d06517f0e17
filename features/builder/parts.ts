export { otherResumes } from './web/other-resumes.ts'
export { startResume } from './web/start-resume.ts'
