import { empty, longWords, noPhoto } from '#packages/samples/edge-cases.ts'
import { atLength } from '#packages/samples/lengths.ts'
import { personOf } from '#packages/samples/people.ts'
import type { SamplePerson } from '#packages/samples/sample.ts'
import type { Trial } from './report.ts'

/** As long as names on identity cards get; the fixture's own is longer than any. */
const LONG_NAME = '阿卜杜热依木·阿布都克里木'

/** The longest words first, then everything that a full resume has. */
const long: SamplePerson = {
  ...longWords,
  sections: longWords.sections.map((section) => {
    if (section.kind === 'base_info')
      return { ...section, items: section.items.map((item) => ({ ...item, name: LONG_NAME })) }
    const full = personOf('engineer', 'zh').sections.find(({ kind }) => kind === section.kind)
    return { ...section, items: [...section.items, ...(full?.items ?? [])] }
  }),
}

/** Whose content each trial puts into the template. */
export const trialPeople: Record<Exclude<Trial, 'own'>, SamplePerson> = {
  empty,
  long,
  english: atLength(personOf('sales', 'en'), 'normal'),
  photoless: atLength(noPhoto, 'normal'),
}

/** The same as without a photo, with one: what the picture's place is compared with. */
export const withPhoto = atLength(personOf('engineer', 'zh'), 'normal')
