import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { OfferView } from '@/app/_features/quotations/offer/offer-view';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { PublicButton, PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PageTitle } from '@/app/_ui/public/page-title';
import { formatLongDate } from '@/lib/core/dates';
import { translate, translateField } from '@/lib/i18n/translate';
import type { AnswerPage } from '@/lib/quotations/answers/answer-page';
import { isChosenFrom } from '@/lib/quotations/answers/chosen-offer';
import { choiceFields } from '@/lib/quotations/choices/rules/read-choice';
import type { OfferLine } from '@/lib/quotations/offers/offer-content';
import { referenceOf, totalsOf } from '@/lib/quotations/offers/wording';
import { AgencyClosed } from '../../_link-forms/agency-closed';
import { PublicPage } from '../../_shell/public-page';
import { AgencyContact } from './agency-contact';
import { AnswerLinks } from './answer-links';
import { ChoiceForm } from './choice-form';
import styles from './cotizacion.module.css';
import { LineChoice } from './line-choice';
import { loadAnswerPage, queryOf, sentIn } from './load-answer-page';
import { OpeningNote } from './opening-note';
import { QuotationAnswerNotFound } from './quotation-answer-not-found';
import { StatusNotice } from './status-notice';

type Props = { params: Promise<{ quotationId: string }>; searchParams: Promise<SearchParams> };
type OpenPage = Extract<AnswerPage, { status: 'OPEN' }>;
type WithdrawnPage = Extract<AnswerPage, { status: 'VOIDED' | 'REPLACED' }>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('answer');
  return { title: t('pageTitle') };
}

/**
 * A client reads a quotation and answers it, by its own link (design, "Client's answer to a quotation"). Without the
 * link: 404, whatever the id. A GET leaves no mark; that a person has opened it, the page itself tells.
 */
export default pageOrNotFound(
  QuotationAnswerNotFound,
  async function QuotationAnswerPage({ params, searchParams }: Props) {
    const { quotationId } = await params;
    const asked = await searchParams;
    const page = await loadAnswerPage(quotationId, asked);
    if (page === 'AGENCY_CLOSED') return <AgencyClosed />;
    const path = `/cotizacion/${quotationId}`;
    return (
      <PublicPage closed agencyId={page.agency.id}>
        {page.status === 'VOIDED' || page.status === 'REPLACED' ? (
          <Withdrawn page={page} path={path} />
        ) : (
          <>
            <Offered page={page} path={path} asked={asked} />
            <OpeningNote url={`${path}/apertura`} />
          </>
        )}
      </PublicPage>
    );
  },
);

async function Offered({ page, path, asked }: { page: AnswerPage; path: string; asked: SearchParams }) {
  const t = await getTranslations('answer');
  const { offer, agency, status } = page;
  const date = formatLongDate(offer.issuedAt, offer.timeZone, { year: true });
  return (
    <>
      <AgencyMark agency={agency} text={t('sends', { agency: agency.name })} />
      <PageTitle title={offer.event.name} subtitle={t('sent', { reference: referenceOf(offer), date })} />
      <StatusNotice page={page} path={path} />
      {page.status === 'OPEN' && isChosenFrom(offer) && !page.choosable && (
        <p className={styles.note}>{t('choice.asSent')}</p>
      )}
      <OfferView
        offer={offer}
        decided={status === 'ACCEPTED'}
        {...(page.status === 'OPEN' && page.choosable ? { choosing: choosing(page, path, asked) } : {})}
        pdf={
          <PublicButtonLink variant="default" href={`${path}/pdf`} download>
            {t('pdf')}
          </PublicButtonLink>
        }
      />
      <AgencyContact agency={agency} offer={offer} />
      {page.status === 'OPEN' && (
        <AnswerLinks path={path} agency={agency.name} choice={choiceIn(page, asked)} />
      )}
    </>
  );
}

const choosing = ({ offer, problems }: OpenPage, path: string, asked: SearchParams) => ({
  form: (lines: ReactNode) => (
    <>
      <p className={styles.note}>{translate('answer.choice.text')}</p>
      <ChoiceForm path={path}>{lines}</ChoiceForm>
    </>
  ),
  control: (line: OfferLine, place: number) => (
    <LineChoice
      offer={offer}
      line={line}
      place={place}
      problems={problems}
      sent={choiceFields(sentIn(asked))}
    />
  ),
});

/** What is being chosen, for the answers; null where there is nothing to choose. */
function choiceIn(page: OpenPage, asked: SearchParams) {
  const { offer, choosable, problems } = page;
  if (!choosable) return null;
  const { nothing } = problems;
  const wrong = nothing ?? (Object.keys(problems).length > 0 ? 'answer.choice.wrong' : null);
  return {
    query: queryOf(asked, page),
    total: totalsOf(offer).total[1],
    problem: wrong && translateField(wrong),
  };
}

/** A voided or replaced offer: its content is not shown, so that nobody plans with it. */
async function Withdrawn({ page, path }: { page: WithdrawnPage; path: string }) {
  const t = await getTranslations('answer.status');
  const { agency, offer } = page;
  const values = { agency: agency.name, code: offer.code ?? '', event: offer.event.name };
  return (
    <div className={styles.withdrawn}>
      {page.status === 'VOIDED' ? (
        <MessageScreen kind="invalid" title={t('VOIDED')} text={t('voidedText', values)} />
      ) : page.newer ? (
        <MessageScreen
          kind="invalid"
          title={t('REPLACED')}
          text={t('followText', { ...values, version: page.newer.version })}
          action={
            <form method="post" action={`${path}/nueva-version`}>
              <PublicButton type="submit">{t('follow')}</PublicButton>
            </form>
          }
        />
      ) : (
        <MessageScreen kind="invalid" title={t('REPLACED')} text={t('replacedText', values)} />
      )}
      <AgencyContact agency={agency} offer={offer} />
    </div>
  );
}
