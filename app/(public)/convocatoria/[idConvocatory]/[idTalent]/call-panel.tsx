import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { Notice } from '@/app/_ui/public/notice';
import { PageTitle } from '@/app/_ui/public/page-title';
import text from '@/app/_ui/theme/text.module.css';
import type { Call } from '@/lib/convocatories/answers/queries';
import { formatDateRange, formatDateTime, formatTimeRange } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { AnswerForm } from './answer-form';
import styles from './call.module.css';
import { SeenMark } from './seen-mark';

type Props = {
  call: Call;
  open: boolean;
  action: (data: FormData) => Promise<FormAnswer>;
  /** «No fui yo»; null for who came by a link that was passed on. */
  disown: string | null;
  /** Keeps that the talent opened it; absent once that is known. */
  markSeen?: () => Promise<void>;
};

/** A call as the talent reads it, with what it answered or can answer. */
export async function CallPanel({ call, open, action, disown, markSeen }: Props) {
  const t = await getTranslations('call');
  const { startDate, endDate, timeZone } = call;
  const place = [call.placeName, call.placeAddress, call.cityName].filter(Boolean).join(', ');
  const facts = [
    { label: t('dates'), value: formatDateRange(startDate, endDate, timeZone, { year: true }) },
    { label: t('schedule'), value: formatTimeRange(startDate, endDate, timeZone) },
    { label: t('place'), value: place },
    ...(call.observations ? [{ label: t('observations'), value: call.observations }] : []),
  ];
  const read = (
    <>
      {markSeen && <SeenMark mark={markSeen} />}
      <AgencyMark
        agency={{ name: call.agencyName, logoFileId: call.agencyLogoFileId }}
        text={t('invites', { agency: call.agencyName })}
      />
      <PageTitle
        title={call.eventName}
        subtitle={t('as', { profile: call.profileName.toLocaleLowerCase('es') })}
      />
      <div className={styles.facts}>
        <p className={styles.pay}>
          <span className={text.small}>{t('pay')}</span>
          <strong className={styles.amount}>{formatMoney(call.budget, call.currencyCode)}</strong>
          <span className={text.small}>{t('gross')}</span>
        </p>
        <DescriptionList columns={1} items={facts} />
      </div>
      <div className={styles.status}>
        {call.stateId === CONVOCATED.CONFIRMED && <Notice tone="success">{t('confirmed')}</Notice>}
        <Answered call={call} open={open} />
        <OutsideAnswer call={call} disown={disown} />
      </div>
    </>
  );
  if (!open) return read;
  return (
    <AnswerForm
      reply={call.reply}
      note={call.replyNote ?? ''}
      deadline={formatDateTime(call.deadline ?? endDate, timeZone)}
      action={action}
    >
      {read}
    </AnswerForm>
  );
}

async function Answered({ call, open }: { call: Call; open: boolean }) {
  const t = await getTranslations('call');
  const note = call.replyNote && <p className={styles.note}>{t('yourNote', { note: call.replyNote })}</p>;
  if (!open) {
    const title = call.reply ? t('answered', { answer: t(`answers.${call.reply}`) }) : t('closed');
    return (
      <Notice title={title}>
        {note}
        <p>{call.reply ? `${t('closed')} ${t('closedText')}` : t('closedText')}</p>
      </Notice>
    );
  }
  if (!call.reply) return null;
  return (
    <Notice
      tone={call.reply === 'YES' ? 'success' : 'info'}
      title={t('answered', { answer: t(`answers.${call.reply}`) })}
    >
      <p>{t(`answeredText.${call.reply}`)}</p>
      {note}
    </Notice>
  );
}

/** What somebody says to have heard from the talent, and how the talent makes it its own or denies it. */
async function OutsideAnswer({ call, disown }: { call: Call; disown: string | null }) {
  const t = await getTranslations('call.outside');
  if (!call.saidYesOutsideAt || call.reply === 'YES') return null;
  if (call.disownedAt) return <Notice title={t('disowned')}>{t('disownedText')}</Notice>;
  if (call.applicationStateId !== APPLICATION.PENDING) return null;
  if (!disown) return <Notice title={t('toConfirm')}>{t('toConfirmText')}</Notice>;
  return (
    <Notice title={t('title', { agency: call.agencyName })}>
      <p>{t('text', { answer: t('yes') })}</p>
      <p>
        <a href={disown} className={styles.disown}>
          {t('disown')}
        </a>
      </p>
    </Notice>
  );
}
