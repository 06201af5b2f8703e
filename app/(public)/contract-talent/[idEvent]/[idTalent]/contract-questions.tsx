import { getTranslations } from 'next-intl/server';
import type { ContractQuestion } from '@/lib/contracts/questions/queries';
import { formatDateTime } from '@/lib/core/dates';
import styles from './contract.module.css';
import { ReasonForm } from './reason-form';
import { questionAction } from './talk-actions';

type Props = {
  questions: readonly ContractQuestion[];
  timeZone: string;
  eventId: string;
  talentId: string;
};

/** What the talent asked its agency about the contract, what was answered, and the next question. */
export async function ContractQuestions({ questions, timeZone, eventId, talentId }: Props) {
  const t = await getTranslations('contract.questions');
  return (
    <details className={styles.more} open={questions.length > 0}>
      <summary>{t('title')}</summary>
      {questions.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ol className={styles.thread}>
          {questions.map(({ id, author, text, createdAt }) => (
            <li key={id} data-author={author}>
              <p className={styles.who}>{`${t(author)} · ${formatDateTime(createdAt, timeZone)}`}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <ReasonForm
        action={questionAction.bind(null, eventId, talentId)}
        name="text"
        label={t('text')}
        submit={t('send')}
        maxLength={1000}
      />
    </details>
  );
}
