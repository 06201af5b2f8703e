import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { DescriptionList } from '@/app/_ui/data/description-list';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { PageTitle } from '@/app/_ui/public/page-title';
import { listDocumentTypes } from '@/lib/catalogues/queries';
import { formatDateRange } from '@/lib/core/dates';
import { isChosenFrom } from '@/lib/quotations/answers/chosen-offer';
import { chosenRows } from '@/lib/quotations/offers/choice-words';
import type { OfferContent } from '@/lib/quotations/offers/offer-content';
import { referenceOf, totalsOf } from '@/lib/quotations/offers/wording';
import { AgencyClosed } from '../../../_link-forms/agency-closed';
import { PublicPage } from '../../../_shell/public-page';
import styles from '../cotizacion.module.css';
import { loadAnswerPage, queryOf } from '../load-answer-page';
import { QuotationAnswerNotFound } from '../quotation-answer-not-found';
import { AcceptForm, ChangeForm, RejectForm } from './answer-forms';
import {
  postAcceptance,
  postChange,
  postRefusal,
  sendAcceptance,
  sendChange,
  sendRefusal,
} from './send-answer';

type Props = {
  params: Promise<{ quotationId: string; answer: string }>;
  searchParams: Promise<SearchParams>;
};

const TITLES = { aceptar: 'acceptTitle', rechazar: 'rejectTitle', cambio: 'changeTitle' } as const;
const TEXTS = { aceptar: 'acceptText', rechazar: 'rejectText', cambio: 'changeText' } as const;
type Answer = keyof typeof TITLES;

const isAnswer = (word: string): word is Answer => word in TITLES;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { answer } = await params;
  const t = await getTranslations('answer.form');
  return isAnswer(answer) ? { title: t(TITLES[answer]) } : {};
}

/** One of the three answers, with what it is an answer to; what takes none any more leads back to the quotation. */
export default pageOrNotFound(
  QuotationAnswerNotFound,
  async function AnswerFormPage({ params, searchParams }: Props) {
    const { quotationId, answer } = await params;
    const asked = await searchParams;
    const page = await loadAnswerPage(quotationId, asked);
    if (page === 'AGENCY_CLOSED') return <AgencyClosed />;
    if (!isAnswer(answer)) notFound();
    const path = `/cotizacion/${quotationId}`;
    if (page.status !== 'OPEN') redirect(path);
    const t = await getTranslations('answer.form');
    const { agency, offer, hash, choice } = page;
    const query = queryOf(asked, page);
    if (answer === 'aceptar' && Object.keys(page.problems).length > 0) redirect(`${path}${query}#eleccion`);
    const documents = answer === 'aceptar' ? await personalDocuments() : [];
    const common = {
      path: answer === 'cambio' ? `${path}${query}` : path,
      hash,
      name: offer.client.contact ?? '',
    };
    const text = answer === 'aceptar' && offer.additionTo ? 'additionText' : TEXTS[answer];
    return (
      <PublicPage closed agencyId={agency.id}>
        <a href={`${path}${query}`} className={styles.back}>
          {t('back')}
        </a>
        <AgencyMark agency={agency} text={agency.name} />
        <PageTitle title={t(TITLES[answer])} subtitle={t(text, { agency: agency.name })} />
        <OfferFacts offer={offer} />
        {answer === 'aceptar' && page.choosable && (
          <p className={styles.note}>
            {t('chosen')} <a href={`${path}${query}#eleccion`}>{t('choose')}</a>
          </p>
        )}
        {answer === 'aceptar' && (
          <AcceptForm
            {...common}
            send={sendAcceptance.bind(null, quotationId)}
            post={postAcceptance.bind(null, quotationId)}
            documentTypes={documents.map(({ id, name }) => ({ value: String(id), label: name }))}
            usualType={String(documents.find(({ code }) => code === 'CC')?.id ?? '')}
            chosen={isChosenFrom(offer) ? { choice: JSON.stringify(choice), total: offer.total } : null}
            terms={{ code: referenceOf(offer).replace('Cotización ', ''), total: totalsOf(offer).total[1] }}
          />
        )}
        {answer === 'rechazar' && (
          <RejectForm
            {...common}
            send={sendRefusal.bind(null, quotationId)}
            post={postRefusal.bind(null, quotationId)}
          />
        )}
        {answer === 'cambio' && (
          <ChangeForm
            {...common}
            send={sendChange.bind(null, quotationId)}
            post={postChange.bind(null, quotationId, query)}
          />
        )}
      </PublicPage>
    );
  },
);

/** Whoever answers is a person, whatever company it is for. */
const personalDocuments = async () =>
  (await listDocumentTypes()).filter(({ appliesTo }) => appliesTo !== 'COMPANY');

async function OfferFacts({ offer }: { offer: OfferContent }) {
  const t = await getTranslations('answer.form');
  const { event, timeZone } = offer;
  const totals = totalsOf(offer);
  return (
    <div className={styles.facts}>
      <DescriptionList
        items={[
          {
            label: referenceOf(offer),
            wide: true,
            value: `${event.name} · ${formatDateRange(event.start, event.end, timeZone, { year: true })}`,
          },
          {
            label: t('total'),
            value: [totals.total[1], totals.equivalence].filter(Boolean).join(' · '),
            wide: true,
          },
          ...chosenRows(offer).flatMap(([label, value]) => (value ? [{ label, value, wide: true }] : [])),
        ]}
      />
    </div>
  );
}
