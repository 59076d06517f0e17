import type { SamplePerson } from '#packages/samples/sample.ts'
import type { Sample } from './workspace-state.ts'

/** The samples are a large file, which is loaded on demand or preloaded. */
export const loadSamplePeople = () =>
  Promise.all([import('#packages/samples/people.ts'), import('#packages/samples/lengths.ts')])

export const samplePerson = async ({ person, language, length }: Sample): Promise<SamplePerson> => {
  const [{ personOf }, { atLength }] = await loadSamplePeople()
  return atLength(personOf(person, language), length)
}
