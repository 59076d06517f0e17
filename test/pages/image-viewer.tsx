import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ImageViewer } from '#packages/ui/image-viewer.tsx'

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="${color}"/></svg>`)}`

const colors = ['tomato', 'seagreen', 'royalblue', 'orange', 'purple']

const Page = () => {
  const [count, setCount] = useState(2)
  const pictures = colors.slice(0, count).map(picture)
  return (
    <>
      <button type="button" onClick={() => setCount((now) => now + 1)}>
        more
      </button>
      <ImageViewer pictures={pictures}>
        {pictures.map((source, index) => (
          <img key={source} src={source} alt={colors[index]} width="120" />
        ))}
      </ImageViewer>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
