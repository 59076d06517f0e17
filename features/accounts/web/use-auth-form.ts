import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { safeParse } from 'zod/v4/core'
import type { Endpoint, InputOf, ReplyOf } from '#packages/api/endpoint.ts'
import type { ErrorBody } from '#packages/api/errors.ts'
import { useApi } from '#packages/ui/api.tsx'

interface FormOptions<E extends Endpoint> {
  /** Errors that the form shows itself, next to the button, including the endpoint's own. */
  inPlace?: readonly string[]
  values(data: FormData): InputOf<E>
  onDone(reply: ReplyOf<E>, values: InputOf<E>): void | Promise<void>
}

/** The trimmed text of a field. */
export const textIn = (data: FormData, name: string): string => String(data.get(name) ?? '').trim()
/** A password may begin with a space. */
export const secretIn = (data: FormData, name: string): string => String(data.get(name) ?? '')

/**
 * A form of one call. The fields are uncontrolled, so text typed before hydration is kept. Until hydration the form
 * uses POST (a password must never appear in an address) and its button is disabled.
 */
export const useAuthForm = <E extends Endpoint>(
  endpoint: E,
  { inPlace = [], values, onDone }: FormOptions<E>,
) => {
  const api = useApi()
  const [alive, setAlive] = useState(false)
  const [wrong, setWrong] = useState<readonly string[]>([])
  useEffect(() => setAlive(true), [])
  const message = [...Object.keys(endpoint.errors), 'too_many_requests', 'bad_input', ...inPlace]
  const { error, isPending, mutate, reset } = useMutation<ReplyOf<E>, ErrorBody | null, InputOf<E>>({
    mutationFn: (input) => api.call(endpoint, input, { inPlace: message }),
    onSuccess: onDone,
  })
  return {
    /** For the form element. */
    form: {
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        const given = values(new FormData(form))
        const checked = safeParse(endpoint.input, given)
        const fields = checked.success ? [] : checked.error.issues.map((issue) => String(issue.path[0]))
        setWrong(fields)
        if (checked.success) mutate(given)
        else form.querySelector<HTMLInputElement>(`[name="${fields[0]}"]`)?.focus()
      },
    },
    button: { type: 'submit' as const, size: 'form' as const, disabled: !alive, busy: isPending },
    /** The error of a field, until it is changed. */
    field: (name: string, words: string) => ({
      name,
      error: wrong.includes(name) && words,
      onChange: () => {
        if (wrong.includes(name)) setWrong(wrong.filter((one) => one !== name))
        if (error) reset()
      },
    }),
    message: error && message.includes(error.code) ? error : undefined,
  }
}
