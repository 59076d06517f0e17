import { useParams } from 'react-router'
import { NewResume } from './new-resume.tsx'
import { OpenResume } from './open-resume.tsx'

export const Screen = () => {
  const { id = '' } = useParams()
  return id === 'new' ? <NewResume /> : <OpenResume key={id} id={id} />
}
