import { createContext, useContext } from 'react'

/** Keeps a picture and says what the document shall call it: a file's id, or the picture itself as an address. */
export type StorePicture = (picture: Blob) => Promise<string>

/** Without an account a picture lives in the document. */
export const asDataUrl: StorePicture = (picture) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('a picture could not be read'))
    reader.readAsDataURL(picture)
  })

const PictureStore = createContext<StorePicture>(asDataUrl)

/** Signed-in users get a store that uploads. */
export const PictureStoreProvider = PictureStore.Provider

export const usePictureStore = (): StorePicture => useContext(PictureStore)
