// Runs in the page of variants: looks at what was drawn. Plain script, so that it can be added to any page.
;(() => {
  const cards = () => [...document.querySelectorAll('[data-card]')]
  const nameOf = (element) => {
    const section = element.closest('[data-section]')
    return `${section?.dataset.section}_${element.closest('[data-card]')?.dataset.card}`
  }
  const lines = (root, skipTitle) => {
    const found = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!node.textContent.trim()) continue
      if (skipTitle && node.parentElement.closest('.hj-title')) continue
      range.selectNodeContents(node)
      for (const rect of range.getClientRects())
        if (rect.width > 0.5) found.push({ node, rect, element: node.parentElement })
    }
    return found
  }

  window.overflowing = () =>
    cards().flatMap((card) => {
      const frame = card.parentElement.getBoundingClientRect()
      return lines(card)
        .filter(({ rect }) => rect.right > frame.right + 0.5 || rect.left < frame.left - 0.5)
        .map(({ node, element }) => `${nameOf(element)} overflows: ${node.textContent.slice(0, 30)}`)
    })

  /** Line boxes may touch; glyphs may not. Ghost letters behind a title are decoration. */
  window.overlapping = () =>
    cards().flatMap((card) => {
      const all = lines(card).filter(({ element }) => !element.closest('[data-ghost]'))
      const found = []
      for (let a = 0; a < all.length; a += 1)
        for (let b = a + 1; b < all.length; b += 1) {
          const one = all[a]
          const two = all[b]
          if (one.element.closest('[data-field]') && one.element === two.element) continue
          const width = Math.min(one.rect.right, two.rect.right) - Math.max(one.rect.left, two.rect.left)
          const height = Math.min(one.rect.bottom, two.rect.bottom) - Math.max(one.rect.top, two.rect.top)
          const smaller = Math.min(one.rect.height, two.rect.height)
          if (width > 2 && height > smaller * 0.45)
            found.push(
              `${nameOf(one.element)}: “${one.node.textContent.slice(0, 14)}” over “${two.node.textContent.slice(0, 14)}”`,
            )
        }
      return found
    })

  /** What an element shows of itself: cut off by every box around it that clips. */
  const seen = (element, card) => {
    let { left, right } = element.getBoundingClientRect()
    for (let box = element.parentElement; box && box !== card; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === 'visible') continue
      const clip = box.getBoundingClientRect()
      left = Math.max(left, clip.left)
      right = Math.min(right, clip.right)
    }
    return right - left
  }

  /** A bar stands between two texts: one that begins or ends a line divides nothing. */
  window.dangling = () =>
    cards().flatMap((card) => {
      const all = lines(card)
      return [...card.querySelectorAll('[data-slot="bar"]')]
        .filter((bar) => seen(bar, card) > 0.2)
        .filter((bar) => {
          const { left, right, top, bottom } = bar.getBoundingClientRect()
          const middle = (top + bottom) / 2
          const beside = all.filter(({ rect }) => rect.top < middle && rect.bottom > middle)
          return (
            !beside.some(({ rect }) => rect.right <= left + 1) ||
            !beside.some(({ rect }) => rect.left >= right - 1)
          )
        })
        .map((bar) => `${nameOf(bar)}: a bar at the edge of a line`)
    })

  /** A text in a strip so narrow that it runs down the page. */
  window.squeezed = () =>
    cards().flatMap((card) => {
      const rows = Map.groupBy(lines(card), ({ element }) => element)
      return [...rows].flatMap(([element, found]) => {
        const style = getComputedStyle(element)
        if (style.writingMode !== 'horizontal-tb' || found.length < 4) return []
        const widest = Math.max(...found.map(({ rect }) => rect.width))
        return widest < Number.parseFloat(style.fontSize) * 4.5
          ? [`${nameOf(element)} is squeezed: ${element.textContent.slice(0, 30)}`]
          : []
      })
    })

  const parse = (color) => {
    const parts = color.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0]
    return { rgb: parts.slice(0, 3), alpha: parts[3] ?? 1 }
  }
  const linear = (part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const contrast = (one, two) => {
    const [dark, light] = [luminance(one), luminance(two)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const covers = (outer, inner) =>
    outer.left <= inner.left + 3 &&
    outer.right >= inner.right - 3 &&
    outer.top <= inner.top + 6 &&
    outer.bottom >= inner.bottom - 6

  /** An outline around a text is not under it. */
  const inFill = (path, rect) => {
    const matrix = path.getScreenCTM()
    if (!matrix || getComputedStyle(path).fill === 'none') return false
    const centre = new DOMPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
    return path.isPointInFill(centre.matrixTransform(matrix.inverse()))
  }

  /** What lies under a line: shapes of the same layer, then fills of the boxes around it, then paper. */
  const groundsOf = (element, rect) => {
    for (let box = element; box && !box.classList.contains('hj-doc'); box = box.parentElement) {
      if (box.parentElement?.classList.contains('hj-layer')) {
        const before = [...box.parentElement.children]
          .slice(0, [...box.parentElement.children].indexOf(box))
          .reverse()
        for (const sibling of before) {
          const path = [...sibling.querySelectorAll('path')].reverse().find((one) => inFill(one, rect))
          if (path && Number(getComputedStyle(path).fillOpacity) > 0.9)
            return [parse(getComputedStyle(path).fill).rgb]
          const blended = [sibling, ...sibling.querySelectorAll('*')].find(
            (one) =>
              getComputedStyle(one).backgroundImage !== 'none' && covers(one.getBoundingClientRect(), rect),
          )
          if (blended)
            return getComputedStyle(blended)
              .backgroundImage.match(/rgba?\([^)]+\)/g)
              .map((color) => parse(color).rgb)
          const filled = [sibling, ...sibling.querySelectorAll('*')].find((one) => {
            const style = getComputedStyle(one)
            return (
              parse(style.backgroundColor).alpha === 1 &&
              style.backgroundColor !== 'rgba(0, 0, 0, 0)' &&
              covers(one.getBoundingClientRect(), rect)
            )
          })
          if (filled) return [parse(getComputedStyle(filled).backgroundColor).rgb]
        }
      }
      const style = getComputedStyle(box)
      const gradient = style.backgroundImage.match(/rgba?\([^)]+\)/g)
      if (gradient) return gradient.map((color) => parse(color).rgb)
      const { rgb, alpha } = parse(style.backgroundColor)
      if (alpha === 1 && style.backgroundColor !== 'rgba(0, 0, 0, 0)') return [rgb]
    }
    return [parse(getComputedStyle(element.closest('.hj-doc')).backgroundColor).rgb]
  }

  window.unreadable = () =>
    cards().flatMap((card) =>
      lines(card)
        .filter(({ element }) => !element.closest('[data-ghost]'))
        .flatMap(({ node, element, rect }) => {
          const style = getComputedStyle(element)
          const size = Number.parseFloat(style.fontSize)
          const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
          const worst = Math.min(
            ...groundsOf(element, rect).map((ground) => contrast(parse(style.color).rgb, ground)),
          )
          return worst < (large ? 3 : 4.5)
            ? [`${nameOf(element)} ${worst.toFixed(2)}: ${node.textContent.slice(0, 20)}`]
            : []
        }),
    )

  window.forbidden = () =>
    cards().flatMap((card) =>
      [...card.querySelectorAll('*')].flatMap((element) => {
        if (element.closest('svg')) return []
        const style = getComputedStyle(element)
        const size = Number.parseFloat(style.fontSize)
        const spacing = style.letterSpacing === 'normal' ? 0 : Number.parseFloat(style.letterSpacing) / size
        const wrong = []
        const holdsText = element.textContent.trim() !== ''
        if (holdsText && style.position !== 'static') wrong.push(`position ${style.position}`)
        if (holdsText && style.opacity !== '1') wrong.push(`opacity ${style.opacity}`)
        if (holdsText && style.transform !== 'none') wrong.push(`transform ${style.transform}`)
        if (style.zIndex !== 'auto') wrong.push(`z-index ${style.zIndex}`)
        if (spacing > 0.081) wrong.push(`letter-spacing ${spacing.toFixed(2)}em`)
        if (!['400', '700'].includes(style.fontWeight)) wrong.push(`weight ${style.fontWeight}`)
        for (const pseudo of ['::before', '::after'])
          if (getComputedStyle(element, pseudo).content !== 'none') wrong.push(pseudo)
        return wrong.map((one) => `${nameOf(element)} ${one}`)
      }),
    )

  const CELL = 8
  const map = (card) => {
    const frame = card.getBoundingClientRect()
    const cells = new Set()
    const blocks = [
      ...lines(card, true).map(({ rect }) => rect),
      ...[...card.querySelectorAll('img, svg[role], .hj-body svg')]
        .filter((figure) => figure.getBoundingClientRect().width > 28)
        .map((figure) => figure.getBoundingClientRect()),
    ]
    for (const rect of blocks)
      for (let x = Math.floor((rect.left - frame.left) / CELL); x * CELL < rect.right - frame.left; x += 1)
        for (let y = Math.floor((rect.top - frame.top) / CELL); y * CELL < rect.bottom - frame.top; y += 1)
          cells.add(`${x},${y}`)
    return cells
  }
  window.differences = () => {
    const maps = cards().map((card) => ({ card: card.dataset.card, cells: map(card) }))
    return maps.flatMap((one, at) =>
      maps.slice(at + 1).map((two) => {
        const common = [...one.cells].filter((cell) => two.cells.has(cell)).length
        const all = one.cells.size + two.cells.size - common
        return { pair: `${one.card}~${two.card}`, share: all === 0 ? 0 : 1 - common / all }
      }),
    )
  }
})()
