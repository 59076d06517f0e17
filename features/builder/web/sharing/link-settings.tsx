import { type FormEvent, useId, useState } from 'react'
import { isLongEnough } from '#features/sharing/contract.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { languageTag } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { DAY_MS } from '#packages/scheduling/durations.ts'
import { type Mask, maskNames } from '#packages/sections/sharing/mask-names.ts'
import styles from './link-card.module.css'
import type { Link, LinkChange } from './use-links.ts'

const words = defineWords({
  zh: {
    masks: '打码',
    masksText: '正文里提到的也会一起遮住',
    phone: '电话与微信',
    email: '邮箱',
    age: '年龄与生日',
    photo: '照片',
    company: '公司名称',
    expires: '有效期',
    never: '一直有效',
    days: (days: number) => `${days} 天`,
    until: (day: string) => `${day} 到期`,
    download: '显示「下载 PDF」按钮',
    open: '链接可用',
    suffix: '自定义后缀',
    suffixText: '小写字母、数字和短横线，3 到 40 个。好记的后缀也好猜，要保密请加密码。',
    password: '密码',
    set: '已设置密码',
    unset: '未设置，知道链接就能打开',
    newPassword: '4 到 64 个字符，纯数字至少 6 位',
    tooShort: '太短了：至少 4 个字符，纯数字至少 6 位',
    guessed:
      '一天内有人输错了 100 次密码，链接已自动停用。建议换一个更长的密码，再勾选「链接可用」重新启用。',
    save: '保存',
    clear: '去掉密码',
    saved: '已保存',
    remove: '删除链接',
    really: '真的删除？链接会立刻失效',
    keep: '保留',
    notRemoved: '没有删掉，请再试一次',
  },
  en: {
    masks: 'Hide',
    masksText: 'also in the body text',
    phone: 'Phone and WeChat',
    email: 'Email',
    age: 'Age and birthday',
    photo: 'Photo',
    company: 'Company names',
    expires: 'Expires',
    never: 'Never',
    days: (days: number) => `in ${days} days`,
    until: (day: string) => `on ${day}`,
    download: 'Allow PDF download',
    open: 'Link is active',
    suffix: 'Custom link',
    suffixText:
      '3–40 lowercase letters, numbers or hyphens. Links that are easy to remember are also easy to guess, so add a password for private content.',
    password: 'Password',
    set: 'Password set',
    unset: 'No password: anyone with the link can open it',
    newPassword: '4–64 characters; at least 6 if only numbers',
    tooShort: 'Too short. Use at least 4 characters, or 6 if only numbers.',
    guessed:
      'Someone entered 100 wrong passwords in one day, so this link was turned off. Set a longer password, then select “Link is active” to turn it back on.',
    save: 'Save',
    clear: 'Remove password',
    saved: 'Saved',
    remove: 'Delete link',
    really: 'Delete this link? It stops working right away.',
    keep: 'Keep link',
    notRemoved: 'Couldn’t delete the link. Please try again.',
  },
})

const DAYS = [1, 7, 30, 90]

type Change = (patch: LinkChange) => Promise<string | undefined>

/** Runs a change and shows next to the control whether it was saved. */
const useSaveMessage = (change: Change) => {
  const t = useWords(words)
  const [message, setMessage] = useState<{ tone: 'ok' | 'error'; text: string }>()
  const run = async (patch: LinkChange): Promise<boolean> => {
    const refusal = await change(patch)
    setMessage(refusal === undefined ? { tone: 'ok', text: t.saved } : { tone: 'error', text: refusal })
    return refusal === undefined
  }
  const view = (
    <small className={styles.message} data-tone={message?.tone} role="status">
      {message?.text}
    </small>
  )
  const refuse = (text: string) => setMessage({ tone: 'error', text })
  return { run, refuse, view }
}

const Expiry = ({ link, run }: { link: Link; run(patch: Ticked): void }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const id = useId()
  const until =
    link.expiresAt === null ? undefined : new Date(link.expiresAt).toLocaleDateString(languageTag[language])
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t.expires}</label>
      <select
        id={id}
        className={parts.field}
        value={until === undefined ? 'never' : 'until'}
        onChange={({ currentTarget: { value } }) =>
          run({ expiresAt: value === 'never' ? null : Date.now() + Number(value) * DAY_MS })
        }
      >
        <option value="never">{t.never}</option>
        {until !== undefined && <option value="until">{t.until(until)}</option>}
        {DAYS.map((days) => (
          <option key={days} value={days}>
            {t.days(days)}
          </option>
        ))}
      </select>
    </div>
  )
}

