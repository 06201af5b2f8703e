import texts from '@/lib/i18n/messages/es/contract.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import styles from './contract.module.css';
import { ReasonForm } from './reason-form';

/** The way out for who does not sign, behind a line that opens. */
export function DeclineForm({ action }: { action: (data: FormData) => Promise<FormAnswer> }) {
  const { decline } = texts;
  return (
    <details className={styles.more}>
      <summary>{decline.title}</summary>
      <p>{decline.text}</p>
      <ReasonForm
        action={action}
        name="reason"
        label={decline.reason}
        submit={decline.button}
        maxLength={600}
      />
    </details>
  );
}
