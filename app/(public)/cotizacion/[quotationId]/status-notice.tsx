import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { Notice } from '@/app/_ui/public/notice';
import { formatDateTime, formatLongDate } from '@/lib/core/dates';
import { showcasePath } from '@/lib/core/paths';
import { isClosed } from '@/lib/events/rules';
import type { AnswerPage } from '@/lib/quotations/answers/answer-page';
import type { GivenAnswer } from '@/lib/quotations/given-answers/queries';
import { maskedDocument } from '@/lib/quotations/given-answers/rules';
import { StartAtTop } from '../../_link-forms/start-at-top';
import { Additions } from './additions';
import styles from './cotizacion.module.css';

type AcceptedPage = Extract<AnswerPage, { status: 'ACCEPTED' }>;
type Given = Extract<AnswerPage, { status: 'ACCEPTED' | 'REJECTED' }>;

/** The given answer, or why none can be given, and what comes next. */
export async function StatusNotice({ page, path }: { page: AnswerPage; path: string }) {
  switch (page.status) {
    case 'OPEN':
      return <Changes page={page} />;
    case 'ACCEPTED':
      return <Accepted page={page} path={path} />;
    case 'REJECTED':
      return <Rejected page={page} />;
    case 'EVENT_CLOSED':
      return <EventClosed page={page} />;
    default:
      return <Expired page={page} />;
  }
}

async function Changes({ page }: { page: Extract<AnswerPage, { status: 'OPEN' }> }) {
  const t = await getTranslations('answer.status');
  const [latest] = page.changes;
  if (!latest) return null;
  return (
    <div className={styles.status}>
      <Notice tone="success" title={t('CHANGE_REQUESTED')}>
        <p className={styles.words}>{latest.reason}</p>
        <p>{t('by', { name: latest.name, date: formatDateTime(latest.createdAt, page.offer.timeZone) })}</p>
        <p>{t('changeText', { agency: page.agency.name })}</p>
      </Notice>
    </div>
  );
}

async function Accepted({ page, path }: { page: AcceptedPage; path: string }) {
  const t = await getTranslations('answer.status');
  const { answer, agency, event } = page;
  const own = { agency: agency.name };
  const showcase = event && !isClosed(event.stateId) ? showcasePath(event.id) : null;
  return (
    <div className={styles.status}>
      <StartAtTop />
      <Notice tone="success" title={answer ? t('ACCEPTED') : t('ACCEPTED_NOTED', own)}>
        <Signed answer={answer} page={page} />
        {answer && (
          <p>
            {t('receipt')} <code className={styles.hash}>{answer.versionHash}</code>
          </p>
        )}
        <p>{t('acceptedText', own)}</p>
      </Notice>
      <Additions page={page} path={path} />
      {showcase && (
        <div className={styles.next}>
          <p>{t('showcaseText', own)}</p>
          <PublicButtonLink href={showcase} target="_blank">
            {t('showcase')}
          </PublicButtonLink>
        </div>
      )}
    </div>
  );
}

async function Rejected({ page }: { page: Extract<AnswerPage, { status: 'REJECTED' }> }) {
  const t = await getTranslations('answer.status');
  const { answer, agency, reason } = page;
  const own = { agency: agency.name };
  return (
    <div className={styles.status}>
      <StartAtTop />
      <Notice title={answer ? t('REJECTED') : t('REJECTED_NOTED', own)}>
        {reason && <p className={styles.words}>{t('reason', { reason })}</p>}
        <Signed answer={answer} page={page} />
        <p>{t('rejectedText', own)}</p>
      </Notice>
    </div>
  );
}

async function EventClosed({ page }: { page: AnswerPage }) {
  const t = await getTranslations('answer.status');
  return (
    <div className={styles.status}>
      <Notice tone="warning" title={t('EVENT_CLOSED')}>
        <p>{t('eventClosedText', { agency: page.agency.name })}</p>
      </Notice>
    </div>
  );
}

async function Expired({ page }: { page: AnswerPage }) {
  const t = await getTranslations('answer.status');
  const { agency, offer } = page;
  const date = offer.validUntil ? formatLongDate(offer.validUntil, offer.timeZone, { year: true }) : '';
  return (
    <div className={styles.status}>
      <Notice tone="warning" title={t('EXPIRED')}>
        <p>{t('expiredText', { date, agency: agency.name })}</p>
      </Notice>
    </div>
  );
}

/** The person and the time of an answer. The number of a document is masked. */
async function Signed({ answer, page }: { answer: GivenAnswer | null; page: Given }) {
  const t = await getTranslations('answer.status');
  const { timeZone } = page.offer;
  if (!answer) {
    return page.answeredAt ? <p>{t('when', { date: formatDateTime(page.answeredAt, timeZone) })}</p> : null;
  }
  const { name, document, documentType, createdAt } = answer;
  const date = formatDateTime(createdAt, timeZone);
  const shown = document && maskedDocument(documentType, document);
  return <p>{shown ? t('signed', { name, document: shown, date }) : t('by', { name, date })}</p>;
}
