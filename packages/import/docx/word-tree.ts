/** The parts of mammoth's tree of a document that are read here. */
export interface WordNode {
  type: string
  children?: WordNode[]
  value?: string
  styleId?: string | null
  styleName?: string | null
  numbering?: { isOrdered?: boolean; level?: string } | null
  isBold?: boolean
  isItalic?: boolean
  fontSize?: number | null
  href?: string
  breakType?: string
  alignment?: string | null
  colSpan?: number
  contentType?: string
  readAsArrayBuffer?: () => Promise<ArrayBuffer>
}

/** Reads a file with mammoth and hands over its tree; the HTML that it would make of it is not used. */
export const readWordTree = async (bytes: Uint8Array): Promise<WordNode> => {
  const { default: mammoth } = await import('mammoth')
  let tree: WordNode = { type: 'document', children: [] }
  const file = new Uint8Array(bytes)
  // Node's build of mammoth takes a buffer, the browser's an array buffer; each ignores the other.
  const input = { arrayBuffer: file.buffer, buffer: file } as unknown as { arrayBuffer: ArrayBuffer }
  await mammoth.convertToHtml(input, {
    externalFileAccess: false,
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    transformDocument: (document: WordNode) => {
      tree = document
      return { ...document, children: [] }
    },
  })
  return tree
}