const Masks = ({ link, run }: { link: Link; run(patch: Ticked): void }) => {
  const t = useWords(words)
  const toggled = (mask: Mask) =>
    link.masks.includes(mask) ? link.masks.filter((one) => one !== mask) : [...link.masks, mask]
  return (
    <fieldset className={styles.row}>
      <legend>
        {t.masks}
        <small>{t.masksText}</small>
      </legend>
      <div className={styles.masks}>
        {maskNames.map((mask) => (
          <label key={mask}>
            <input
              type="checkbox"
              checked={link.masks.includes(mask)}
              onChange={() => run({ masks: toggled(mask) })}
            />
            {t[mask]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const Suffix = ({ link, change }: { link: Link; change: Change }) => {
  const t = useWords(words)
  const id = useId()
  const { run, view } = useSaveMessage(change)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run({ suffix: String(new FormData(event.currentTarget).get('suffix') ?? '').trim() })
  }
  return (
    <form className={styles.row} onSubmit={submit}>
      <label htmlFor={id}>{t.suffix}</label>
      <div className={styles.pair}>
        <input
          key={link.suffix}
          id={id}
          name="suffix"
          className={parts.field}
          defaultValue={link.suffix}
          maxLength={40}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-text`}
        />
        <button type="submit" className={parts.button}>
          {t.save}
        </button>
      </div>
      <small id={`${id}-text`}>{t.suffixText}</small>
      {view}
    </form>
  )
}

const Password = ({ link, change }: { link: Link; change: Change }) => {
  const t = useWords(words)
  const id = useId()
  const { run, refuse, view } = useSaveMessage(change)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const password = String(new FormData(form).get('password') ?? '')
    if (!isLongEnough(password)) return refuse(t.tooShort)
    if (await run({ password })) form.reset()
  }
  return (
    <form className={styles.row} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{t.password}</label>
      <div className={styles.pair}>
        <input
          id={id}
          name="password"
          type="text"
          className={parts.field}
          placeholder={t.newPassword}
          maxLength={64}
          autoComplete="off"
          required
        />
        <button type="submit" className={parts.button}>
          {t.save}
        </button>
      </div>
      <small>
        {link.locked ? t.set : t.unset}
        {link.locked && (
          <button type="button" className={parts.word} onClick={() => void run({ password: null })}>
            {t.clear}
          </button>
        )}
      </small>
      {view}
    </form>
  )
}

const Remove = ({ onRemove }: { onRemove(): Promise<void> }) => {
  const t = useWords(words)
  const [asked, setAsked] = useState(false)
  const [failed, setFailed] = useState(false)
  if (!asked)
    return (
      <button type="button" className={parts.word} onClick={() => setAsked(true)}>
        {t.remove}
      </button>
    )
  return (
    <p className={styles.really} role="alert">
      {failed ? t.notRemoved : t.really}
      <button type="button" className={parts.word} onClick={() => setAsked(false)}>
        {t.keep}
      </button>
      <button type="button" className={parts.button} onClick={() => onRemove().catch(() => setFailed(true))}>
        {t.remove}
      </button>
    </p>
  )
}

interface LinkSettingsProps {
  link: Link
  onChange: Change
  onRemove(): Promise<void>
}

type Ticked = Partial<Pick<Link, 'masks' | 'paused' | 'mayDownload' | 'expiresAt'>>

/** Checkboxes and lists are saved at once and updated optimistically; typed values are saved on submit. */
export const LinkSettings = ({ link: stored, onChange, onRemove }: LinkSettingsProps) => {
  const t = useWords(words)
  const { run, view } = useSaveMessage(onChange)
  const [ticked, setTicked] = useState<Ticked>({})
  const link = { ...stored, ...ticked }
  const keep = async (patch: Ticked) => {
    setTicked((before) => ({ ...before, ...patch }))
    if (!(await run(patch))) setTicked({})
  }
  return (
    <div className={styles.settings}>
      {link.paused && link.guessedAt !== null && <p className={styles.warn}>{t.guessed}</p>}
      <Masks link={link} run={(patch) => void keep(patch)} />
      <div className={styles.switches}>
        <label>
          <input
            type="checkbox"
            checked={!link.paused}
            onChange={() => void keep({ paused: !link.paused })}
          />
          {t.open}
        </label>
        <label>
          <input
            type="checkbox"
            checked={link.mayDownload}
            onChange={() => void keep({ mayDownload: !link.mayDownload })}
          />
          {t.download}
        </label>
      </div>
      <Expiry link={link} run={(patch) => void keep(patch)} />
      {view}
      <Password link={link} change={onChange} />
      <Suffix link={link} change={onChange} />
      <Remove onRemove={onRemove} />
    </div>
  )
}
