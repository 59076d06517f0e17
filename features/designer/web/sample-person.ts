import type { SamplePerson } from '#packages/samples/sample.ts'
import type { Sample } from './desk-state.ts'

/** Twenty people are a large file: it is fetched when somebody is asked for, or ahead of that. */
export const loadSamplePeople = () =>
  Promise.all([import('#packages/samples/people.ts'), import('#packages/samples/lengths.ts')])

export const samplePerson = async ({ person, language, length }: Sample): Promise<SamplePerson> => {
  const [{ personOf }, { atLength }] = await loadSamplePeople()
  return atLength(personOf(person, language), length)
}
