import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Loading } from '#packages/ui/loading.tsx'
import { OpenResume } from './open-resume.tsx'

/** Loaded separately, because an open resume does not need it. */
const NewResume = lazyComponent(async () => (await import('./new-resume.tsx')).NewResume)

export const Screen = () => {
  const { id = '' } = useParams()
  return id === 'new' ? (
    <Suspense fallback={<Loading />}>
      <NewResume />
    </Suspense>
  ) : (
    <OpenResume key={id} id={id} />
  )
}
