import { useMutation } from '@tanstack/react-query'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useApi } from '#packages/ui/api.tsx'
import { Button } from '#packages/ui/button.tsx'
import { exportMine } from '../../contract.ts'
import styles from './setting.module.css'
import { Setting } from './setting.tsx'

const words = defineWords({
  zh: {
    title: '导出我的全部数据',
    text: '简历和历史版本、模板、图片、积分和账号资料，打包成一个 zip，离开本站也能读。',
    submit: '打包下载',
  },
  en: {
    title: 'Export your data',
    text: 'Resumes with version history, templates, images, points and profile in one zip file you can read without this site.',
    submit: 'Download my data',
  },
})

export const ExportSetting = () => {
  const t = useWords(words)
  const api = useApi()
  const pack = useMutation({
    mutationFn: async () => {
      const response = await api.download(exportMine, {})
      const [, name = ''] =
        /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
      const bytes = new Uint8Array(await response.arrayBuffer())
      const { saveFile } = await import('#packages/export/save-file.ts')
      saveFile({ name: decodeURIComponent(name), type: 'application/zip', bytes })
    },
  })
  return (
    <Setting title={t.title} text={t.text}>
      <div className={styles.body}>
        <div className={styles.row}>
          <Button look="plain" busy={pack.isPending} onClick={() => pack.mutate()}>
            {t.submit}
          </Button>
        </div>
      </div>
    </Setting>
  )
}
