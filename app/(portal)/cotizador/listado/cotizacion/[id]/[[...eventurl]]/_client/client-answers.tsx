import { useTranslations } from 'next-intl';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { formatDateTime } from '@/lib/core/dates';
import type { GivenAnswer } from '@/lib/quotations/given-answers/queries';
import styles from './client-section.module.css';

type Props = { answers: readonly GivenAnswer[]; timeZone: string };

const TONES: Readonly<Record<GivenAnswer['answer'], Tone>> = {
  ACCEPTED: 'green',
  REJECTED: 'red',
  CHANGE_REQUESTED: 'violet',
};

/** The client's answers by its link, newest first: the words, who gave them, and to which version. */
export function ClientAnswers({ answers, timeZone }: Props) {
  const t = useTranslations('quotations.clientSide');
  const reasons = useTranslations('answer.reasons');
  return (
    <ul className={styles.answers}>
      {answers.map(({ id, answer, name, documentType, document, createdAt, ...given }) => {
        const date = formatDateTime(createdAt, timeZone);
        const signed = [documentType, document].filter(Boolean).join(' ');
        return (
          <li key={id} className={styles.answer}>
            <SoftBadge tone={TONES[answer]}>{t(answer)}</SoftBadge>
            {given.reasonCode && <p className={styles.words}>{reasons(given.reasonCode)}</p>}
            {given.reason && <p className={styles.words}>{given.reason}</p>}
            <p className={styles.by}>
              {signed ? t('signedBy', { name, document: signed, date }) : t('by', { name, date })}
            </p>
            <p className={styles.by}>
              {t('hash')}: <code className={styles.hash}>{given.versionHash}</code>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
