import { expect, test } from 'vitest'
import { taskNames } from '#packages/ai/tasks.ts'
import type { AdminModel } from '../../admin-contract.ts'
import { changedIn, formOf, limitsOf, type ModelForm, newForm, plainAddress, readForm } from './model-form.ts'
import { presetIds, presets } from './presets.ts'

const filled = (given: Partial<ModelForm> = {}): ModelForm => ({
  ...newForm(),
  name: '深思',
  baseUrl: 'https://host.example/v1',
  model: 'some-model',
  ...given,
})
const modelOf = (given: Partial<AdminModel> = {}): AdminModel => {
  const { settings } = readForm(filled())
  if (!settings) throw new Error('the form is not right')
  return { ...settings, id: 'a1b2c3d4e5f6g7h8i9j0', key: 'kept', isFromEnvironment: false, ...given }
}

test('a new form lacks only values that have no default', () => {
  expect([...readForm(newForm()).faults].toSorted()).toEqual(['baseUrl', 'model', 'name'])
  expect(readForm(filled())).toMatchObject({ faults: new Set(), keyFault: undefined, key: undefined })
})

test('saving an unchanged form changes nothing', () => {
  const before = modelOf({ prices: { draft: 0, translate: 12 }, temperature: 0.3, about: '写得快' })
  const { settings } = readForm(formOf(before), before)
  expect(settings && changedIn(settings, before)).toEqual({})
  const { settings: next } = readForm({ ...formOf(before), temperature: '', name: '新名' }, before)
  expect(next && changedIn(next, before)).toEqual({ name: '新名', temperature: null })
})

test('an empty price is a task that is not offered; zero is a price', () => {
  const prices = { ...filled().prices, draft: '', improve: '0', translate: ' 7 ' }
  const { settings } = readForm(filled({ prices }))
  expect(settings?.prices).toEqual({ ...modelOf().prices, draft: undefined, improve: 0, translate: 7 })
  expect(Object.keys(settings?.prices ?? {})).not.toContain('draft')
})

test('an invalid value is reported at its field', () => {
  const wrong: [Partial<ModelForm>, string][] = [
    [{ name: '字'.repeat(41) }, 'name'],
    [{ about: '字'.repeat(121) }, 'about'],
    [{ baseUrl: 'host/v1' }, 'baseUrl'],
    [{ baseUrl: 'https://me:pw@host.example' }, 'baseUrl'],
    [{ model: ' ' }, 'model'],
    [{ temperature: '2.1' }, 'temperature'],
    [{ temperature: 'warm' }, 'temperature'],
    [{ timeoutSeconds: '4' }, 'timeoutSeconds'],
    [{ timeoutSeconds: '' }, 'timeoutSeconds'],
    [{ atOnce: '501' }, 'atOnce'],
    [{ prices: { ...filled().prices, tailor: '10001' } }, 'prices.tailor'],
    [{ prices: { ...filled().prices, tailor: '-1' } }, 'prices.tailor'],
    [{ prices: { ...filled().prices, tailor: '1.5' } }, 'prices.tailor'],
  ]
  for (const [given, field] of wrong) {
    const { faults, settings } = readForm(filled(given))
    expect([...faults], JSON.stringify(given)).toEqual([field])
    expect(settings).toBeUndefined()
  }
})

test('a stored key is not used for another server; a new key or none is accepted', () => {
  const before = modelOf()
  const away = { ...formOf(before), baseUrl: 'https://elsewhere.example/v1' }
  expect(readForm(away, before).keyFault).toBe('key_needed')
  expect(readForm({ ...away, apiKey: 'sk-new' }, before)).toMatchObject({
    keyFault: undefined,
    key: 'sk-new',
  })
  expect(readForm({ ...away, dropsKey: true }, before)).toMatchObject({ keyFault: undefined, key: null })
  expect(readForm(away, { ...before, key: 'none' }).keyFault).toBeUndefined()
  expect(readForm({ ...formOf(before), baseUrl: 'https://host.example/v2' }, before).keyFault).toBeUndefined()
  expect(readForm({ ...formOf(before), baseUrl: '' }, before).keyFault).toBeUndefined()
  expect(readForm(filled({ apiKey: 'has a gap' })).keyFault).toBe('bad')
})

test('limits are the schema’s', () => {
  expect(limitsOf('name')).toEqual({ min: 1, max: 40 })
  expect(limitsOf('about')).toEqual({ min: 0, max: 120 })
  expect(limitsOf('prices')).toEqual({ min: 0, max: 10_000 })
  expect(limitsOf('temperature')).toEqual({ min: 0, max: 2 })
  expect(limitsOf('timeoutSeconds')).toEqual({ min: 5, max: 600 })
  expect(limitsOf('atOnce')).toEqual({ min: 1, max: 500 })
})

test('every service of the table fills a form that can be saved', () => {
  for (const id of presetIds) {
    const { baseUrl, model, zh } = presets[id]
    expect(readForm(filled({ name: zh, baseUrl, model })).settings, id).toMatchObject({ baseUrl, model })
    expect(plainAddress(`${baseUrl}/chat/completions`)).toBe(baseUrl)
  }
  expect(Object.keys(newForm().prices)).toEqual([...taskNames])
})
