/** How other features create resumes and read a user's resumes. */
export { otherResumes } from './web/other-resumes.ts'
export { startResume, whoIsHere } from './web/start-resume.ts'
