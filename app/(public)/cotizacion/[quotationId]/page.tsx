import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { OfferView } from '@/app/_features/quotations/offer/offer-view';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { PublicButton, PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PageTitle } from '@/app/_ui/public/page-title';
import { formatLongDate } from '@/lib/core/dates';
import type { AnswerPage } from '@/lib/quotations/answers/answer-page';
import { referenceOf } from '@/lib/quotations/offers/wording';
import { AgencyClosed } from '../../_link-forms/agency-closed';
import { PublicPage } from '../../_shell/public-page';
import { AgencyContact } from './agency-contact';
import { AnswerLinks } from './answer-links';
import styles from './cotizacion.module.css';
import { loadAnswerPage } from './load-answer-page';
import { OpeningNote } from './opening-note';
import { QuotationAnswerNotFound } from './quotation-answer-not-found';
import { StatusNotice } from './status-notice';

type Props = { params: Promise<{ quotationId: string }> };
type WithdrawnPage = Extract<AnswerPage, { status: 'VOIDED' | 'REPLACED' }>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('answer');
  return { title: t('pageTitle') };
}

/**
 * A client reads a quotation and answers it, by its own link (design, "Client's answer to a quotation"). Without the
 * link: 404, whatever the id. A GET leaves no mark; that a person has opened it, the page itself tells.
 */
export default pageOrNotFound(QuotationAnswerNotFound, async function QuotationAnswerPage({ params }: Props) {
  const { quotationId } = await params;
  const page = await loadAnswerPage(quotationId);
  if (page === 'AGENCY_CLOSED') return <AgencyClosed />;
  const path = `/cotizacion/${quotationId}`;
  return (
    <PublicPage closed agencyId={page.agency.id}>
      {page.status === 'VOIDED' || page.status === 'REPLACED' ? (
        <Withdrawn page={page} path={path} />
      ) : (
        <>
          <Offered page={page} path={path} />
          <OpeningNote url={`${path}/apertura`} />
        </>
      )}
    </PublicPage>
  );
});

async function Offered({ page, path }: { page: AnswerPage; path: string }) {
  const t = await getTranslations('answer');
  const { offer, agency, status } = page;
  const date = formatLongDate(offer.issuedAt, offer.timeZone, { year: true });
  return (
    <>
      <AgencyMark agency={agency} text={t('sends', { agency: agency.name })} />
      <PageTitle title={offer.event.name} subtitle={t('sent', { reference: referenceOf(offer), date })} />
      <StatusNotice page={page} />
      <OfferView
        offer={offer}
        pdf={
          <PublicButtonLink variant="default" href={`${path}/pdf`} download>
            {t('pdf')}
          </PublicButtonLink>
        }
      />
      <AgencyContact agency={agency} offer={offer} />
      {status === 'OPEN' && <AnswerLinks path={path} agency={agency.name} />}
    </>
  );
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
