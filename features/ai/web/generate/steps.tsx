import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CoveredResume, isResume, listTemplates } from '#features/templates/gallery-contract.ts'
import { getTemplate } from '#features/templates/item-contract.ts'
import type { Keywords } from '#packages/ai/tasks.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { DocumentFontsLater } from '#packages/render/document-fonts-later.ts'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Button } from '#packages/ui/button.tsx'
import { useModels } from '../run/use-models.ts'
import { AiModelSelect, chosenModel, usableModel } from './ai-model-select.tsx'
import { AiTemplateSelect } from './ai-template-select.tsx'
import { CoverPreview } from './cover-preview.tsx'
import { dropDraft, storedDrafts } from './draft-store.ts'
import { loadDraftWriter } from './draft-writer-later.ts'
import { Frame } from './frame.tsx'
import { KeyWords } from './key-words.tsx'
import {
  nothingTyped,
  readKeywords,
  rememberedTyped,
  rememberTyped,
  type Typed,
  typedIn,
} from './keyword-form.ts'
import type { Draft, Plan } from './plan.ts'
import { planWords } from './plan-words.ts'
import { StepRow } from './step-row.tsx'
import { StoredDrafts } from './stored-drafts.tsx'

const words = defineWords({
  zh: {
    title1: '说三件事，AI 替你起草',
    title2: '写进哪一份模板',
    title3: '让谁来写',
    next: '下一步',
    begin: '开始写',
  },
  en: {
    title1: 'Tell us three things and AI writes a first draft',
    title2: 'Choose a template',
    title3: 'Choose who writes it',
    next: 'Next',
    begin: 'Start writing',
  },
})

type Step = 1 | 2 | 3
type Shown = Pick<CoveredResume, 'id' | 'version' | 'meta'> &
  Partial<Pick<CoveredResume, 'cover' | 'picture'>>

const ID = /^[A-Za-z0-9_-]{15,40}$/

/** A popular template, shown until the user chooses one. */
export const firstTemplateQuery = apiQuery(listTemplates, { limit: 1, drawn: 'all' }, { quiet: true })

/** The template that the user chose, else the one that a link names, else the first of the list. */
const useChosen = (named: string) => {
  const [mine, setMine] = useState<Shown>()
  const [first, setFirst] = useState<Shown>()
  const isNamed = ID.test(named)
  const linked = useQuery({
    ...apiQuery(getTemplate, { id: named }, { quiet: true }),
    enabled: isNamed,
    retry: 1,
  })
  const usual = useQuery(firstTemplateQuery).data?.templates.find(isResume)
  const byLink = linked.data?.kind === 'resume' ? linked.data : undefined
  return {
    chosen: mine ?? byLink ?? first,
    linked: mine ? undefined : byLink?.id,
    usual,
    choose: setMine,
    setFirst,
  }
}

const useTyped = (params: URLSearchParams) => {
  const [typed, setTyped] = useState<Typed>(() => ({ ...nothingTyped, ...typedIn(params) }))
  // Remembered values are only in the browser. An address with values may be about another person.
  useEffect(() => {
    if (Object.keys(typedIn(params)).length === 0) setTyped((now) => ({ ...now, ...rememberedTyped() }))
  }, [params])
  const type = (next: Typed) => {
    setTyped(next)
    rememberTyped(next)
  }
  return [typed, type] as const
}

const useStoredDrafts = (owner: string) => {
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  useEffect(() => setDrafts(storedDrafts(owner)), [owner])
  const drop = (draft: Draft) => {
    dropDraft(draft.id)
    setDrafts(storedDrafts(owner))
  }
  return [drafts, drop] as const
}

interface StepsProps {
  params: URLSearchParams
  owner: string
  /** The step that the user returns to; otherwise the first one that the address does not answer. */
  first: Step | undefined
  onBegin(plan: Plan): void
  onOpen(draft: Draft): void
}

/** Three steps, one open at a time. */
export const Steps = ({ params, owner, first, onBegin, onOpen }: StepsProps) => {
  const t = useWords(words)
  const planText = useWords(planWords)
  const ui = useLanguage().language
  const [typed, type] = useTyped(params)
  const [drafts, drop] = useStoredDrafts(owner)
  const { chosen, linked, usual, choose, setFirst } = useChosen(params.get('template') ?? '')
  const [wanted, setWanted] = useState<string>()
  const [language, setLanguage] = useState(ui)
  const models = useModels().data
  const read = readKeywords(typed)
  const [step, setStep] = useState<Step>(
    () => first ?? (readKeywords({ ...nothingTyped, ...typedIn(params) }).ok ? 2 : 1),
  )
  const keywords: Keywords | undefined = read.ok ? read.keywords : undefined
  // A user who returns may not have entered keywords: then the first step is open.
  const now: Step = keywords ? step : 1
  const model = models && usableModel(models.models, models.balance, wanted)
  useEffect(() => {
    // The render engine is loaded while the user makes choices.
    if (now > 1) void loadDraftWriter()
  }, [now])

  const begin = () => {
    if (!keywords || !chosen || !model) return
    onBegin({
      keywords,
      template: { id: chosen.id, name: chosen.meta.name },
      model: chosenModel(model),
      language: model.isBuiltIn ? 'zh' : language,
    })
  }
  const stateOf = (one: Step) => (one === now ? 'now' : one < now ? 'done' : 'later')
  const change = (to: Step, label: string, name: string) =>
    stateOf(to) === 'done' && (
      <button type="button" aria-label={`${label} ${name}`} onClick={() => setStep(to)}>
        {label}
      </button>
    )
  return (
    <Frame
      title={t[`title${now}`]}
      foot={
        now === 1 ? (
          <Button size="md" type="submit" form="keywords">
            {t.next}
          </Button>
        ) : now === 2 ? (
          <Button size="md" disabled={!chosen} onClick={() => setStep(3)}>
            {t.next}
          </Button>
        ) : (
          <Button size="md" disabled={!chosen || !model} onClick={begin}>
            {t.begin}
          </Button>
        )
      }
      stage={<CoverPreview linked={linked} row={chosen ?? usual} name={chosen?.meta.name} />}
    >
      <DocumentFontsLater />
      {now === 1 && <StoredDrafts drafts={drafts} onOpen={onOpen} onDrop={drop} />}
      <StepRow
        number={1}
        title={planText.keywords}
        state={stateOf(1)}
        summary={keywords && planText.summary(keywords.name, keywords.job, keywords.years, keywords.skills)}
        trailing={change(1, planText.edit, planText.keywords)}
      >
        <KeyWords id="keywords" typed={typed} onType={type} onReady={() => setStep(2)} />
      </StepRow>
      <StepRow
        number={2}
        title={planText.template}
        state={stateOf(2)}
        summary={chosen?.meta.name}
        trailing={change(2, planText.swap, planText.template)}
      >
        {keywords && (
          <AiTemplateSelect keywords={keywords} chosen={chosen} onChoose={choose} onFirst={setFirst} />
        )}
      </StepRow>
      <StepRow number={3} title={planText.writing} state={stateOf(3)}>
        <AiModelSelect chosen={wanted} onChoose={setWanted} language={language} onLanguage={setLanguage} />
      </StepRow>
    </Frame>
  )
}
