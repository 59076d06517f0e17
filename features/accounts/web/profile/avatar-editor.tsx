import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { uploadFile } from '#features/files/contract.ts'
import { session } from '#packages/api/session-contract.ts'
import { PictureChooser } from '#packages/editor-forms/inputs/picture-chooser.tsx'
import { openPicture } from '#packages/editor-forms/inputs/picture-file.ts'
import { PictureStoreProvider } from '#packages/editor-forms/inputs/picture-store.tsx'
import { pictureProblem, pictureWords } from '#packages/editor-forms/inputs/picture-words.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { useApi } from '#packages/ui/api.tsx'
import { apiQuery } from '#packages/ui/api-query.ts'
import { Avatar } from '#packages/ui/avatar.tsx'
import { type Account, changeAccount } from '../../contract.ts'
import { useAccount } from '../settings/use-account.ts'
import styles from './profile.module.css'
import { filesQuery } from './usage.tsx'

const loadCropDialog = () => import('#packages/editor-forms/inputs/crop-dialog.tsx')
const CropDialog = lazyComponent(async () => (await loadCropDialog()).CropDialog)

const words = defineWords({
  zh: { upload: '上传头像', change: '更换头像', remove: '移除头像' },
  en: { upload: 'Upload photo', change: 'Change photo', remove: 'Remove photo' },
})

/** The picture is uploaded first and assigned to the account then, so a failure in between changes nothing visible. */
const useAvatar = () => {
  const api = useApi()
  const queries = useQueryClient()
  const { take } = useAccount()
  const set = useMutation({
    mutationFn: (avatar: string | null) => api.call(changeAccount, { avatar }),
    onSuccess: async (account) => {
      take(account)
      const changed = [apiQuery(session, {}), filesQuery]
      await Promise.all(changed.map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
    },
  })
  return { set, store: async (file: Blob) => (await api.call(uploadFile, { file })).id }
}

export const AvatarEditor = ({ account: { nickname, avatar } }: { account: Account }) => {
  const t = useWords(words)
  const message = useWords(pictureWords)
  const { set, store } = useAvatar()
  const file = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<string>()
  const [fault, setFault] = useState<string>()

  const take = async (picture: Blob) => {
    setFault(undefined)
    try {
      const { url } = await openPicture(picture)
      await loadCropDialog()
      setCropping(url)
    } catch (error) {
      setFault(error instanceof TypeError ? message.offline : pictureProblem(error, message))
    }
  }
  const close = () => {
    if (cropping) URL.revokeObjectURL(cropping)
    setCropping(undefined)
  }
  return (
    <div className={styles.avatar}>
      <button
        type="button"
        className={styles.picture}
        // A larger target for the pointer; the buttons next to it do the same and can be reached by key.
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => file.current?.click()}
      >
        <Avatar nickname={nickname} picture={avatar} size={88} />
      </button>
      <div className={styles.avatarSide}>
        <button type="button" className={styles.word} onClick={() => file.current?.click()}>
          {avatar ? t.change : t.upload}
        </button>
        {avatar && (
          <button
            type="button"
            className={styles.word}
            disabled={set.isPending}
            onClick={() => set.mutate(null)}
          >
            {t.remove}
          </button>
        )}
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
      </div>
      <PictureChooser ref={file} accept="image/*,.heic,.heif" onPicture={(picture) => void take(picture)} />
      {cropping && (
        <PictureStoreProvider value={store}>
          <Suspense>
            <CropDialog
              url={cropping}
              only="round"
              onClose={close}
              onDone={(id) => {
                set.mutate(id)
                close()
              }}
            />
          </Suspense>
        </PictureStoreProvider>
      )}
    </div>
  )
}
