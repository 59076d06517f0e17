import { Suspense } from 'react'
import { useParams } from 'react-router'
import { later } from '#packages/scheduling/later.ts'
import { Loading } from '#packages/ui/loading.tsx'
import { OpenResume } from './open-resume.tsx'

/** Apart: it is passed through once, and an open resume never needs it. */
const NewResume = later(async () => (await import('./new-resume.tsx')).NewResume)

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
