import { getTranslations } from 'next-intl/server';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { readChats } from '@/lib/agencies/texts/queries';
import { greeting } from '@/lib/agencies/texts/rules';
import type { Actor } from '@/lib/core/actor';
import { formatDateTime } from '@/lib/core/dates';
import { QUOTATION } from '@/lib/core/states';
import { listAnswers } from '@/lib/quotations/given-answers/queries';
import { getOffer } from '@/lib/quotations/offers/queries';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { endingOf, isEditable, quotationCode } from '@/lib/quotations/rules';
import { AnswerLink } from './answer-link';
import { ClientAnswers } from './client-answers';
import styles from './client-section.module.css';

type Props = { actor: Actor; quotation: QuotationDetail; mayManage: boolean };

/** The client's side of a sent quotation: openings, answers, and its link. */
export async function ClientSection({ actor, quotation, mayManage }: Props) {
  if (isEditable(quotation.stateId)) return null;
  const [t, answers, { content: offer }, chats] = await Promise.all([
    getTranslations('quotations.clientSide'),
    listAnswers(actor, quotation.id),
    getOffer(actor, quotation.id),
    readChats(actor),
  ]);
  const { id, stateId, nameContact, nameClient, code, version, timeZone } = quotation;
  const shares = stateId === QUOTATION.SENT || stateId === QUOTATION.ACCEPTED;
  return (
    <SectionCard title={t('title')}>
      <div className={styles.parts}>
        {answers.length > 0 && <ClientAnswers answers={answers} timeZone={timeZone} />}
        <Openings quotation={quotation} />
        {mayManage && shares && !endingOf(quotation) && (
          <AnswerLink
            quotationId={id}
            client={nameClient ?? ''}
            wording={chats.QUOTATION_CHAT}
            values={{
              saludo: greeting(nameContact),
              agencia: offer.agency.name,
              codigo: quotationCode(code, version) ?? '',
              evento: offer.event.name,
            }}
          />
        )}
      </div>
    </SectionCard>
  );
}

async function Openings({ quotation }: { quotation: QuotationDetail }) {
  const t = await getTranslations('quotations.clientSide');
  const { firstOpenedAt, lastOpenedAt, openCount: count, timeZone } = quotation;
  const moment = (instant: Date) => formatDateTime(instant, timeZone);
  if (!firstOpenedAt || !lastOpenedAt) return <p className={text.dimmed}>{t('neverOpened')}</p>;
  return (
    <p className={text.dimmed}>
      {count === 1
        ? t('openedOnce', { date: moment(lastOpenedAt) })
        : t('openedOften', { count, first: moment(firstOpenedAt), last: moment(lastOpenedAt) })}
    </p>
  );
}
