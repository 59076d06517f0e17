import { useId, useState } from 'react'
import { TurnSwitch } from '#packages/admin-ui/turn-switch.tsx'
import { useFailure } from '#packages/admin-ui/use-failure.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { Icon, Outline } from '#packages/ui/icon.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import type { AdminModel } from '../../admin-contract.ts'
import { modelWords, priceText } from './model-words.ts'
import classes from './models.module.css'
import { TestNote } from './test-note.tsx'
import type { ModelList } from './use-model-list.ts'
import { useTest } from './use-test.ts'

const words = defineWords({
  zh: {
    up: (name: string) => `把「${name}」往前移`,
    down: (name: string) => `把「${name}」往后移`,
    offer: (name: string) => `提供「${name}」`,
    on: (name: string) => `「${name}」已启用，用户现在可以选它`,
    off: (name: string) => `「${name}」已停用，用户选不到它了`,
    test: '测试',
    testNamed: (name: string) => `测试「${name}」`,
    edit: '编辑',
    editNamed: (name: string) => `编辑「${name}」`,
    remove: '删除',
    removeNamed: (name: string) => `删除「${name}」`,
    environment: '环境变量',
    whereSet:
      '在服务器的环境变量里设置：AI_BASE_URL、AI_MODEL、AI_API_KEY、AI_NAME、AI_PRICE，改后重启生效。它总排在最后。',
    lost: '保存的密钥打不开：SECRET_KEY 换过，或者 DATA_DIR/secret.key 丢了。重新填一次密钥就好；在那之前，这个模型不会提供给任何人。',
    giveKey: '重新填密钥',
  },
  en: {
    up: (name: string) => `Move “${name}” up`,
    down: (name: string) => `Move “${name}” down`,
    offer: (name: string) => `Enable “${name}”`,
    on: (name: string) => `“${name}” is on. Users can choose it now.`,
    off: (name: string) => `“${name}” is off. Users can no longer choose it.`,
    test: 'Test',
    testNamed: (name: string) => `Test “${name}”`,
    edit: 'Edit',
    editNamed: (name: string) => `Edit “${name}”`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete “${name}”`,
    environment: 'Environment',
    whereSet:
      'Set with the server’s environment variables AI_BASE_URL, AI_MODEL, AI_API_KEY, AI_NAME and AI_PRICE. Restart to apply changes. It’s always listed last.',
    lost: 'The saved key can’t be decrypted: SECRET_KEY has changed or DATA_DIR/secret.key is missing. Enter the key again. Until then, no one can use this model.',
    giveKey: 'Enter key again',
  },
})

export type Way = 'up' | 'down'
/** Identifies a button after its row was moved. */
export const moveId = (id: string, way: Way) => `move-${way}-${id}`

const ARROWS: Record<Way, string> = {
  up: 'M5.5 15L12 8.500l6.500 6.500',
  down: 'M5.500 9l6.500 6.500L18.500 9',
}

interface MoveProps {
  model: AdminModel
  way: Way
  isEnd: boolean
  onMove(way: Way): void
}

const Move = ({ model, way, isEnd, onMove }: MoveProps) => {
  const t = useWords(words)
  return (
    <button
      id={moveId(model.id, way)}
      type="button"
      aria-label={t[way](model.name)}
      disabled={isEnd}
      onClick={() => onMove(way)}
    >
      <Outline path={ARROWS[way]} size={18} />
    </button>
  )
}

const Facts = ({ model }: { model: AdminModel }) => {
  const t = useWords(modelWords)
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t.price}</dt>
        <dd>{priceText(t, model)}</dd>
      </div>
      <div>
        <dt>{t.members}</dt>
        <dd>{model.inPlans ? t.inPlans : t.notInPlans}</dd>
      </div>
      <div>
        <dt>{t.key}</dt>
        <dd data-key={model.key}>{t[model.key]}</dd>
      </div>
    </dl>
  )
}

/** Takes effect at once, as the list of switches does. */
const useTurn = (model: AdminModel, change: ModelList['change']) => {
  const t = useWords(words)
  const failure = useFailure()
  const [busy, setBusy] = useState(false)
  const turn = async (on: boolean) => {
    setBusy(true)
    try {
      await change({ id: model.id, isEnabled: on })
      toasts.show(on ? t.on(model.name) : t.off(model.name), 'ok')
    } catch (error) {
      toasts.show(failure(error), 'error')
    } finally {
      setBusy(false)
    }
  }
  return { busy, turn }
}

interface ModelRowProps {
  model: AdminModel
  /** From 0, and how many can be moved. */
  at: number
  of: number
  change: ModelList['change']
  onMove(way: Way): void
  onEdit(): void
  onRemove(): void
}

export const ModelRow = ({ model, at, of, change, onMove, onEdit, onRemove }: ModelRowProps) => {
  const t = useWords(words)
  const id = useId()
  const { tested, run, forget } = useTest(model.id)
  const { busy, turn } = useTurn(model, change)
  const isOurs = !model.isFromEnvironment
  return (
    <li className={classes.row} data-model={model.name} data-off={!model.isEnabled || undefined}>
      <div className={classes.order}>
        {isOurs && (
          <>
            <Move model={model} way="up" isEnd={at === 0} onMove={onMove} />
            <Move model={model} way="down" isEnd={at === of - 1} onMove={onMove} />
          </>
        )}
      </div>
      <div className={classes.what}>
        <h2>
          {model.name}
          {!isOurs && <span className={classes.tag}>{t.environment}</span>}
        </h2>
        <p className={classes.where}>
          <code>{model.model}</code>
          <code title={model.baseUrl}>{new URL(model.baseUrl).host}</code>
        </p>
        {model.about !== '' && <p>{model.about}</p>}
        {!isOurs && <p>{t.whereSet}</p>}
      </div>
      <Facts model={model} />
      <div className={classes.turn}>
        {isOurs && (
          <>
            <span id={id} hidden>
              {t.offer(model.name)}
            </span>
            <TurnSwitch on={model.isEnabled} busy={busy} labelledBy={id} onTurn={(on) => void turn(on)} />
          </>
        )}
      </div>
      <div className={classes.acts}>
        <Button
          look="plain"
          aria-label={t.testNamed(model.name)}
          busy={tested?.state === 'running'}
          onClick={() => void run()}
        >
          {t.test}
        </Button>
        {isOurs && (
          <>
            <Button look="plain" aria-label={t.editNamed(model.name)} onClick={onEdit}>
              {t.edit}
            </Button>
            <Button look="plain" aria-label={t.removeNamed(model.name)} onClick={onRemove}>
              {t.remove}
            </Button>
          </>
        )}
      </div>
      {model.key === 'unreadable' && (
        <div className={classes.lost}>
          <Icon name="alert" size={18} />
          <p>{t.lost}</p>
          <Button look="plain" onClick={onEdit}>
            {t.giveKey}
          </Button>
        </div>
      )}
      <TestNote tested={tested} model={model} onClose={forget} />
    </li>
  )
}
