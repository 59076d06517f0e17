import { useEffect, useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import type { Editor } from '#packages/editor-core/editor.ts'
import type { Trial } from '#packages/render/check/report.ts'
import type { SamplePerson } from '#packages/samples/sample.ts'
import { withRetries } from '#packages/scheduling/lazy-component.ts'
import { withContent } from '#packages/sections/with-content.ts'
import { samplePerson } from './sample-person.ts'
import type { Sample } from './workspace-state.ts'

/** The chosen sample, once it is loaded. */
export const useSamplePerson = (sample: Sample | undefined): SamplePerson | undefined => {
  const [person, setPerson] = useState<SamplePerson>()
  useEffect(() => {
    let gone = false
    if (!sample) return setPerson(undefined)
    void withRetries(() => samplePerson(sample)).then((found) => {
      if (!gone) setPerson(found)
    })
    return () => {
      gone = true
    }
  }, [sample])
  return sample && person
}

/** The test content of a trial, once it is loaded. */
export const useTrialPerson = (trial: Trial | undefined): SamplePerson | undefined => {
  const [people, setPeople] = useState<Partial<Record<Trial, SamplePerson>>>()
  useEffect(() => {
    if (trial)
      void withRetries(() => import('#packages/render/check/trial-people.ts')).then((found) =>
        setPeople(found.trialPeople),
      )
  }, [trial])
  return trial && people?.[trial]
}

/**
 * Shows the template with sample content while one is given, also after edits and for hovered options. It is only a
 * preview: the document, its history and sync do not contain it.
 */
export const useSampleContent = (editor: Editor, person: SamplePerson | undefined) => {
  useEffect(() => {
    if (!person) return
    let worn: Document | undefined
    const show = () => {
      const { document, preview } = editor.state.getState()
      if (preview !== undefined && preview === worn) return
      worn = withContent(preview ?? document, person)
      editor.state.setState({ preview: worn })
    }
    editor.preview(undefined)
    show()
    const stop = editor.state.subscribe(show)
    return () => {
      stop()
      editor.preview(undefined)
    }
  }, [editor, person])
}
