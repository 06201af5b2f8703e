import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { leaveKept } from '@/app/_ui/form/kept/leave-kept';
import { PublicButton } from '@/app/_ui/public/button';
import { fieldId } from '@/app/_ui/public/field-shell';
import texts from '@/lib/i18n/messages/es/controls.json';
import type { FormAnswer } from './form-answer';

type Props = {
  attempt: FormAnswer & { readonly count: number; readonly outdated?: boolean };
  /** Label of each field, in the order of the page. */
  labels: Readonly<Record<string, string>>;
};

/** What the last attempt met, above the form; new with each attempt, so that it takes the focus every time. */
export function FormProblems({ attempt, labels }: Props) {
  const problems = Object.entries(labels).flatMap(([name, label]) => {
    const message = attempt.fields[name];
    return message ? [{ fieldId: fieldId({ name }), label, message }] : [];
  });
  return (
    <>
      <ErrorSummary
        key={attempt.count}
        problems={problems}
        {...(attempt.message ? { title: attempt.message } : {})}
      />
      {attempt.outdated && <PublicButton onClick={() => leaveKept()}>{texts.reload}</PublicButton>}
    </>
  );
}
