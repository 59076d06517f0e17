import { useSearchParams } from 'react-router'
import { AuthorHome } from './author-home.tsx'
import { OpenTemplate } from './open-template.tsx'

export const Screen = () => {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <OpenTemplate key={id} id={id} /> : <AuthorHome />
}
