import { defineWords } from '#packages/i18n/words.tsx'
import { PictureError } from './picture-file.ts'

export const pictureWords = defineWords({
  zh: {
    big: '这张图片太大，请换一张小于 25 MB 的',
    notImage: '这不是图片，请选 JPG、PNG 或 WebP',
    broken: '这张图片打不开，文件可能已损坏',
    heic: '浏览器打不开 HEIC 照片；请在手机相册里另存为 JPG 再选',
    none: '剪贴板里没有图片',
    unsaved: '图片没有保存成功，请再试一次',
    offline: '裁剪工具没有加载出来，请检查网络后再试',
    account: '登录后才能保存背景图片',
  },
  en: {
    big: 'This picture is too big: choose one below 25 MB',
    notImage: 'This is no picture: choose JPG, PNG or WebP',
    broken: 'This picture cannot be opened: the file may be damaged',
    heic: 'The browser cannot open HEIC photos: save it as JPG on the phone first',
    none: 'There is no picture in the clipboard',
    unsaved: 'The picture was not saved: please try again',
    offline: 'The crop tool did not load: check the network and try again',
    account: 'Sign in to keep a background picture',
  },
})

/** The message for a picture that was not accepted. */
export const pictureProblem = (error: unknown, t: (typeof pictureWords)['zh']): string =>
  error instanceof PictureError ? t[error.fault] : t.unsaved
