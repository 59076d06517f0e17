import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ActDialog } from '#packages/admin-ui/act-dialog.tsx'
import { AdminFrame } from '#packages/admin-ui/admin-frame.tsx'
import { Asked } from '#packages/admin-ui/asked.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import type { AdminModel } from '../../admin-contract.ts'
import { ModelDialog } from './model-dialog.tsx'
import { ModelRow, moveId, type Way } from './model-row.tsx'
import classes from './models.module.css'
import { adminModelsQuery, type ModelList, useModelList } from './use-model-list.ts'

const words = defineWords({
  zh: {
    title: 'AI 模型',
    lead: '用户从这里的模型中选择，排在前面的先推荐。任何 OpenAI 兼容的服务都可以接入，包括本机上的。',
    add: '添加模型',
    list: '模型，按用户看到的顺序',
    now: (name: string, nr: number) => `「${name}」现在排第 ${nr}`,
    none: '还没有接入模型',
    noneText: '现在由内置引擎服务所有人。接入一个大模型，改写、翻译和起草会自由得多。',
    builtIn: '内置引擎',
    always: '一直都在',
    builtInText: '不联网、不用密钥、不收积分，访客也能用。不能关闭，其他模型都用不了时由它接手。',
    removeTitle: (name: string) => `删除「${name}」？`,
    removeLead:
      '用户不能再选它，保存的密钥也一起删除，无法恢复。它回答过的内容留在各人的记录里。只是暂时不用的话，关掉开关就行。',
    remove: '删除',
    removed: (name: string) => `「${name}」已删除`,
  },
  en: {
    title: 'AI models',
    lead: 'The models users can choose from; the first is recommended. Any OpenAI-compatible service works, including one on this machine.',
    add: 'Add model',
    list: 'Models, in the order users see them',
    now: (name: string, nr: number) => `“${name}” is now number ${nr}`,
    none: 'No models yet',
    noneText:
      'The built-in engine currently serves everyone. Add a large language model for much freer rewriting, translation and drafting.',
    builtIn: 'Built-in engine',
    always: 'Always on',
    builtInText:
      'Works offline with no key and no points, also for visitors. It can’t be turned off and takes over when no other model is available.',
    removeTitle: (name: string) => `Delete “${name}”?`,
    removeLead:
      'Users can no longer choose it, and its saved key is permanently deleted. Its past answers stay in users’ logs. To pause it for a while, turn it off instead.',
    remove: 'Delete',
    removed: (name: string) => `“${name}” deleted`,
  },
})

const isOurs = (model: AdminModel) => !model.isFromEnvironment

/** Moves a model by one and announces it. The focus follows the button, so the next press moves the same model. */
const useMoves = (models: readonly AdminModel[], order: ModelList['order']) => {
  const t = useWords(words)
  const [announcement, setAnnouncement] = useState('')
  const pressed = useRef<{ id: string; way: Way }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is looked up again after the rows are reordered.
  useEffect(() => {
    const press = pressed.current
    if (!press) return
    pressed.current = undefined
    const buttons = [press.way, press.way === 'up' ? ('down' as const) : ('up' as const)].map((way) =>
      document.getElementById(moveId(press.id, way)),
    )
    buttons.find((button) => button?.matches(':enabled'))?.focus()
  }, [models])
  const move = (model: AdminModel, way: Way) => {
    const ids = models.filter(isOurs).map(({ id }) => id)
    const from = ids.indexOf(model.id)
    const to = from + (way === 'up' ? -1 : 1)
    pressed.current = { id: model.id, way }
    setAnnouncement(t.now(model.name, to + 1))
    order(ids.toSpliced(from, 1).toSpliced(to, 0, model.id))
  }
  return { announcement, move }
}

const BuiltIn = () => {
  const t = useWords(words)
  return (
    <section className={classes.builtIn}>
      <h2>
        {t.builtIn}
        <span className={classes.tag}>{t.always}</span>
      </h2>
      <p>{t.builtInText}</p>
    </section>
  )
}

type Opened = { what: 'new' } | { what: 'edit' | 'remove'; model: AdminModel }

const Models = ({
  models,
  list,
  onOpen,
}: {
  models: readonly AdminModel[]
  list: ModelList
  onOpen(opened: Opened): void
}) => {
  const t = useWords(words)
  const { announcement, move } = useMoves(models, list.order)
  const of = models.filter(isOurs).length
  return (
    <>
      {models.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText}>
          <Button size="md" onClick={() => onOpen({ what: 'new' })}>
            {t.add}
          </Button>
        </EmptyState>
      ) : (
        <ol className={classes.list} aria-label={t.list}>
          {models.map((model, at) => (
            <ModelRow
              key={model.id}
              model={model}
              at={at}
              of={of}
              change={list.change}
              onMove={(way) => move(model, way)}
              onEdit={() => onOpen({ what: 'edit', model })}
              onRemove={() => onOpen({ what: 'remove', model })}
            />
          ))}
        </ol>
      )}
      <BuiltIn />
      <p role="status" className={classes.announcement}>
        {announcement}
      </p>
    </>
  )
}

export const Screen = () => {
  const t = useWords(words)
  const query = useQuery(adminModelsQuery)
  const list = useModelList()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const hasModels = query.data !== undefined && query.data.models.length > 0
  return (
    <AdminFrame
      title={t.title}
      lead={t.lead}
      tools={
        // An empty list has its own button to add a model.
        hasModels && (
          <Button size="md" onClick={() => setOpened({ what: 'new' })}>
            {t.add}
          </Button>
        )
      }
    >
      <Asked query={query}>{({ models }) => <Models {...{ models, list }} onOpen={setOpened} />}</Asked>
      {opened?.what === 'new' && <ModelDialog list={list} onClose={close} />}
      {opened?.what === 'edit' && <ModelDialog before={opened.model} list={list} onClose={close} />}
      {opened?.what === 'remove' && (
        <ActDialog
          title={t.removeTitle(opened.model.name)}
          lead={t.removeLead}
          act={t.remove}
          run={async () => {
            await list.remove(opened.model.id)
            toasts.show(t.removed(opened.model.name), 'ok')
          }}
          onClose={close}
        />
      )}
    </AdminFrame>
  )
}
