import { getTranslations } from 'next-intl/server';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import type { ContractPage } from '@/lib/contracts/contract-page';
import { contractCode, contractState } from '@/lib/contracts/rules';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { product } from '@/lib/platform/product';
import { StartAtTop } from '../../../_link-forms/start-at-top';
import { ContractActs } from './contract-acts';
import { ContractQuestions } from './contract-questions';
import { KeepPapers } from './keep-papers';
import { keepPapersAction } from './papers-actions';
import { SignedAlert } from './signed-alert';

type Props = {
  page: Extract<ContractPage, { state: 'SIGNED' }>;
  path: string;
  eventId: string;
  talentId: string;
};

/** For so long after the signature its page says so by itself. */
const FRESH_MS = 2 * 60_000;

/** It is signed: the PDF to keep, and the way to the company's site. */
export async function SignedContract({ page, path, eventId, talentId }: Props) {
  const t = await getTranslations('contract');
  const { name, homeUrl } = product();
  const { contract } = page;
  const state = contractState(contract);
  const isFresh = Date.now() - contract.signedAt.getTime() < FRESH_MS;
  const names = new Intl.ListFormat('es').format(page.toKeep.map((kind) => t(kind)));
  const question = <KeepPapers names={names} onKeep={keepPapersAction.bind(null, eventId, talentId)} />;
  return (
    <>
      <StartAtTop />
      <AgencyMark agency={{ name: page.agencyName, logoFileId: page.agencyLogoFileId }} />
      <MessageScreen
        kind="success"
        title={t(state === 'VOID' ? 'voided' : 'signed')}
        text={t('signedText', {
          code: contractCode(page.contract),
          agency: page.agencyName,
          event: page.eventName,
        })}
        action={
          <>
            <PublicButtonLink href={`${path}/contrato`} download>
              {t('download')}
            </PublicButtonLink>
            <PublicButtonLink href={homeUrl} variant="default">
              {t('home', { product: name })}
            </PublicButtonLink>
          </>
        }
      >
        <p>
          <strong>{t(`state.${state}`)}</strong>
        </p>
      </MessageScreen>
      {isFresh ? (
        <SignedAlert text={t('signed')} site={homeUrl}>
          {question}
        </SignedAlert>
      ) : (
        question
      )}
      <ContractActs page={page} path={path} eventId={eventId} talentId={talentId} />
      <ContractQuestions
        questions={page.questions}
        timeZone={DEFAULT_TIME_ZONE}
        eventId={eventId}
        talentId={talentId}
      />
    </>
  );
}
