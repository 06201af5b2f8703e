import type { ComponentProps, ReactNode } from 'react';
import { FilesOfForm } from '@/app/_ui/form/files-first';
import { later } from '@/app/_ui/later/later';
import { FormActions } from '@/app/_ui/public/form';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { FormProblems } from './form-problems';
import { RecoveredTyping } from './recovered-typing';
import type { useLinkForm } from './use-link-form';

/** Fetched by the few who are asked. */
const ConfirmAgain = later(() => import('./confirm-again'), { missing: 'over' });

type Props = Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'onInput'> & {
  kit: Pick<
    ReturnType<typeof useLinkForm<never>>,
    'attempt' | 'sending' | 'confirming' | 'recovered' | 'discard' | 'files' | 'labels'
  > & { readonly form: ComponentProps<'form'> };
  /** What is read first: inside the form, so that its button is in view from the first line. */
  before?: ReactNode;
  /** Instead of what the last attempt met. */
  problems?: ReactNode;
  /** The submit button's text, and what else it takes; left out where the form has buttons of its own. */
  submit?: string;
  button?: Omit<ComponentProps<typeof SubmitButton>, 'children' | 'busy'>;
};

/** A form of a public page: what is read first, what is wrong, the fields, and the button that sends it. */
export function LinkForm({ kit, before, problems, submit, button, children, ...form }: Props) {
  return (
    <FilesOfForm value={kit.files}>
      <form {...kit.form} {...form}>
        {before}
        {kit.recovered && <RecoveredTyping onDiscard={kit.discard} />}
        {problems ?? <FormProblems attempt={kit.attempt} labels={kit.labels} />}
        {children}
        {submit && (
          <FormActions>
            <SubmitButton busy={kit.sending} {...button}>
              {submit}
            </SubmitButton>
          </FormActions>
        )}
      </form>
      {kit.confirming && <ConfirmAgain {...kit.confirming} />}
    </FilesOfForm>
  );
}
