import { Download } from 'lucide'
import { renderSVG } from 'uqr'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { saveFile } from '#packages/export/save-file.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './link-card.module.css'

const words = defineWords({
  zh: { scan: '用手机扫一扫打开', save: '保存二维码' },
  en: { scan: 'Scan to open on your phone', save: 'Download QR code' },
})

/** Black on white in the dark theme too, because cameras need that. */
export const LinkQr = ({ address, suffix }: { address: string; suffix: string }) => {
  const t = useWords(words)
  const svg = renderSVG(address, { ecc: 'M', border: 2 })
  const save = () =>
    saveFile({
      name: `${suffix}.svg`,
      type: 'image/svg+xml',
      bytes: new TextEncoder().encode(svg),
    })
  return (
    <div className={styles.qr}>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
        alt={address}
        width={148}
        height={148}
      />
      <div>
        <p>{t.scan}</p>
        <button type="button" className={parts.button} onClick={save}>
          <Glyph icon={Download} size={15} />
          {t.save}
        </button>
      </div>
    </div>
  )
}
