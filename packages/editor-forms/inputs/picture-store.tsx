import { createContext, useContext } from 'react'

/** Stores a picture and returns its value for the document: a file id or a data URL. */
export type StorePicture = (picture: Blob) => Promise<string>

/** Without an account, pictures are stored in the document. */
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
