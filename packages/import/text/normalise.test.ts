import { expect, test } from 'vitest'
import { closeUp, normalise } from './normalise.ts'

test('what fonts, input methods and copying did to a text is undone', () => {
  expect(normalise('⾼级⼯程师，⻓期⽤户，㬵片')).toBe('高级工程师，长期用户，胶片')
  expect(normalise('\uf9dc隆')).toBe('\u9686隆')
  expect(normalise('ｊａｖａ１２３＠ｅ．ｃｎ')).toBe('java123@e．cn')
  expect(normalise('a\u00a0b\u200bc\u00add\ufeff')).toBe('a bcd')
  expect(normalise('oﬃce ﬁle')).toBe('office file')
  expect(normalise('a\r\nb\u2028c')).toBe('a\nb\nc')
  expect(normalise('2019\u20122020 co\u2011op')).toBe('2019–2020 co-op')
})

test('Chinese punctuation, rare characters and joined emoji stay', () => {
  expect(normalise('（甲），乙：丙；𠮷䶮👩‍💻')).toBe('（甲），乙：丙；𠮷䶮👩‍💻')
  expect(normalise('a\ud800b')).toBe('ab')
})

test('letters set apart for their looks are one word again', () => {
  expect(['张 三', 'E D U C A T I O N', 'C a r e e r H i s t o r y', 'a b'].map(closeUp)).toEqual([
    '张三',
    'EDUCATION',
    'Career History',
    'a b',
  ])
})
