import type { Endpoint, InputOf, ReplyOf } from '#packages/api/endpoint.ts'
import { Button } from '#packages/ui/button.tsx'
import { FormMessage, formClass } from '../form-parts.tsx'
import { useAuthForm } from '../use-auth-form.ts'
import { ProofField, proofIn } from './proof-field.tsx'

/** A form that reauthenticates the user and performs one action. */
export const ByProof = <E extends Endpoint>(props: {
  endpoint: E
  input?: Omit<InputOf<E>, 'current'>
  submit: string
  onDone(reply: ReplyOf<E>): void
}) => {
  const { form, button, field, message } = useAuthForm(props.endpoint, {
    values: (data) => ({ ...props.input, current: proofIn(data) }) as InputOf<E>,
    onDone: props.onDone,
  })
  return (
    <form className={formClass} {...form}>
      <ProofField field={field} />
      <FormMessage error={message} />
      <Button {...button}>{props.submit}</Button>
    </form>
  )
}
